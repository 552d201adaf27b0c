/*
** statements.c -- what a game consists of: its name, players, pieces and setup.
*/
#include "drawing.h"
#include "find.h"
#include "primitives.h"

#include "base/ascii.h"
#include <string.h>

/* The version of the language that this program reads; a definition names the one it is for. */
enum { LANGUAGE = 1 };

/* XBoard's protocol lists variants in quotes and between commas. */
static bool is_variant_name(const char *text) {
    static const char signs[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
    return *text && strspn(text, signs) == strlen(text);
}

static void check_language(lua_State *L) {
    int before = author_def(L)->diags->errors;
    int64_t language = fields_number(L, 1, "game", "language", 0, 0, 1000000);
    if (language != LANGUAGE && author_def(L)->diags->errors == before)
        author_error(L, "game: 'language' must be %d, the version this program understands",
                     LANGUAGE);
}

static int say_game(lua_State *L) {
    static const FieldDef fields[] = {{"language", FIELD_OTHER, 0},
                                      {"name", FIELD_NEED, offsetof(Display, name)},
                                      {"author", FIELD_TEXT, offsetof(Display, author)},
                                      {"source", FIELD_TEXT, offsetof(Display, source)},
                                      {"note", FIELD_TEXT, offsetof(Display, note)},
                                      {"help", FIELD_HELP, offsetof(Display, help)},
                                      {"xboard", FIELD_TEXT, offsetof(Display, xboard)},
                                      {0}};
    Display *display = author_def(L)->display;
    author_args(L, 1, 1, "game");
    if (!fields_check(L, 1, "game", fields, 0))
        return 0;
    if (display->name)
        author_error(
            L, "game: a definition may have only one `game`, and this one already has it");
    check_language(L);
    fields_read(L, 1, "game", fields, display);
    if (!display->name) /* there is a `game`; its bad name was reported */
        display->name = "?";
    if (!*display->name)
        author_error(L, "game: 'name' is empty");
    if (display->xboard && !is_variant_name(display->xboard))
        author_error(L,
                     "game: 'xboard' must be a variant's name of letters, digits and '-', "
                     "such as \"normal\", got '%s'",
                     display->xboard);
    return 0;
}

/* series "alternate": who begins the next game of a series, unless its players choose
** otherwise. */
static int say_series(lua_State *L) {
    static const char *const orders[] = {
#define ORDER(name, word, meaning) word,
#include "vm/model/series.def"
#undef ORDER
    };
    static const char known[] =
#define ORDER(name, word, meaning) " " word
#include "vm/model/series.def"
#undef ORDER
        ;
    Def *d = author_def(L);
    author_args(L, 1, 1, "series");
    const char *word = author_text(L, 1);
    int order = word ? names_find(orders, ORDER_COUNT, word) : -1;
    if (order < 0)
        author_mismatch(L, 1, "series: expected one of%s, got %s%s", known, author_shown(L, 1),
                        word ? def_hint(d, word, orders, ORDER_COUNT) : "");
    else if (d->series.line)
        author_error(L, "series: already declared on %s; leave out one of them",
                     author_line(L, d->series));
    else
        d->display->series = (uint8_t)order, d->series = author_place(L);
    return 0;
}

/* Pops a symmetry: its index, or -1 for nil and after a complaint. */
static int pop_symmetry(lua_State *L, const char *what) {
    const Node *n = lua_isnil(L, -1) ? NULL : author_want(L, -1, SORT_SYMMETRY, what);
    lua_pop(L, 1);
    return n ? n->arg : -1;
}

/* What means something else in FEN. ('*' is a hole, which is written '?' where a piece takes that
** sign.) */
static const char reserved[] = "/.-?[](){}";

/* A sign that can be a style or the letter of a neutral piece. */
static bool is_sign(char c) {
    return c > ' ' && c <= '~' && !ascii_alnum(c) && !strchr(reserved, c);
}

/* A player's letter appears in FEN, after some signs in brackets, and in what a throw shows,
** where ';' would begin a comment. */
static bool is_player_letter(const char *text) {
    size_t n = 0;
    bool plain = *text && !strpbrk(text, "()[]{}/;");
    for (; *text && plain; text++) {
        plain = (unsigned char)*text > ' ' && *text != 0x7f;
        n += ((unsigned char)*text & 0xc0) != 0x80; /* a code point begins */
    }
    return plain && n <= 8;
}

/* 'A', 'a' or a sign; '\0' if no style is given, and after a complaint. */
static char read_style(lua_State *L, int at, const char *whose) {
    const char *style = fields_text(L, at, whose, "style");
    if (!style || strcmp(style, "a") == 0)
        return style ? 'a' : '\0';
    if (strlen(style) == 1 && (*style == 'A' || is_sign(*style)) && *style != '*')
        return *style;
    author_error(
        L, "%s: 'style' must be \"A\", \"a\" or a character to put after letters, got '%s'",
        whose, style);
    return '\0';
}

/* The table on top of the stack is the next player: { "Black", letter = "b", style = "A",
** sees = board.turn, team = "dark" }. */
static void read_player(lua_State *L, Def *d) {
    static const FieldDef fields[] = {{"letter", FIELD_NEED, offsetof(PlayerLook, letter)},
                                      {"style", FIELD_OTHER, 0},
                                      {"sees", FIELD_OTHER, 0},
                                      {"team", FIELD_TEXT, offsetof(PlayerLook, team)},
                                      {0}};
    PlayerLook *p = &d->display->player[d->nplayers];
    const char *whose = arena_printf(d->arena, "player %d", d->nplayers + 1);
    int at = lua_gettop(L);
    if (!fields_check(L, at, whose, fields, 1))
        return;
    lua_geti(L, at, 1);
    p->name = author_text(L, -1);
    if (!p->name || !p->name[0] || def_player(d, p->name) >= 0) {
        author_error(L, "%s: it must begin with a name that no other player has", whose);
        return;
    }
    if (!author_fits(L, whose, p->name))
        p->name = "?";
    whose = arena_printf(d->arena, "player '%s'", p->name);
    fields_read(L, at, whose, fields, p);
    if (p->letter && !is_player_letter(p->letter))
        author_error(L,
                     "%s: 'letter' must be one to eight characters, without spaces, brackets, "
                     "'/' or ';', got '%s'",
                     whose, p->letter);
    if (p->letter && strlen(p->letter) > strlen(p->name))
        def_warning(d, author_place(L),
                    "%s: his letter '%s' is longer than his name: { \"%s\", letter = \"%s\" }?",
                    whose, p->letter, p->letter, p->name);
    d->unlettered[d->nplayers] = !p->letter;
    p->letter = p->letter ? p->letter : "?";
    p->style = read_style(L, at, whose);
    lua_getfield(L, at, "sees");
    d->symmetry[d->nplayers++] = pop_symmetry(L, arena_printf(d->arena, "%s: 'sees'", whose));
}

/* The number of players in that team. */
static int members(const Def *d, const char *team) {
    const PlayerLook *all = d->display->player;
    int n = 0;
    for (int q = 0; q < d->nplayers; q++)
        n += all[q].team && strcmp(team, all[q].team) == 0;
    return n;
}

/* Complains of a team of all players, and warns of a team of one. */
static void check_teams(Def *d) {
    const PlayerLook *all = d->display->player;
    Place at = d->players;
    if (d->nplayers > 1 && all[0].team && members(d, all[0].team) == d->nplayers) {
        def_error(d, at,
                  "players: all of them are in team '%s', so nobody has an enemy; only "
                  "partners have the same `team`",
                  all[0].team);
        return;
    }
    for (int p = 0; p < d->nplayers; p++)
        if (all[p].team && members(d, all[p].team) == 1)
            def_warning(d, at,
                        "player '%s': nobody else is in his team '%s'; give partners the same "
                        "`team`, and a player without partners none",
                        all[p].name, all[p].team);
}

static int say_players(lua_State *L) {
    Def *d = author_def(L);
    List l = list_at(L, 1);
    author_args(L, 1, 1, "players");
    if (d->nplayers)
        return luaL_error(L, "players: already declared");
    if (d->too_soon.line)
        author_error(L, "players: %s already asks who plays; put `players` before it",
                     author_line(L, d->too_soon));
    if (l.n < 1 || l.n > PLAYERS_MAX)
        return luaL_error(L, "players: expected a list of 1 to %d players", PLAYERS_MAX);
    list_is_bare(L, 1, "players");
    d->players = author_place(L);
    while (list_next(&l))
        read_player(L, d);
    check_teams(d);
    return 0;
}

/* ---- pieces ---- */

/* glyph = "♜", or a list with one for each player. */
static void read_glyphs(lua_State *L, KindLook *look, const char *whose) {
    bool any = lua_getfield(L, 2, "glyph") != LUA_TNIL,
         none = lua_istable(L, -1) && lua_rawlen(L, -1) == 0;
    if (lua_istable(L, -1) && !none)
        list_is_bare(L, -1, arena_printf(author_def(L)->arena, "%s: 'glyph'", whose));
    for (int p = 0, n = any ? author_players(L) : 0; p < n; p++) {
        if (lua_istable(L, -1))
            lua_geti(L, -1, p + 1);
        else
            lua_pushvalue(L, -1);
        look->glyph[p] = author_text(L, -1);
        if (!look->glyph[p] && (none || !lua_isnil(L, -1)))
            author_error(L, "%s: 'glyph' must be a string, or a list with one for each player",
                         whose);
        if (look->glyph[p] && !*look->glyph[p])
            author_error(L, "%s: a 'glyph' is empty, so the piece would be invisible", whose);
        lua_pop(L, 1);
    }
    if (lua_istable(L, -1) && (int)lua_rawlen(L, -1) > author_players(L))
        author_error(L, "%s: 'glyph' has %d characters, but the game has %d player%s", whose,
                     (int)lua_rawlen(L, -1), author_players(L),
                     author_players(L) == 1 ? "" : "s");
    lua_pop(L, 1);
}

/* Sums of the values of all men must stay well within 32 bits. */
enum { WORTH_MAX = 1000000 };

/* The third argument, made by the prelude, is a list with the value for each player; nil if
** none is stated. */
static void read_values(lua_State *L, Kind *kind, const char *whose) {
    kind->valued = lua_istable(L, 3);
    for (int p = 0, n = kind->valued ? author_players(L) : 0; p < n; p++) {
        lua_geti(L, 3, p + 1);
        lua_Integer value = lua_tointeger(L, -1);
        if (lua_isinteger(L, -1) && value >= 0 && value <= WORTH_MAX)
            kind->value[p] = (int32_t)value;
        else if (!author_is_poison(L, -1))
            author_error(L, "%s: 'value' must be a whole number from 0 to %d, got %s%s", whose,
                         WORTH_MAX, author_shown(L, -1), author_fixed(L, -1));
        lua_pop(L, 1);
    }
}

/* The paths of a picture file. NULL after a warning: the piece can be shown by its letter. */
static const char *read_drawing(Def *d, Place at, const char *name) {
    Err e;
    size_t n;
    const char *text, *paths = NULL;
    const char *path = find_drawing(d->arena, d->files, at.file, d->root, name, &e);
    if (path && (!find_read(d->arena, d->files, path, &text, &n, &e) ||
                 !(paths = drawing_read(text, d->arena, &e))))
        err_in(&e, "%s", path);
    if (paths)
        def_used(d, at.file, name, ".svg", path);
    if (!paths)
        def_warning(d, at, "%s", e.text);
    return paths;
}

/* A picture given in the definition itself. NULL after a complaint. */
static const char *read_path(lua_State *L, const char *whose, const PieceDef *piece) {
    Err e;
    const char *paths = drawing_path(piece->path, author_def(L)->arena, &e);
    if (!paths)
        author_error(L, "%s: 'path': %s", whose, e.text);
    return paths;
}

/* The marks that a letter may bear, before it or after it. */
static const char letter_marks[] = "+~^=_`'\"|&%$";

static bool is_mark(char c) {
    return c && strchr(letter_marks, c);
}

/* "R", "*", "+R" or "R~" */
static bool is_letter_or_sign(const char *text) {
    if (!text[0] || !text[1])
        return ascii_upper(text[0]) || is_sign(text[0]);
    return !text[2] && ((is_mark(text[0]) && ascii_upper(text[1])) ||
                        (ascii_upper(text[0]) && is_mark(text[1])));
}

/* The end of a message about a text that is no letter of a piece, "" if there is no cure. */
static const char *cure_of_letter(Arena *a, const char *text) {
    bool small = ascii_lower(text[0]) && !text[1];
    return small ? arena_printf(
                       a,
                       "; write the capital, \"%c\", which a player with style \"a\" has small",
                       ascii_to_upper(text[0]))
                 : "";
}

/* The piece's letter: element 1 of the table at index 2, or its field `letter`. "?" after a
** complaint. */
static const char *read_letter(lua_State *L, const char *whose) {
    lua_geti(L, 2, 1);
    const char *first = author_text(L, -1);
    lua_pop(L, 1);
    const char *second = first ? fields_text(L, 2, whose, "letter") : NULL;
    if (second)
        author_error(
            L, "%s: its letter is given twice, '%s' and letter = \"%s\"; leave out one of them",
            whose, first, second);
    const char *letter = first ? first : fields_need_text(L, 2, whose, "letter");
    if (!letter || is_letter_or_sign(letter))
        return letter ? letter : "?";
    author_error(
        L,
        "%s: 'letter' must be one of A to Z, which may have a mark, \"+R\" or \"R~\", "
        "from %s, or for a neutral piece a sign of ASCII that FEN does not use (%s), got "
        "'%s'%s",
        whose, letter_marks, reserved, letter, cure_of_letter(author_def(L)->arena, letter));
    return "?";
}

/* piece(name, { "D", move = ..., ... }, values). After a mistake in one field the piece is
** declared all the same (`spoilt`), so that its name is known. */
static int say_piece(lua_State *L) {
    static const FieldDef fields[] = {{"letter", FIELD_OTHER, 0},
                                      {"abbrev", FIELD_TEXT, offsetof(PieceDef, look.abbrev)},
                                      {"royal", FIELD_FLAG, offsetof(PieceDef, kind.royal)},
                                      {"move", FIELD_WALK, offsetof(PieceDef, move)},
                                      {"drop", FIELD_WALK, offsetof(PieceDef, drop)},
                                      {"returns", FIELD_TEXT, offsetof(PieceDef, returns)},
                                      {"value", FIELD_OTHER, 0},
                                      {"glyph", FIELD_OTHER, 0},
                                      {"drawing", FIELD_TEXT, offsetof(PieceDef, look.drawing)},
                                      {"path", FIELD_LINES, offsetof(PieceDef, path)},
                                      {"help", FIELD_HELP, offsetof(PieceDef, look.help)},
                                      {0}};
    Def *d = author_def(L);
    PieceDef piece = {.kind.name = author_text(L, 1), .place = author_place(L)};
    const char *name = piece.kind.name;
    int told = d->diags->errors;
    if (!name || !name[0])
        return author_error(L, "piece: its name is empty");
    if (!author_fits(L, "piece", name))
        return 0;
    const char *whose = arena_printf(d->arena, "piece '%s'", name);
    if (!fields_check(L, 2, whose, fields, 1))
        return 0;
    piece.look.letter = read_letter(L, whose);
    fields_read(L, 2, whose, fields, &piece);
    author_mention(L, piece.returns);
    if (piece.look.abbrev && !piece.look.abbrev[0])
        author_error(L, "%s: its 'abbrev' is empty", whose);
    else if (piece.look.abbrev)
        author_fits(L, arena_printf(d->arena, "%s: 'abbrev'", whose), piece.look.abbrev);
    read_glyphs(L, &piece.look, whose);
    if (piece.look.drawing && piece.path)
        author_error(L, "%s: it has both a 'drawing' and a 'path'; leave out one of them",
                     whose);
    else if (piece.look.drawing)
        piece.look.drawing = read_drawing(d, piece.place, piece.look.drawing);
    if (piece.path)
        piece.look.drawing = read_path(L, whose, &piece);
    read_values(L, &piece.kind, whose);
    if (d->pieces.n == KINDS_MAX)
        return luaL_error(L, "a game has at most %d kinds of piece", KINDS_MAX);
    author_said(L);
    piece.spoilt = lua_getfield(L, 2, "drop") != LUA_TNIL && !piece.drop;
    piece.spoilt |= d->diags->errors > told;
    piecedefs_add(&d->pieces, piece);
    return 0;
}

/* ---- setup ---- */

/* The value on top of the stack, a list of names or nil: the pieces or cells of `without`. */
static Names kinds_left_out(lua_State *L) {
    if (lua_istable(L, -1))
        list_is_bare(L, -1, "setup: 'without'");
    List l = list_at(L, -1);
    Names names = {l.n, list_texts(l)};
    bool ok = lua_istable(L, -1) || lua_isnil(L, -1);
    for (int i = 0; i < names.n; i++)
        ok = ok && names.at[i];
    if (!ok)
        author_error(L,
                     "setup: 'without' must be a list of the names of pieces or cells, got %s",
                     author_type(L, -1));
    return ok ? names : (Names){0};
}

/* { { "Name", zone }, ... } at index 5. */
static void read_neutral(lua_State *L, SetupDef *s) {
    List l = list_at(L, 5);
    NeutralDef *list = ARENA_ARRAY(author_def(L)->arena, NeutralDef, l.n);
    s->neutral = list;
    s->nneutral = l.n;
    for (NeutralDef *n = list; list_next(&l); n++) {
        lua_geti(L, -1, 1);
        n->piece = author_text(L, -1);
        lua_geti(L, -2, 2);
        author_zone(L, -1, "setup: where a neutral piece is placed", &n->at);
    }
}

/* setup(text, { symmetry or nil for each player }, first, { names for each player } or nil,
** { { name, zone }, ... }): the men of each player that are left out, by name of piece or cell,
** and where neutral pieces stand. A text with '/' is a FEN, any other a picture. */
static int say_setup(lua_State *L) {
    Def *d = author_def(L);
    if (d->setup.place.line)
        author_error(L, "setup: already declared");
    d->setup.place = author_place(L);
    const char *text = author_lines(L, 1);
    if (!text)
        return author_error(L, "setup: expected a picture of the pieces, got %s",
                            author_type(L, 1));
    *(strchr(text, '/') ? &d->setup.fen : &d->setup.picture) = text;
    for (int p = 0; p < d->nplayers; p++) {
        lua_geti(L, 2, p + 1);
        d->setup.symmetry[p] = pop_symmetry(L, "setup: how a player's pieces are placed");
    }
    for (int p = 0; p < d->nplayers && lua_istable(L, 4); p++) {
        lua_geti(L, 4, p + 1);
        d->setup.without[p] = kinds_left_out(L);
    }
    read_neutral(L, &d->setup);
    int first = lua_isnil(L, 3) ? WHO_PLAYER0 : author_who(L, 3, "setup: 'first'");
    if (first >= 0 && first < WHO_PLAYER0)
        author_error(L, "setup: 'first' must be a player's name, since nobody has moved yet");
    d->setup.first = first >= WHO_PLAYER0 ? first - WHO_PLAYER0 : 0;
    return 0;
}

/* ---- names ---- */

/* players_most(): the most players that a game can have. */
static int players_most(lua_State *L) {
    lua_pushinteger(L, PLAYERS_MAX);
    return 1;
}

/* player_names(): in the order of their turns. If they are not declared yet, the place is kept
** for the complaint of say_players(). */
static int player_names(lua_State *L) {
    Def *d = author_def(L);
    if (d->nplayers == 0 && d->too_soon.line == 0)
        d->too_soon = author_place(L);
    lua_newtable(L);
    for (int p = 0; p < d->nplayers; p++) {
        lua_pushstring(L, d->display->player[p].name);
        lua_seti(L, -2, p + 1);
    }
    return 1;
}

/* piece_names(): those declared so far, in that order. */
static int piece_names(lua_State *L) {
    const Def *d = author_def(L);
    lua_newtable(L);
    for (size_t i = 0; i < d->pieces.n; i++) {
        lua_pushstring(L, d->pieces.at[i].kind.name);
        lua_seti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* player(name): the node that means this player. */
static int player_node(lua_State *L) {
    int who = author_who(L, 1, "player");
    author_args(L, 1, 1, "player");
    if (who < 0)
        return author_poison(L);
    return author_give(L, (Node){.op = NODE_WHO, .who = who});
}

void statements_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {
        {"piece", say_piece},           {"setup", say_setup},
        {"player_names", player_names}, {"players_most", players_most},
        {"piece_names", piece_names},   {NULL, NULL},
    };
    static const luaL_Reg words[] = {{"game", say_game},
                                     {"series", say_series},
                                     {"players", say_players},
                                     {"player", player_node},
                                     {NULL, NULL}};
    author_add(L, prim, functions);
    author_add(L, lang, words);
}
