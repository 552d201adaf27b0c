/*
** options.c -- options, and what the user has set.
**
** An option's value is the first of these that there is:
**
**     1. the user's setting for one side         --set white.reach=far
**     2. the user's setting for all sides        --set reach=far
**     3. what a choice of another option sets    { "bold", sets = { reach = "far" } },
**        that the user has set by name           where the user sets style=bold
**     4. what a game sets that builds on it      defaults { reach = "far" }
**     5. what a choice of another option sets
**        that the user has not set
**     6. the option's own default
**
** Within 3, 4 and 5, the first in the order of declaration counts.
*/
#include "primitives.h"

#include "abbrevs.h"
#include "base/ascii.h"
#include "base/rng.h"
#include "sandbox.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* DICE_MAX, TOTALS_MAX: two sides may throw against each other, and each pair of totals is
** then an outcome of its own. WAYS_MAX: outcomes are weighted by the ways in which the dice
** can fall, and those of two sides, multiplied, must fit in 64 bits. */
enum { DICE_MAX = 10, TOTALS_MAX = 40 };
static const double WAYS_MAX = 1e9;
static const char NO_ELEMENTS[] = "none", RANDOM[] = "random";

/* "best2of3d6": three dice of six sides, of which the best two count. */
typedef struct Dice {
    long count, sides, best; /* best: how many count; `count` if all do */
} Dice;

/* ---- what a value can be ---- */

static char *listed(Def *d, const Option *o) {
    Str s = {0};
    for (int i = 0; i < o->nchoices; i++)
        str_addf(&s, "%s%s", i ? ", " : "", o->choice[i]);
    char *text = arena_strdup(d->arena, str_text(&s));
    str_free(&s);
    return text;
}

static int find_choice(const Option *o, const char *value) {
    return names_find(o->choice, (size_t)o->nchoices, value);
}

static bool valid_choice(Def *d, const Option *o, const char *value, Place at) {
    if (find_choice(o, value) >= 0)
        return true;
    return def_error(d, at, "option '%s': no choice '%s'%s (choices: %s)", o->name, value,
                     def_hint(d, value, o->choice, (size_t)o->nchoices), listed(d, o));
}

/* A number is written in one way only, or "05" would be another setting than "5". */
static bool valid_number(Def *d, const Option *o, const char *value, Place at) {
    long long n = strtoll(value, NULL, 10);
    char usual[24];
    snprintf(usual, sizeof usual, "%lld", n);
    if (strcmp(usual, value) == 0 && n >= o->min && n <= o->max)
        return true;
    return def_error(d, at, "option '%s': '%s' is not a whole number from %lld to %lld",
                     o->name, value, (long long)o->min, (long long)o->max);
}

/* A cell of the board, or one of the author's words. */
static bool valid_cell(Def *d, const Option *o, const char *value, Place at) {
    if (find_choice(o, value) >= 0 || def_cell(d, value) >= 0)
        return true;
    return def_error(d, at, "option '%s': no cell '%s' on this board%s%s", o->name, value,
                     o->nchoices ? "; also possible: " : "", listed(d, o));
}

/* The index of the cell that `word` names, exactly or else with case ignored, if the list may
** have cells; -1: none. */
static int listed_cell(const Def *d, const Option *o, const char *word) {
    int cell = o->cells ? def_cell(d, word) : -1;
    for (int i = 0; i < d->board.ncells && o->cells && cell < 0; i++)
        cell = str_equal_fold(d->board.cell[i], word) ? i : -1;
    return cell;
}

/* "a,b": choices or cells separated by commas, each once; or "none" for the empty list. */
static bool valid_list(Def *d, const Option *o, const char *value, Place at) {
    if (strcmp(value, NO_ELEMENTS) == 0)
        return true;
    bool *named = ARENA_ARRAY(d->arena, bool, o->nchoices + SQ_MAX);
    for (const char *word = value;; word++) {
        size_t n = strcspn(word, ",");
        const char *one = arena_strndup(d->arena, word, n);
        int choice = find_choice(o, one), cell = choice < 0 ? listed_cell(d, o, one) : -1;
        if (choice < 0 && cell < 0)
            return valid_choice(d, o, one, at);
        bool *once = &named[choice < 0 ? o->nchoices + cell : choice];
        if (*once)
            return def_error(d, at, "option '%s': '%s' is named twice", o->name, one);
        *once = true;
        word += n;
        if (!*word)
            return true;
    }
}

