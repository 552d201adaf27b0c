/*
** test_cli_coords.c -- coordinates written for a move are read as that move.
*/
#include "cli/engine/coords.c"
#include "cli/engine/grid.c"

#include <criterion/criterion.h>

/* Stubs of other parts of the program. */
void *cli_grow(void *old, size_t size) {
    return realloc(old, size ? size : 1);
}

char *format(const char *fmt, ...) {
    static char text[1 << 12];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    cr_assert_lt(n, (int)sizeof text);
    return strdup(text);
}

char *copy_text(const char *text) {
    return strdup(text);
}

bool parse_whole(const char *text, int64_t least, int64_t most, int64_t *number) {
    char *end;
    *number = strtoll(text, &end, 10);
    return isdigit((unsigned char)*text) && !*end && *number >= least && *number <= most;
}

/* ---- every move of a position ---- */

static void is_read_back(const Coords *c, const sw_Match *m, const char *text, char *said) {
    char *why, *heard = coords_heard(c, m, said, &why);
    cr_assert(heard && strcmp(heard, text) == 0, "%s is written %s and read as %s (%s)", text,
              said, heard ? heard : "nothing", why ? why : "");
    cr_assert_null(strchr(said, ' '), "%s is written %s", text, said);
    free(heard);
}

/* If each is read as itself, they are all distinct, whatever their case. */
static void all_are_read_back(const Coords *c, const sw_Match *m) {
    int n;
    sw_Move *list = sw_match_list(m, &n);
    for (int i = 0; i < n; i++) {
        char *said = coords_of(c, m, list[i].text);
        is_read_back(c, m, list[i].text, said);
        free(said);
    }
    sw_free(list);
}

/* In UCI, in CECP, and without a grid. */
static void each_way(const sw_Game *g, int plies) {
    Grid grid = {0};
    const char *why;
    bool squares = grid_of(g, &grid, &why);
    Coords way[] = {{.grid = grid_none(g), .pass = "0000"},
                    {.grid = grid, .pass = "0000"},
                    {.grid = grid, .pass = "@@@@", .legs = true}};
    sw_Match *m = sw_match_new(g, NULL, NULL);
    uint64_t seed = 1;
    for (int ply = 0; ply < plies && sw_match_outcome(m) == SW_ONGOING; ply++) {
        int n;
        for (int i = 0; i < (squares ? 3 : 1); i++)
            all_are_read_back(&way[i], m);
        char **moves = sw_match_moves(m, NULL, &n, NULL);
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        cr_assert(sw_match_play(m, moves[(seed >> 33) % (uint64_t)n], NULL));
        sw_free(moves);
    }
    sw_match_free(m);
    grid_free(&grid);
}

#define TWO                                                                                    \
    "game { language = 1, name = 'Two' } local b = square(4, 4) "                              \
    "players { { 'W', letter = 'w' }, { 'B', letter = 'b', sees = b.turn } } "                 \
    "local c = counter 'c' { max = 5 } "

static const char *const texts[] = {
    /* the first part alone is also a move with the same ends */
    TWO "piece 'Man' { 'M', value = 1, move = b.n } "
        "piece 'King' { 'K', value = 9, move = b.all } "
        "notation 'plain' { move = '{from}{to}', capture = '{from}{to}' } "
        "turn { { 'move' }, { 'Man', b.n, optional = true } } "
        "setup 'M . K .' ending { win { captured 'King', says = 'k' } }",
    /* a move's name is the code of another */
    TWO "piece 'Man' { 'M', value = 1, move = b.e } "
        "piece 'King' { 'K', value = 9, move = b.n * called 'a1b1' * c:raise() + b.n * called "
        "'q' } "
        "setup 'M . K .' ending { win { c:over(0), says = 'c' } }",
    /* two of these names map to the same word, and a third is that word with a number */
    TWO "piece 'Man' { 'M', value = 1, move = b.n * called 'x y' + b.n * called 'x_y' * "
        "c:raise() + b.e * called 'x_y/1' + b.ne * called 'x_y/1' * c:raise(2) } "
        "setup 'M . M .' ending { win { c:over(4), says = 'c' } }",
    /* a board that has no coordinates */
    "game { language = 1, name = 'Blank' } local g = graph() "
    "for i = 1, 4 do g:cell('c' .. i, { i, 1 }) end "
    "for i = 1, 3 do g:edge('on', 'c' .. i, 'c' .. i + 1) g:edge('back', 'c' .. i + 1, 'c' .. "
    "i) end g:rows({ { 'c1', 'c2', 'c3', 'c4' } }, { '' }, '') "
    "g:symmetry('turned', { c1 = 'c4', c2 = 'c3', c3 = 'c2', c4 = 'c1' }) "
    "players { { 'W', letter = 'w' }, { 'B', letter = 'b', sees = g.turned } } "
    "local c = counter 'c' { max = 5 } "
    "piece 'Man' { 'M', value = 1, move = g.on * called 'x y' + g.on * called 'x_y' * "
    "c:raise() "
    "} setup 'M . . .' ending { win { c:over(0), says = 'c' } }",
};

Test(coords, moves_that_share_a_code_or_a_word_are_read_as_themselves) {
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char *error = NULL;
        sw_Game *g =
            sw_game_load_text("two.lua", texts[i], strlen(texts[i]), NULL, NULL, 0, 0, &error);
        cr_assert(g, "%zu: %s", i, error);
        each_way(g, 12);
        sw_game_free(g);
    }
}

Test(coords, moves_of_games_are_read_as_themselves) {
    static const char *const games[] = {
        "games/chess.lua",
        "games/chess/seirawan.lua",
        "games/chess/crazyhouse.lua",
        "games/draughts/canadian-draughts.lua",
        "games/draughts/turkish-draughts.lua",
        "games/jetan.lua",
        "games/lines/nine-mens-morris.lua",
        "games/lines/surakarta.lua",
        "games/placing/ataxx.lua",
        "games/races/kalah.lua",
        "games/shogi/chu-shogi.lua",
        "games/xiangqi/xiangqi.lua",
    };
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        char *error = NULL;
        sw_Game *g = sw_game_load(games[i], NULL, 0, &error);
        cr_assert(g, "%s: %s", games[i], error);
        each_way(g, 24);
        sw_game_free(g);
    }
}

/* ---- reading ---- */

static void reads(const char *game, const char *said, const char *text) {
    char *error = NULL, *why;
    const char *bar;
    sw_Game *g = sw_game_load_text("two.lua", game, strlen(game), NULL, NULL, 0, 0, &error);
    cr_assert(g, "%s", error);
    Coords c = {.pass = "0000"};
    cr_assert(grid_of(g, &c.grid, &bar));
    sw_Match *m = sw_match_new(g, NULL, NULL);
    char *heard = coords_heard(&c, m, said, &why);
    cr_assert_str_eq(heard ? heard : why, text);
    free(heard);
    free(why);
    sw_match_free(m);
    grid_free(&c.grid);
    sw_game_free(g);
}

Test(coords, a_text_of_the_match_is_read_before_ends_are_reported) {
    reads(texts[0], "c1c2", "c1c2");
    reads(texts[1], "a1b1", "a1-b1");
    reads(texts[1], "a1b1/1", "a1b1");
    reads(texts[2], "x_y/1", "x_y/1");
    reads(texts[2], "x_y", "x_y");
}
