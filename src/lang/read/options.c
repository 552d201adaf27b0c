/*
** options.c -- options, and what the user has set.
**
** A setting for one side wins over one for all, whatever their order; both win over a default
** that a game gives to the one it builds on, and that over the option's own.
*/
#include "options.h"

#include "primitives.h"

#include <stdlib.h>
#include <string.h>

/* DICE_MAX, TOTALS_MAX: two sides throw against each other, and every pair of totals is a throw
** of its own. */
enum { DICE_MAX = 10, TOTALS_MAX = 40 };
static const char NO_ELEMENTS[] = "none";

/* The number of a setting's option in its name: "orange.chief" is chief of orange (his number),
** "chief" is chief of all (-1). False when the setting speaks of another option. */
static bool speaks_of(const Def *d, const char *setting, const char *option, int *player) {
    *player = -1;
    if (strcmp(setting, option) == 0)
        return true;
    const char *dot = strchr(setting, '.');
    if (!dot || strcmp(dot + 1, option) != 0)
        return false;
    for (int p = 0; p < d->nplayers; p++)
        if (strlen(d->player[p].name) == (size_t)(dot - setting) &&
            str_equal_fold(arena_strndup(d->arena, setting, (size_t)(dot - setting)),
                           d->player[p].name))
            return *player = p, true;
    return false;
}

/* What is set for a player (-1: for all); NULL when nothing is. */
static const char *set_for(Def *d, const char *option, int player) {
    const char *value = NULL;
    for (int i = 0; i < d->nset; i++) {
        int whose;
        if (!speaks_of(d, d->set[i].name, option, &whose) || whose != player)
            continue;
        if (value && strcmp(value, d->set[i].value) != 0)
            def_error(d, (Place){0}, "option '%s' is set twice, to '%s' and to '%s'",
                      d->set[i].name, value, d->set[i].value);
        value = d->set[i].value;
        d->set_used[i] = true;
    }
    return value;
}

static const char *preset(Def *d, const char *option, Place *at) {
    for (size_t i = 0; i < d->defaults.n; i++) {
        if (strcmp(d->defaults.at[i].option, option) == 0) {
            d->defaults.at[i].used = true;
            *at = d->defaults.at[i].place;
            return d->defaults.at[i].value;
        }
    }
    return NULL;
}

static char *listed(Def *d, const Option *o) {
    Str s = {0};
    for (int i = 0; i < o->nchoices; i++)
        str_addf(&s, "%s%s", i ? ", " : "", o->choice[i]);
    char *text = arena_strdup(d->arena, str_text(&s));
    str_free(&s);
    return text;
}

static bool is_choice(const Option *o, const char *value) {
    for (int i = 0; i < o->nchoices; i++)
        if (strcmp(o->choice[i], value) == 0)
            return true;
    return false;
}

static bool valid_choice(Def *d, const Option *o, const char *value, Place at) {
    if (is_choice(o, value))
        return true;
    def_error(d, at, "option '%s': no choice '%s'%s (there are: %s)", o->name, value,
              def_hint(d, value, o->choice, (size_t)o->nchoices), listed(d, o));
    return false;
}

static bool valid_number(Def *d, const Option *o, const char *value, Place at) {
    char *end;
    long long n = strtoll(value, &end, 10);
    if (end != value && *end == '\0' && n >= o->min && n <= o->max)
        return true;
    def_error(d, at, "option '%s': '%s' is no whole number from %lld to %lld", o->name, value,
              (long long)o->min, (long long)o->max);
    return false;
}

/* A cell of the board, or one of the words that stand for none. */
static bool valid_cell(Def *d, const Option *o, const char *value, Place at) {
    if (is_choice(o, value) || def_cell(d, value) >= 0)
        return true;
    char *words = listed(d, o);
    def_error(d, at, "option '%s': no cell '%s' on this board%s%s", o->name, value,
              o->nchoices ? "; also possible: " : "", words);
    return false;
}