/* Reads a number without a sign from 1 to TOTALS_MAX, and moves *at past it; 0 if there is
** none. */
static long read_few(const char **at) {
    char *end;
    long n = ascii_digit(**at) ? strtol(*at, &end, 10) : 0;
    if (n < 1 || n > TOTALS_MAX)
        return 0;
    *at = end;
    return n;
}

static bool skip(const char **at, const char *word) {
    size_t n = strlen(word);
    if (strncmp(*at, word, n) != 0)
        return false;
    *at += n;
    return true;
}

/* "2d6" is two dice of six sides; "best2of3", short for "best2of3d6", the best two of three. */
static bool read_dice(const char *at, Dice *d) {
    bool best = skip(&at, "best");
    d->best = best ? read_few(&at) : 0;
    if (best && !skip(&at, "of"))
        return false;
    d->count = read_few(&at);
    bool six = best && !*at;
    d->sides = six ? 6 : skip(&at, "d") ? read_few(&at) : 0;
    d->best = best ? d->best : d->count;
    return !*at && d->count <= DICE_MAX && d->best >= 1 && d->best <= d->count &&
           d->sides >= 2 && d->best * (d->sides - 1) + 1 <= TOTALS_MAX &&
           pow((double)d->sides, (double)d->count) <= WAYS_MAX;
}

static bool valid_dice(Def *d, const Option *o, const char *value, Place at) {
    if (read_dice(value, &(Dice){0}))
        return true;
    return def_error(
        d, at,
        "option '%s': '%s' does not describe dice; write 2d6 for two six-sided dice or "
        "best2of3 for the best two of three, with at most %d different totals, and at most "
        "%.0f ways in which they can fall",
        o->name, value, TOTALS_MAX, WAYS_MAX);
}

/* ---- what it is for the script ---- */

/* The number of the choice in the list, from 1. */
static void push_choice(lua_State *L, const Option *o, const char *value) {
    lua_pushinteger(L, find_choice(o, value) + 1);
}

static void push_number(lua_State *L, const Option *o, const char *value) {
    (void)o;
    lua_pushinteger(L, strtoll(value, NULL, 10));
}

static void push_cell(lua_State *L, const Option *o, const char *value) {
    (void)o;
    lua_pushstring(L, value);
}

/* A list of the words; cells are spelt as the board has them. */
static void push_list(lua_State *L, const Option *o, const char *value) {
    const Def *d = author_def(L);
    lua_newtable(L);
    if (strcmp(value, NO_ELEMENTS) == 0)
        return;
    for (lua_Integer i = 1; *value; i++) {
        size_t n = strcspn(value, ",");
        const char *one = arena_strndup(d->arena, value, n);
        int cell = find_choice(o, one) < 0 ? listed_cell(d, o, one) : -1;
        lua_pushstring(L, cell < 0 ? one : d->board.cell[cell]);
        lua_seti(L, -2, i);
        value += n + (value[n] == ',');
    }
}

/* { count =, sides =, best = } */
static void push_dice(lua_State *L, const Option *o, const char *value) {
    Dice dice = {1, 2, 1};
    (void)o;
    read_dice(value, &dice);
    lua_createtable(L, 0, 3);
    lua_pushinteger(L, dice.count);
    lua_setfield(L, -2, "count");
    lua_pushinteger(L, dice.sides);
    lua_setfield(L, -2, "sides");
    lua_pushinteger(L, dice.best);
    lua_setfield(L, -2, "best");
}

static const struct {
    const char *name; /* of `type = ...`; NULL: known by other fields */
    bool (*valid)(Def *d, const Option *o, const char *value, Place at);
    void (*push)(lua_State *L, const Option *o, const char *value);
} types[] = {
    [OPTION_CHOICE] = {NULL, valid_choice, push_choice},
    [OPTION_NUMBER] = {NULL, valid_number, push_number},
    [OPTION_CELL] = {"cell", valid_cell, push_cell},
    [OPTION_LIST] = {"list", valid_list, push_list},
    [OPTION_DICE] = {"dice", valid_dice, push_dice},
};

