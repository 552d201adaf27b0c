/*
** statements.c -- what a game consists of: its name, players, pieces, setup and rules.
*/
#include "primitives.h"

#include <string.h>

/* The language that this program speaks. A definition says for which it was written. */
enum { LANGUAGE = 1 };

static int say_game(lua_State *L) {
    static const char *const keys[] = {"language", "name", "author", "source", "note", NULL};
    Def *d = author_def(L);
    if (!fields_check(L, 1, "game", keys, false))
        return 0;
    if (d->name)
        author_error(L, "game: a definition has one `game`, and it has one already");
    int64_t language = fields_number(L, 1, "game", "language", 0, 0, 1000000);
    if (language != LANGUAGE)
        author_error(L, "game: 'language' must be %d, the version this program understands",
                     LANGUAGE);
    d->name = fields_need_text(L, 1, "game", "name");
    d->author = fields_text(L, 1, "game", "author");
    d->source = fields_text(L, 1, "game", "source");
    d->note = fields_text(L, 1, "game", "note");
    return 0;
}

/* A symmetry from the top of the stack, which it pops; -1 for nil. */
static int pop_symmetry(lua_State *L, const char *what) {
    const Node *n = lua_isnil(L, -1) ? NULL : author_want(L, -1, SORT_SYMMETRY, what);
    lua_pop(L, 1);
    return n ? n->arg : -1;
}

/* { "Black", letter = "b", style = "A", sees = board.turn } at the top of the stack. */
static void read_player(lua_State *L, Def *d) {
    static const char *const keys[] = {"letter", "style", "sees", NULL};
    PlayerDef *p = &d->player[d->nplayers];
    const char *whose = arena_printf(d->arena, "player %d", d->nplayers + 1);
    int at = lua_gettop(L);
    if (!fields_check(L, at, whose, keys, true))
        return;
    lua_geti(L, at, 1);
    p->name = author_text(L, -1);
    lua_pop(L, 1);
    if (!p->name || def_player(d, p->name) >= 0) {
        author_error(L, "%s: must begin with a name that no other player has", whose);
        return;
    }
    whose = arena_printf(d->arena, "player '%s'", p->name);
    p->place = author_place(L);
    const char *letter = fields_need_text(L, at, whose, "letter");
    p->letter = letter ? letter : "?";
    const char *style = fields_text(L, at, whose, "style");
    p->style = style ? style[0] : d->nplayers == 0 ? 'A' : 'a';
    lua_getfield(L, at, "sees");
    p->symmetry = pop_symmetry(L, arena_printf(d->arena, "%s: 'sees'", whose));
    d->nplayers++;
}

static int say_players(lua_State *L) {
    Def *d = author_def(L);
    lua_Integer n = lua_istable(L, 1) ? luaL_len(L, 1) : 0;
    if (d->nplayers)
        return luaL_error(L, "players: they are declared already");
    if (n < 1 || n > PLAYERS_MAX)
        return luaL_error(L, "players: a list of 1 to %d players must follow", PLAYERS_MAX);
    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, 1, i);
        read_player(L, d);
        lua_settop(L, 1);
    }
    return 0;
}

/* ---- pieces ---- */