/* "a,b": choices separated by commas, each once; or the word for none. */
static bool valid_list(Def *d, const Option *o, const char *value, Place at) {
    if (strcmp(value, NO_ELEMENTS) == 0)
        return true;
    for (const char *word = value; word; word = strchr(word, ',')) {
        word += *word == ',';
        const char *one = arena_strndup(d->arena, word, strcspn(word, ","));
        if (!valid_choice(d, o, one, at))
            return false;
        for (const char *before = value; before < word; before += strcspn(before, ",") + 1)
            if (strncmp(before, one, strlen(one)) == 0 && before[strlen(one)] == ',') {
                def_error(d, at, "option '%s': '%s' is named twice", o->name, one);
                return false;
            }
    }
    return true;
}

/* "2d6" is two dice of six sides each. */
static bool read_dice(const char *value, long *count, long *sides) {
    char *end;
    *count = *value >= '0' && *value <= '9' ? strtol(value, &end, 10) : 0;
    if (*count < 1 || *count > DICE_MAX || *end != 'd' || end[1] < '0' || end[1] > '9')
        return false;
    *sides = strtol(end + 1, &end, 10);
    return !*end && *sides >= 2 && *sides <= TOTALS_MAX &&
           *count * (*sides - 1) + 1 <= TOTALS_MAX;
}

static bool valid_dice(Def *d, const Option *o, const char *value, Place at) {
    long count, sides;
    if (read_dice(value, &count, &sides))
        return true;
    def_error(d, at,
              "option '%s': '%s' are no dice; 2d6 would be two of six sides each, and they can "
              "have at most %d different totals",
              o->name, value, TOTALS_MAX);
    return false;
}

static bool valid(Def *d, const Option *o, const char *value, Place at) {
    switch (o->type) {
    case OPTION_CHOICE: return valid_choice(d, o, value, at);
    case OPTION_NUMBER: return valid_number(d, o, value, at);
    case OPTION_CELL: return valid_cell(d, o, value, at);
    case OPTION_LIST: return valid_list(d, o, value, at);
    case OPTION_DICE: return valid_dice(d, o, value, at);
    }
    return false;
}

static void check_sides(Def *d, const Option *o) {
    int whose;
    for (int i = 0; i < d->nset && !o->per_side; i++) {
        if (!speaks_of(d, d->set[i].name, o->name, &whose) || whose < 0)
            continue;
        def_error(d, (Place){0}, "option '%s' is one for all players; '%s' sets it for one",
                  o->name, d->set[i].name);
        d->set_used[i] = true;
    }
}

/* Fills in the values as they are set, wrong ones being complained of. */
static void resolve(Def *d, Option *o) {
    Place at = {0};
    const char *given = preset(d, o->name, &at);
    if (given && valid(d, o, given, at))
        o->def = given;
    const char *all = set_for(d, o->name, -1);
    if (all && !valid(d, o, all, (Place){0}))
        all = NULL;
    check_sides(d, o);
    for (int p = 0; p < PLAYERS_MAX; p++) {
        const char *own = o->per_side && p < d->nplayers ? set_for(d, o->name, p) : NULL;
        if (own && !valid(d, o, own, (Place){0}))
            own = NULL;
        o->value[p] = own ? own : all ? all : o->def;
    }
}

/* ---- the primitive ---- */

/* The name on the top of the stack, which no choice before has; NULL after a complaint. */
static const char *new_choice(lua_State *L, const Option *o) {
    const char *name = author_text(L, -1);
    if (!name)
        author_error(L, "option '%s': a choice must be a string, got %s", o->name,
                     author_type(L, -1));
    for (int j = 0; name && j < o->nchoices; j++)
        if (strcmp(name, o->choice[j]) == 0)
            author_error(L, "option '%s': two choices are called '%s'", o->name, name);
    return name;
}