/* ---- what is set ---- */

/* Whether the setting is of the option: "orange.chief" sets `chief` for orange (*player is
** his number), "chief" for all players (*player is -1). */
static bool speaks_of(const Def *d, const char *setting, const char *option, int *player) {
    const char *dot = strchr(setting, '.');
    *player = -1;
    if (strcmp(setting, option) == 0)
        return true;
    if (!dot || strcmp(dot + 1, option) != 0)
        return false;
    *player = def_player(d, arena_strndup(d->arena, setting, (size_t)(dot - setting)));
    return *player >= 0;
}

/* Whether it may depend on how other options are set (by name, or left at their defaults)
** which of two values counts. Between values that two games give it does not: the outer
** game's always counts. */
static bool contest(const Default *a, const Default *b) {
    return strcmp(a->value, b->value) != 0 && (a->rank != BY_GAME || b->rank != BY_GAME);
}

static void take_default(Def *d, Option *o) {
    const Default *best = NULL;
    for (size_t i = 0; i < d->defaults.n; i++) {
        Default *v = &d->defaults.at[i];
        if (strcmp(v->option, o->name) != 0)
            continue;
        v->used = true;
        if (!types[o->type].valid(d, o, v->value, v->place) || !v->chosen)
            continue;
        o->contested |= best && contest(best, v);
        if (!best || v->rank > best->rank)
            best = v;
    }
    o->def = best ? best->value : o->def;
}

/* Whether the value asks for a random draw. Users may ask that of any option with choices or
** a number, even if the author does not offer "random", unless it has a choice of that name. */
static bool draws(const Option *o, const char *value) {
    bool can = o->type == OPTION_NUMBER || (o->type == OPTION_CHOICE && o->nchoices > 0);
    return strcmp(value, RANDOM) == 0 && (o->random || (can && find_choice(o, RANDOM) < 0));
}

/* The value that the user has set for a player (-1: for all); NULL if there is none, or
** after a complaint of a wrong one. */
static const char *set_for(Def *d, const Option *o, int player) {
    const Place user = {0};
    const char *value = NULL;
    for (int i = 0, whose; i < d->nset; i++) {
        const Setting *s = &d->set[i];
        if (!speaks_of(d, s->name, o->name, &whose) || whose != player)
            continue;
        d->set_used[i] = true;
        if (player >= 0 && !o->per_side) {
            def_error(d, user,
                      "option '%s' is the same for all players, but '%s' sets it for one",
                      o->name, s->name);
            continue;
        }
        if (value && strcmp(value, s->value) != 0)
            def_error(d, user, "option '%s' is set twice, to '%s' and to '%s'", s->name, value,
                      s->value);
        value = s->value;
    }
    bool right = value && (draws(o, value) || types[o->type].valid(d, o, value, user));
    return right ? arena_strdup(d->arena, value) : NULL; /* settings are borrowed */
}

/* Where the value is "random", draws one of the other choices or a number in its place. The
** draw depends on the seed and the option's name, not on other options; what was set for one
** player (otherwise -1) is drawn for him alone. */
static const char *draw(const Def *d, Option *o, int player, const char *value) {
    uint64_t seed = rng_mix(d->seed);
    Rng rng;
    if (!draws(o, value))
        return value;
    for (const char *at = o->name; *at; at++)
        seed = rng_mix(seed + (unsigned char)*at);
    if (player >= 0)
        seed = rng_mix(seed + (uint64_t)player);
    rng_seed(&rng, seed);
    o->drawn = true;
    if (o->type == OPTION_CHOICE)
        return o->choice[rng_below(&rng, (uint64_t)(o->nchoices - o->random))];
    int64_t number = o->min + (int64_t)rng_below(&rng, (uint64_t)(o->max - o->min) + 1);
    return arena_printf(d->arena, "%" PRId64, number);
}