/* glyph = "♜", or one for each player. */
static void read_glyphs(lua_State *L, PieceDef *piece, const char *whose) {
    lua_getfield(L, 2, "glyph");
    for (int p = 0; p < author_def(L)->nplayers; p++) {
        if (lua_istable(L, -1))
            lua_geti(L, -1, p + 1);
        else
            lua_pushvalue(L, -1);
        piece->glyph[p] = author_text(L, -1);
        if (!piece->glyph[p] && !lua_isnil(L, -1))
            author_error(L, "%s: 'glyph' must be a string, or a list with one for each player",
                         whose);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* The third argument lists the values, one for each player; the prelude has found them. */
static void read_values(lua_State *L, PieceDef *piece, const char *whose) {
    piece->valued = lua_istable(L, 3);
    for (int p = 0; piece->valued && p < author_def(L)->nplayers; p++) {
        lua_geti(L, 3, p + 1);
        lua_Integer value = lua_tointeger(L, -1);
        if (!lua_isinteger(L, -1) || value < 0 || value > 1000000)
            author_error(L, "%s: 'value' must be a whole number from 0, got %s", whose,
                         author_shown(L, -1));
        else
            piece->value[p] = (int32_t)value;
        lua_pop(L, 1);
    }
}

/* A sign has no case by which FEN could tell players, and some mean something there. */
static bool is_letter_or_sign(const char *text) {
    bool letter = *text >= 'A' && *text <= 'Z', small = *text >= 'a' && *text <= 'z';
    bool sign = *text > ' ' && *text <= '~' && !small && !strchr("/0123456789.-?[](){}", *text);
    return (letter || sign) && text[1] == '\0';
}

/* "?" after a complaint. */
static const char *read_letter(lua_State *L, const char *whose) {
    lua_geti(L, 2, 1);
    const char *first = author_text(L, -1);
    lua_pop(L, 1);
    const char *letter = first ? first : fields_need_text(L, 2, whose, "letter");
    if (!letter || is_letter_or_sign(letter))
        return letter ? letter : "?";
    author_error(L,
                 "%s: 'letter' must be one of A to Z, or a sign for a neutral piece, got '%s'",
                 whose, letter);
    return "?";
}

/* piece(name, { "D", move = ..., ... }, values) */
static int say_piece(lua_State *L) {
    static const char *const keys[] = {"letter", "move",  "value", "abbrev",
                                       "glyph",  "royal", NULL};
    Def *d = author_def(L);
    const char *name = author_text(L, 1);
    if (!name || !name[0]) {
        author_error(L, "piece: its name must be a string, got %s", author_type(L, 1));
        return 0;
    }
    const char *whose = arena_printf(d->arena, "piece '%s'", name);
    if (!fields_check(L, 2, whose, keys, true))
        return 0;
    PieceDef piece = {.name = name, .place = author_place(L)};
    piece.letter = read_letter(L, whose);
    piece.abbrev = fields_text(L, 2, whose, "abbrev");
    piece.royal = fields_flag(L, 2, whose, "royal", false);
    read_glyphs(L, &piece, whose);
    read_values(L, &piece, whose);
    if (lua_getfield(L, 2, "move") != LUA_TNIL)
        piece.move = author_want(L, -1, SORT_WALK, arena_printf(d->arena, "%s: 'move'", whose));
    piecedefs_add(&d->pieces, piece);
    return 0;
}

/* ---- setup ---- */

/* The list at the top of the stack, which it pops: names, perhaps none. */
static Names pop_names(lua_State *L, const char *what) {
    Def *d = author_def(L);
    lua_Integer n = lua_istable(L, -1) ? luaL_len(L, -1) : 0;
    const char **names = ARENA_ARRAY(d->arena, const char *, n);
    int count = 0;
    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, -1, i);
        names[count] = author_text(L, -1);
        count += names[count] != NULL;
        lua_pop(L, 1);
    }
    if (count < n || !lua_istable(L, -1))
        author_error(L, "%s must be a list of names of pieces, got %s", what,
                     author_type(L, -1));
    lua_pop(L, 1);
    return (Names){count, names};
}

/* { { "Name", zone }, ... } at index 5. */
static void read_neutral(lua_State *L, SetupDef *s) {
    Def *d = author_def(L);
    lua_Integer n = luaL_len(L, 5);
    NeutralDef *list = ARENA_ARRAY(d->arena, NeutralDef, n);
    for (lua_Integer i = 0; i < n; i++) {
        lua_geti(L, 5, i + 1);
        lua_geti(L, -1, 1);
        lua_geti(L, -2, 2);
        list[i].piece = author_text(L, -2);
        author_zone(L, -1, "setup: where a piece of nobody's stands", &list[i].at);
        lua_pop(L, 3);
    }
    s->nneutral = (int)n;
    s->neutral = list;
}

/* setup(text, { symmetry or nil for each player }, first, { names for each player } or nil,
** { { name, zone }, ... }) */
static int say_setup(lua_State *L) {
    Def *d = author_def(L);
    if (d->setup.place.line)
        author_error(L, "setup: the men have been set up already");
    d->setup.place = author_place(L);
    const char *text = author_text(L, 1);
    if (!text) {
        author_error(L, "setup: a picture of the men must stand here, got %s",
                     author_type(L, 1));
        return 0;
    }
    *(strchr(text, '/') ? &d->setup.fen : &d->setup.picture) = text;
    for (int p = 0; p < d->nplayers; p++) {
        lua_geti(L, 2, p + 1);
        d->setup.symmetry[p] = pop_symmetry(L, "setup: how a player's men stand");
    }
    for (int p = 0; p < d->nplayers && lua_istable(L, 4); p++) {
        lua_geti(L, 4, p + 1);
        d->setup.without[p] = pop_names(L, "setup: 'without'");
    }
    read_neutral(L, &d->setup);
    int first = lua_isnil(L, 3) ? WHO_PLAYER0 : author_who(L, 3, "setup: 'first'");
    d->setup.first = first >= WHO_PLAYER0 ? first - WHO_PLAYER0 : 0;
    return 0;
}

/* ---- rules ---- */

/* An argument that may be left out, as text. */
static const char *rule_text(lua_State *L, int at, const char *verdict, const char *key) {
    const char *text = author_text(L, at);
    if (!text && !lua_isnoneornil(L, at))
        author_error(L, "%s: '%s' must be a string, got %s", verdict, key, author_type(L, at));
    return text;
}

/* The same as words in which {captor} and {captured} can stand. */
static const char *rule_words(lua_State *L, int at, const char *verdict, const char *key) {
    static const char *const fields[] = {"captor", "captured"};
    const char *text = rule_text(L, at, verdict, key);
    fields_of_template(L, arena_printf(author_def(L)->arena, "%s: '%s'", verdict, key), text,
                       fields, sizeof fields / sizeof *fields);
    return text;
}