static bool read_choices(lua_State *L, Option *o) {
    Def *d = author_def(L);
    lua_getfield(L, 1, "choices");
    lua_Integer n = lua_istable(L, -1) ? luaL_len(L, -1) : 0;
    o->choice = ARENA_ARRAY(d->arena, const char *, n);
    for (lua_Integer i = 0; i < n; i++) {
        lua_geti(L, -1, i + 1);
        const char *name = new_choice(L, o);
        if (name)
            o->choice[o->nchoices++] = name;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return n > 0;
}

/* All choices have an abbreviation, or none has. */
static void read_abbrevs(lua_State *L, Option *o) {
    Def *d = author_def(L);
    lua_getfield(L, 1, "abbrevs");
    bool any = false;
    for (lua_Integer i = 1; lua_istable(L, -1) && i <= o->nchoices && !any; i++) {
        any = lua_geti(L, -1, i) != LUA_TNIL;
        lua_pop(L, 1);
    }
    lua_Integer n = any ? o->nchoices : 0;
    o->abbrev = any ? ARENA_ARRAY(d->arena, const char *, n) : NULL;
    for (lua_Integer i = 0; i < n; i++) {
        lua_geti(L, -1, i + 1);
        const char *text = author_text(L, -1);
        if (!text || !*text || strpbrk(text, "{}()"))
            author_error(L, "option '%s': choice '%s' needs an 'abbrev' like the others",
                         o->name, o->choice[i]);
        o->abbrev[i] = text ? text : "";
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_number(lua_State *L, Option *o, const char *whose) {
    const int64_t most = INT32_MAX;
    o->type = OPTION_NUMBER;
    o->min = fields_number(L, 1, whose, "min", 0, -most, most);
    o->max = fields_number(L, 1, whose, "max", most, -most, most);
    int64_t def = fields_number(L, 1, whose, "default", o->min, o->min, o->max);
    o->def = arena_printf(author_def(L)->arena, "%lld", (long long)def);
}

static void push_choice(lua_State *L, const Option *o, const char *value) {
    int i = 0;
    while (i + 1 < o->nchoices && strcmp(o->choice[i], value) != 0)
        i++;
    lua_pushinteger(L, i + 1);
}

static void push_list(lua_State *L, const char *value) {
    lua_newtable(L);
    if (strcmp(value, NO_ELEMENTS) == 0)
        return;
    for (lua_Integer i = 1; *value; i++) {
        size_t n = strcspn(value, ",");
        lua_pushlstring(L, value, n);
        lua_seti(L, -2, i);
        value += n + (value[n] == ',');
    }
}

static void push_dice(lua_State *L, const char *value) {
    long count = 1, sides = 2; /* a wrong value has been complained of */
    read_dice(value, &count, &sides);
    lua_createtable(L, 0, 2);
    lua_pushinteger(L, count);
    lua_setfield(L, -2, "count");
    lua_pushinteger(L, sides);
    lua_setfield(L, -2, "sides");
}

/* What a player's value is for the script: a choice's number in the list, a number, a list of
** names, { count, sides }, or the text. */
static void push_value(lua_State *L, const Option *o, const char *value) {
    switch (o->type) {
    case OPTION_CHOICE: push_choice(L, o, value); break;
    case OPTION_NUMBER: lua_pushinteger(L, strtoll(value, NULL, 10)); break;
    case OPTION_CELL: lua_pushstring(L, value); break;
    case OPTION_LIST: push_list(L, value); break;
    case OPTION_DICE: push_dice(L, value); break;
    }
}

static void push_values(lua_State *L, const Option *o) {
    int n = author_def(L)->nplayers ? author_def(L)->nplayers : 1;
    lua_createtable(L, n, 0);
    for (int p = 0; p < n; p++) {
        push_value(L, o, o->value[p]);
        lua_seti(L, -2, p + 1);
    }
}

/* What follows the choices: the default, or the bounds of a number. */
static void read_type(lua_State *L, Option *o, const char *whose, bool choices) {
    static const char *const types[] = {
        [OPTION_CELL] = "cell", [OPTION_LIST] = "list", [OPTION_DICE] = "dice"};
    const char *type = fields_text(L, 1, whose, "type");
    size_t i = OPTION_CELL, n = sizeof types / sizeof *types;
    while (type && i < n && strcmp(types[i], type) != 0)
        i++;
    if (i == n)
        author_error(L, "%s: 'type' must be \"cell\", \"list\" or \"dice\", got '%s'", whose,
                     type);
    if (i == n)
        return;
    o->type = type ? (OptionType)i : choices ? OPTION_CHOICE : OPTION_NUMBER;
    if (o->type == OPTION_LIST && !choices)
        author_error(L, "%s: a list needs words: { type = \"list\", \"this\", \"that\" }",
                     whose);
    else if (o->type == OPTION_NUMBER)
        read_number(L, o, whose);
    else
        o->def = fields_need_text(L, 1, whose, "default");
}

/* option { name, help, per_side, choices = { names }, abbrevs = { texts }, default = name },
** option { name, min, max, default } or option { name, type, choices, default }: the values, one
** for each player; nil after a complaint. */
static int say_option(lua_State *L) {
    Def *d = author_def(L);
    Option o = {.name = fields_need_text(L, 1, "option", "name"), .type = OPTION_CHOICE};
    if (!o.name)
        return 0;
    const char *whose = arena_printf(d->arena, "option '%s'", o.name);
    for (size_t i = 0; i < d->options.n; i++)
        if (strcmp(d->options.at[i].name, o.name) == 0)
            return luaL_error(L, "%s is declared already", whose);
    o.help = fields_text(L, 1, whose, "help");
    o.per_side = fields_flag(L, 1, whose, "per_side", false);
    if (o.per_side && !d->nplayers)
        return luaL_error(L, "%s has a value for each side: say `players` before it", whose);
    read_type(L, &o, whose, read_choices(L, &o));
    read_abbrevs(L, &o);
    if (!o.def || (o.type != OPTION_NUMBER && !valid(d, &o, o.def, author_place(L))))
        return 0;
    resolve(d, &o);
    optiondefs_add(&d->options, o);
    push_values(L, &o);
    return 1;
}

/* The fields of the template must be options with abbreviations. */
static void check_types(lua_State *L, const char *types) {
    Def *d = author_def(L);
    for (const char *at = types; (at = strchr(at, '{')); at++) {
        const char *names[64], *name = arena_strndup(d->arena, at + 1, strcspn(at + 1, "}"));
        size_t n = 0;
        bool known = false;
        for (size_t i = 0; i < d->options.n; i++) {
            const Option *o = &d->options.at[i];
            known = known || (o->abbrev && strcmp(o->name, name) == 0);
            if (o->abbrev && n < sizeof names / sizeof *names)
                names[n++] = o->name;
        }
        if (!known)
            author_error(L, "types: no option '%s' whose choices have an 'abbrev'%s", name,
                         def_hint(d, name, names, n));
    }
}

/* types "{warrior} ({escape})": what a record says of each player's options. */
static int say_types(lua_State *L) {
    const char *types = author_text(L, 1);
    if (!types)
        author_error(L, "types: a template must follow, got %s", author_type(L, 1));
    else
        check_types(L, types);
    author_def(L)->types = types;
    return 0;
}

/* default(option, value): for an option of a game that is built on. */
static int say_default(lua_State *L) {
    Default v = {author_place(L), author_text(L, 1), author_text(L, 2), false};
    if (v.option && v.value)
        defaults_add(&author_def(L)->defaults, v);
    else
        author_error(L, "defaults: names of options and of their choices, as strings");
    return 0;
}

void options_open(lua_State *L, int lang, int prim) {
    lua_pushcfunction(L, say_types);
    lua_setfield(L, lang, "types");
    lua_pushcfunction(L, say_option);
    lua_setfield(L, prim, "option");
    lua_pushcfunction(L, say_default);
    lua_setfield(L, prim, "default");
}

/* ---- after the script ---- */

static void unknown(Def *d, Place at, const char *setting) {
    const char **names = ARENA_ARRAY(d->arena, const char *, d->options.n);
    const char *dot = strchr(setting, '.'), *option = dot ? dot + 1 : setting;
    bool known = false;
    for (size_t i = 0; i < d->options.n; i++) {
        names[i] = d->options.at[i].name;
        known = known || strcmp(names[i], option) == 0;
    }
    if (!known || !dot) {
        def_error(d, at, "unknown option '%s'%s", option,
                  def_hint(d, option, names, d->options.n));
        return;
    }
    const char *players[PLAYERS_MAX],
        *side = arena_strndup(d->arena, setting, (size_t)(dot - setting));
    for (int p = 0; p < d->nplayers; p++)
        players[p] = d->player[p].name;
    def_error(d, at, "'%s': no player '%s'%s", setting, side,
              def_hint(d, side, players, (size_t)d->nplayers));
}

void options_check(Def *d) {
    for (int i = 0; i < d->nset; i++)
        if (!d->set_used[i])
            unknown(d, (Place){0}, d->set[i].name);
    for (size_t i = 0; i < d->defaults.n; i++)
        if (!d->defaults.at[i].used)
            unknown(d, d->defaults.at[i].place, d->defaults.at[i].option);
}