/* Fills in each player's value as it is set; complains of wrong settings. */
static void resolve(Def *d, Option *o) {
    take_default(d, o);
    const char *all = set_for(d, o, -1);
    for (int p = 0; p < PLAYERS_MAX; p++) {
        const char *own = p < d->nplayers ? set_for(d, o, p) : NULL;
        o->value[p] = draw(d, o, own ? p : -1, own ? own : all ? all : o->def);
    }
}

/* ---- what a choice sets ---- */

/* Whether the user has set the option by name. Options that set others are the same for all
** players, so there is no setting for one side. */
static bool user_sets(const Def *d, const Option *o) {
    for (int i = 0; i < d->nset; i++)
        if (strcmp(d->set[i].name, o->name) == 0)
            return true;
    return false;
}

/* Adds to the Def what a choice of o sets of another option, which must not be declared yet.
** Returns the text with "; name=value" appended. */
static const char *preset(lua_State *L, const Option *o, Default v, const char *text) {
    Def *d = author_def(L);
    if (!v.option || !v.value) {
        author_error(L, "option '%s': 'sets' must name options and choices, as strings",
                     o->name);
        return text;
    }
    for (size_t i = 0; i < d->options.n; i++)
        if ((v.used = strcmp(d->options.at[i].option.name, v.option) == 0)) {
            author_error(L, "option '%s' cannot set '%s', which is declared before it", o->name,
                         v.option);
            break;
        }
    defaults_add(&d->defaults, v);
    return arena_printf(d->arena, "%s%s%s=%s", text, *text ? "; " : "", v.option, v.value);
}

/* sets = { { name, value, name, value, ... }, ... }: one list for each choice. */
static void read_sets(lua_State *L, Option *o) {
    Def *d = author_def(L);
    List rows = list_field(L, 1, "sets");
    if (rows.n > 0 && o->per_side)
        author_error(L,
                     "option '%s': an option that sets others must be the same for all players",
                     o->name);
    const char **sets = ARENA_ARRAY(d->arena, const char *, o->nchoices);
    for (int i = 0; i < o->nchoices; i++)
        sets[i] = "";
    o->sets = rows.n > 0 ? sets : NULL;
    assert(rows.n <= o->nchoices); /* option.lua makes a list for each */
    while (list_next(&rows)) {
        const char *choice = o->choice[rows.i - 1];
        Default v = {.place = author_place(L),
                     .chosen = strcmp(choice, o->value[0]) == 0,
                     .rank = user_sets(d, o) ? BY_USER : BY_DEFAULT};
        const char *text = "";
        for (List l = list_at(L, -1); list_next(&l);) {
            v.option = author_text(L, -1);
            list_next(&l);
            v.value = author_text(L, -1);
            text = preset(L, o, v, text);
        }
        sets[rows.i - 1] = text;
    }
}

/* ---- the primitive ---- */

/* Warns of a name that settings and records cannot express, since they write
** "white.name=choice; name=choice": it must not contain a control character or a character
** of `without`, nor begin or end with a blank. */
static void check_sayable(lua_State *L, const char *text, const char *without,
                          const char *what) {
    size_t n = strlen(text);
    bool can = n > 0 && text[0] != ' ' && text[n - 1] != ' ';
    for (size_t i = 0; i < n; i++)
        can =
            can && (unsigned char)text[i] >= ' ' && text[i] != 127 && !strchr(without, text[i]);
    Place at = author_place(L);
    if (!can)
        def_warning(
            author_def(L), at,
            "%s: settings and records cannot express this name: it must not contain any "
            "of '%s' or a control character, or begin or end with a space",
            what, without);
}

/* In the value of a list, commas separate the words, and "none" is the empty list. */
static void check_words(lua_State *L, const Option *o) {
    for (int i = 0; o->type == OPTION_LIST && i < o->nchoices; i++)
        if (strchr(o->choice[i], ',') || strcmp(o->choice[i], NO_ELEMENTS) == 0)
            author_error(L, "option '%s': '%s' cannot be a word of a list: %s", o->name,
                         o->choice[i],
                         strchr(o->choice[i], ',') ? "commas separate its words"
                                                   : "it means an empty list");
}