/* rule(verdict, when, says, who, mark, claimed, means) */
static int say_rule(lua_State *L) {
    static const char *const verdicts[] = {"none", "win", "loss", "draw", NULL};
    Def *d = author_def(L);
    RuleDef rule = {.place = author_place(L), .who = WHO_ME};
    rule.verdict = (uint8_t)luaL_checkoption(L, 1, NULL, verdicts);
    const char *what = arena_printf(d->arena, "%s: what it depends on", verdicts[rule.verdict]);
    rule.when = author_want(L, 2, SORT_COND, what);
    rule.says = rule_words(L, 3, verdicts[rule.verdict], "says");
    rule.means = rule_words(L, 7, verdicts[rule.verdict], "means");
    rule.mark = rule_text(L, 5, verdicts[rule.verdict], "mark");
    rule.claimed = lua_toboolean(L, 6);
    if (rule.claimed && rule.verdict != VERDICT_DRAW)
        author_error(L, "%s: only a draw can be 'claimed'", verdicts[rule.verdict]);
    if (!lua_isnil(L, 4)) {
        int who = author_who(L, 4, arena_printf(d->arena, "%s: 'who'", verdicts[rule.verdict]));
        rule.who = (uint8_t)(who < 0 ? WHO_ME : who);
    }
    if (rule.when) {
        rule.place = rule.when->place;
        ruledefs_add(&d->rules, rule);
    }
    return 0;
}

static int say_forbid(lua_State *L) {
    const Node *when = author_want(L, 1, SORT_COND, "forbid: what it depends on");
    if (when)
        nodes_add(&author_def(L)->forbid, when);
    return 0;
}

/* The changes in a product of effects, in their order. */
static void add_changes(lua_State *L, const Node *n, TriggerDef like) {
    if (n->op == NODE_THEN) {
        add_changes(L, n->a, like);
        add_changes(L, n->b, like);
    } else if (n->op == NODE_SET || n->op == NODE_RAISE || n->op == NODE_PAY) {
        like.place = n->place;
        like.var = n->a;
        like.value = n->b;
        like.verb = n->op == NODE_SET ? VERB_SET : n->op == NODE_RAISE ? VERB_ADD : VERB_PAY;
        like.payee = n->arg;
        like.payee_who = n->who;
        triggerdefs_add(&author_def(L)->triggers, like);
    } else if (n->sort != SORT_POISON) {
        author_error(L, "after: only counters and rights change here: "
                        "counter:set(n), counter:raise(n), counter:pay(other, n), "
                        "right:clear()");
    }
}

/* The TriggerTime at index 3; nil is the first. */
static uint8_t trigger_time(lua_State *L) {
    static const char *const times[] = {"turn", "move", "capture", "start", "end"};
    const char *at = author_text(L, 3);
    size_t n = sizeof times / sizeof *times, i = 0;
    while (at && i < n && strcmp(at, times[i]) != 0)
        i++;
    if (i < n && (at || lua_isnil(L, 3)))
        return (uint8_t)i;
    author_error(L,
                 "after: 'at' must be \"turn\", \"move\", \"capture\", \"start\" or "
                 "\"end\", got %s",
                 author_shown(L, 3));
    return AT_TURN;
}

/* after(change, when, at) */
static int say_after(lua_State *L) {
    const Node *change = author_want(L, 1, SORT_WALK, "after: what changes");
    TriggerDef like = {.time = trigger_time(L)};
    if (!lua_isnil(L, 2)) {
        like.when = author_want(L, 2, SORT_COND, "after: 'when'");
        if (!like.when)
            return 0;
    }
    if (change)
        add_changes(L, change, like);
    return 0;
}

/* player_names(): in the order of their turns. */
static int player_names(lua_State *L) {
    const Def *d = author_def(L);
    lua_createtable(L, d->nplayers, 0);
    for (int p = 0; p < d->nplayers; p++) {
        lua_pushstring(L, d->player[p].name);
        lua_seti(L, -2, p + 1);
    }
    return 1;
}

static int piece_names(lua_State *L) {
    const Def *d = author_def(L);
    lua_createtable(L, (int)d->pieces.n, 0);
    for (size_t i = 0; i < d->pieces.n; i++) {
        lua_pushstring(L, d->pieces.at[i].name);
        lua_seti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* player(name): a node that stands for him. */
static int player_node(lua_State *L) {
    int who = author_who(L, 1, "player");
    if (who < 0)
        return author_poison(L);
    author_push(L, (Node){.op = NODE_WHO, .sort = SORT_WHO, .who = who});
    return 1;
}

void statements_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {
        {"piece", say_piece},         {"setup", say_setup},   {"rule", say_rule},
        {"after", say_after},         {"forbid", say_forbid}, {"player_names", player_names},
        {"piece_names", piece_names}, {NULL, NULL},
    };
    static const luaL_Reg words[] = {
        {"game", say_game}, {"players", say_players}, {"player", player_node}, {NULL, NULL}};
    lua_pushvalue(L, prim);
    luaL_setfuncs(L, functions, 0);
    lua_pushvalue(L, lang);
    luaL_setfuncs(L, words, 0);
    lua_pop(L, 2);
}