/* Reads the names of the choices; false if there are none. */
static bool read_choices(lua_State *L, Option *o) {
    List l = list_field(L, 1, "choices");
    o->choice = ARENA_ARRAY(author_def(L)->arena, const char *, l.n);
    while (list_next(&l)) {
        const char *name = author_text(L, -1);
        sandbox_charge(L, o->nchoices); /* it is compared with those before it */
        if (find_choice(o, name) >= 0)
            author_error(L, "option '%s': two choices are called '%s'", o->name, name);
        check_sayable(
            L, name, ";",
            arena_printf(author_def(L)->arena, "option '%s': choice '%s'", o->name, name));
        o->choice[o->nchoices++] = name;
    }
    return l.n > 0;
}

/* Reads the field `list`, which has a text for each choice: NULL for gaps. *any becomes true
** if there is one. */
static const char **of_choices(lua_State *L, const Option *o, const char *list, const char *key,
                               bool *any) {
    const char **text = ARENA_ARRAY(author_def(L)->arena, const char *, o->nchoices);
    bool table = lua_getfield(L, 1, list) == LUA_TTABLE;
    *any = false;
    for (int i = 0; table && i < o->nchoices; i++) {
        bool said = lua_geti(L, -1, i + 1) != LUA_TNIL;
        text[i] = author_text(L, -1);
        if (said && !text[i]) {
            if (!author_is_poison(L, -1))
                author_error(L, "option '%s': '%s' of choice '%s' must be a string, got %s",
                             o->name, key, o->choice[i], author_type(L, -1));
            text[i] = "?";
        }
        *any |= said;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return text;
}

static void read_abbrevs(lua_State *L, Option *o, const char *whose) {
    bool any;
    const char **abbrev = of_choices(L, o, "abbrevs", "abbrev", &any);
    o->abbrev = any ? abbrev : NULL;
    if (any)
        abbrevs_check(L, o, whose);
}

/* Reads what each choice means, in a line for the players. "random" has a line of its own. */
static void read_meanings(lua_State *L, Option *o) {
    bool any;
    o->meaning = of_choices(L, o, "meanings", "help", &any);
    for (int i = 0; i < o->nchoices; i++) {
        bool random = o->random && i == o->nchoices - 1;
        if (!o->meaning[i])
            o->meaning[i] = random ? "one of the others, drawn at random" : "";
    }
}

/* Adds "random" to the author's choices, as the last one. */
static void read_random(lua_State *L, Option *o) {
    const char **more = ARENA_ARRAY(author_def(L)->arena, const char *, o->nchoices + 1);
    if (!o->random)
        return;
    if (o->nchoices < 2 || o->abbrev || o->per_side || o->type != OPTION_CHOICE)
        author_error(L,
                     "option '%s': 'random' needs at least two choices, without an 'abbrev' "
                     "and the same for all players",
                     o->name);
    if (find_choice(o, RANDOM) >= 0)
        author_error(
            L,
            "option '%s': 'random = true' adds a choice of its own; leave out the choice '%s'",
            o->name, RANDOM);
    memcpy(more, o->choice, sizeof *more * (size_t)o->nchoices);
    more[o->nchoices++] = RANDOM;
    o->choice = more;
}

static void read_number(lua_State *L, Option *o, const char *whose) {
    const int64_t most = INT32_MAX;
    o->min = fields_number(L, 1, whose, "min", 0, -most, most);
    o->max = fields_number(L, 1, whose, "max", most, -most, most);
    if (o->min > o->max) {
        author_error(L, "%s: 'min' is %lld and 'max' is %lld, so no number is possible", whose,
                     (long long)o->min, (long long)o->max);
        o->max = o->min;
    }
    int64_t def = fields_number(L, 1, whose, "default", o->min, o->min, o->max);
    o->def = arena_printf(author_def(L)->arena, "%lld", (long long)def);
}

static void push_values(lua_State *L, const Option *o) {
    int n = author_def(L)->nplayers ? author_def(L)->nplayers : 1;
    lua_createtable(L, n, 0);
    for (int p = 0; p < n; p++) {
        types[o->type].push(L, o, o->value[p]);
        lua_seti(L, -2, p + 1);
    }
}

/* Reads the type, and then the bounds and the default of a number, or the default of any
** other option. */
static void read_type(lua_State *L, Option *o, const char *whose, bool choices) {
    const char *type = fields_text(L, 1, whose, "type");
    size_t i = OPTION_CELL, n = sizeof types / sizeof *types;
    while (type && i < n && strcmp(types[i].name, type) != 0)
        i++;
    if (i == n) {
        author_error(L, "%s: 'type' must be \"cell\", \"list\" or \"dice\", got '%s'", whose,
                     type);
        return;
    }
    o->type = type ? (OptionType)i : choices ? OPTION_CHOICE : OPTION_NUMBER;
    if (o->type == OPTION_LIST && !choices)
        author_error(L, "%s: a list needs words: { type = \"list\", \"this\", \"that\" }",
                     whose);
    else if (o->type == OPTION_NUMBER)
        read_number(L, o, whose);
    else
        o->def = fields_need_text(L, 1, whose, "default");
}

/* A list of the values, one for each player (a single one while players are not declared yet),
** or nil after a complaint, of
**
**     option { name, help, per_side, random, choices = { names }, meanings = { texts },
**              abbrevs = { texts }, sets = { lists }, default = name }
**     option { name, help, per_side, min, max, default }
**     option { name, help, per_side, type, choices, meanings, cells, default }
*/
static int say_option(lua_State *L) {
    static const FieldDef fields[] = {{"help", FIELD_TEXT, offsetof(Option, help)},
                                      {"per_side", FIELD_FLAG, offsetof(Option, per_side)},
                                      {"random", FIELD_FLAG, offsetof(Option, random)},
                                      {"cells", FIELD_FLAG, offsetof(Option, cells)},
                                      {0}};
    Def *d = author_def(L);
    Option o = {.name = fields_need_text(L, 1, "option", "name"), .type = OPTION_CHOICE};
    if (!o.name)
        return 0;
    const char *whose = arena_printf(d->arena, "option '%s'", o.name);
    check_sayable(L, o.name, "=;.", whose);
    for (size_t i = 0; i < d->options.n; i++)
        if (strcmp(d->options.at[i].option.name, o.name) == 0)
            return luaL_error(L, "%s is already declared", whose);
    if (d->options.n == OPTIONS_MAX)
        return luaL_error(L, "a game has at most %d options", OPTIONS_MAX);
    fields_read(L, 1, whose, fields, &o);
    for (int i = 0; i < d->nplayers && o.per_side; i++)
        check_sayable(L, d->display->player[i].name, "=;.",
                      arena_printf(d->arena, "%s for each side: player '%s'", whose,
                                   d->display->player[i].name));
    if (o.per_side && !d->nplayers)
        return luaL_error(L, "%s has a value for each side, so `players` must come before it",
                          whose);
    read_type(L, &o, whose, read_choices(L, &o));
    check_words(L, &o);
    read_abbrevs(L, &o, whose);
    read_random(L, &o);
    read_meanings(L, &o);
    if (!o.def ||
        (o.type != OPTION_NUMBER && !types[o.type].valid(d, &o, o.def, author_place(L))))
        return 0;
    resolve(d, &o);
    read_sets(L, &o);
    optiondefs_add(&d->options, (OptionDef){author_place(L), o});
    push_values(L, &o);
    return 1;
}

/* default(option, value): presets an option of the game that this one builds on. */
static int say_default(lua_State *L) {
    Default v = {.place = author_place(L),
                 .option = author_text(L, 1),
                 .value = author_text(L, 2),
                 .chosen = true,
                 .rank = BY_GAME};
    author_said(L);
    if (v.option && v.value)
        defaults_add(&author_def(L)->defaults, v);
    else
        author_mismatch(L, v.option ? 2 : 1,
                        "defaults: expected names of options and of their choices, as strings");
    return 0;
}

void options_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {
        {"option", say_option}, {"default", say_default}, {NULL, NULL}};
    (void)lang;
    author_add(L, prim, functions);
}
