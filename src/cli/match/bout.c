/*
** bout.c -- one game: an opening, moves in turn, and an end by the rules or by forfeit.
*/
#include "bout.h"

#include "cli/common/file.h"
#include "cli/common/message.h"
#include "cli/common/text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Some editors begin a file with it. */
static const char BYTE_ORDER_MARK[] = "\xef\xbb\xbf";

/* ---- openings ---- */

/* Reads one line of the file; false after a message. */
static bool read_opening(const sw_Game *g, const char *path, int line, const char *fen,
                         Opening *out) {
    char *error;
    *out = (Opening){copy_text(fen), sw_match_new(g, fen, &error)};
    if (out->match && sw_match_outcome(out->match) == SW_ONGOING)
        return true;
    if (out->match)
        error = sw_match_result(out->match);
    complain(out->match ? "%s:%d: the game is over in this position: %s" : "%s:%d: %s", path,
             line, error);
    sw_free(error);
    sw_match_free(out->match);
    free(out->fen);
    return false;
}

/* Reads the lines of a text, which is cut into strings. */
static Opening *read_openings(const sw_Game *g, const char *path, char *text, int *n) {
    Opening *list = cli_grow(NULL, sizeof *list);
    int line = 0;
    *n = 0;
    if (strncmp(text, BYTE_ORDER_MARK, strlen(BYTE_ORDER_MARK)) == 0)
        text += strlen(BYTE_ORDER_MARK);
    for (char *at = text, *next; *at; at = next) {
        size_t length = strcspn(at, "\r\n");
        next = at + length + strspn(at + length, "\r");
        next += *next == '\n';
        line++;
        at[length] = '\0';
        if (!*at || *at == '#')
            continue;
        list = cli_grow(list, sizeof *list * (size_t)(*n + 1));
        if (!read_opening(g, path, line, at, &list[*n])) {
            openings_free(list, *n);
            *n = 0;
            return NULL;
        }
        ++*n;
    }
    return list;
}

Opening *openings_read(const sw_Game *g, const char *path, int *n) {
    char *text = NULL;
    size_t size;
    Opening *list = NULL;
    if (!read_text(path, &text, &size))
        complain("%s: cannot be read: %s", path, why_unread());
    else if (strlen(text) != size)
        complain("%s: it contains a zero byte", path);
    else if ((list = read_openings(g, path, text, n)) != NULL && *n == 0) {
        complain("%s: it contains no position", path);
        openings_free(list, 0);
        list = NULL;
    }
    free(text);
    return list;
}

void openings_free(Opening *list, int n) {
    for (int i = 0; i < n; i++) {
        sw_match_free(list[i].match);
        free(list[i].fen);
    }
    free(list);
}

/* splitmix64, a copy of our own: openings must be the same on every machine, and the library's
** generator is not visible here. */
static uint64_t next_random(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15U;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    return z ^ z >> 31;
}

/* Plays b->opening legal moves at random; NULL if that ends the game. */
static sw_Match *try_opening(const Bout *b, uint64_t *state) {
    sw_Match *m = sw_match_copy(b->from);
    for (int i = 0; i < b->opening; i++) {
        int n;
        char **moves = sw_match_moves(m, NULL, &n, NULL);
        bool played = n > 0 && sw_match_play(m, moves[next_random(state) % (uint64_t)n], NULL);
        sw_free(moves);
        if (!played)
            break;
    }
    if (sw_match_outcome(m) == SW_ONGOING)
        return m;
    sw_match_free(m);
    return NULL;
}

/* Begins the games of a pair. If no try leaves a game that goes on, they begin
** without random moves. */
static sw_Match *open_game(const Bout *b, int pair) {
    uint64_t state = b->seed * 1000003U + (uint64_t)pair;
    for (int i = 0; i < 100; i++) {
        sw_Match *m = try_opening(b, &state);
        if (m)
            return m;
    }
    return sw_match_copy(b->from);
}

/* ---- the game ---- */

/* Ends the game as a loss for the player to move, who is rival number `loser`. */
static Ended forfeit(sw_Match *m, int loser, Reply how, const Rival *r, const char *said) {
    const char *name = sw_player_name(sw_match_game(m), sw_match_side(m));
    char *why = how == REPLY_GONE   ? format("%s %s", name, r->wrong ? r->wrong : "is gone")
                : how == REPLY_LATE ? format("%s lost on time", name)
                : !*said            ? format("%s made no move", name)
                                    : format("%s made an illegal move: %s", name, said);
    sw_match_end(m, !sw_match_side(m), why);
    return (Ended){.points = loser ? SW_POINT : 0, .why = why, .game = m};
}

static Ended draw(sw_Match *m, const char *why) {
    sw_match_end(m, SW_DRAW, why);
    return (Ended){.points = SW_POINT / 2, .why = copy_text(why), .game = m};
}

/* Ends the game as the rules did; `player` is the one that the first rival plays. */
static Ended by_rules(sw_Match *m, int player) {
    char *result = sw_match_result(m);
    Ended e = {.points = sw_match_points(m, player), .why = copy_text(result), .game = m};
    sw_free(result);
    return e;
}

static Ended stopped(sw_Match *m) {
    return (Ended){.stopped = true, .why = copy_text("stopped"), .game = m};
}

/* A program that has never been ready to play does not lose the game: there is no game. */
static Ended unbegun(sw_Match *m, const Rival *r) {
    return (Ended){.unbegun = true,
                   .why = format("'%s' cannot be started: it %s%s", r->entry->name,
                                 strncmp(r->wrong, "killed", 6) == 0 ? "was " : "", r->wrong),
                   .game = m};
}

/* For a match that has no room for more moves. */
static Ended too_long(sw_Match *m, char *error) {
    Ended e = draw(m, error);
    sw_free(error);
    return e;
}

/* Plays one move. False if that ends the game; *e then says how. `first` is the rival that
** plays the first player. */
static bool play_one(const Bout *b, Rival rival[2], int first, sw_Match *m, Ended *e) {
    int mover = sw_match_side(m) == 0 ? first : !first;
    char *move, *error = NULL;
    Reply reply = rival_move(&rival[mover], m, b->fen, rival[!mover].left, b->stop, &move);
    if (reply == REPLY_MOVE) {
        rival_sees(&rival[!mover], m, move, rival[mover].left);
        if (!sw_match_play(m, move, &error))
            *e = too_long(m, error);
    } else
        *e =
            reply == REPLY_STOPPED ? stopped(m) : forfeit(m, mover, reply, &rival[mover], move);
    free(move);
    return reply == REPLY_MOVE && !error;
}

static Ended play_bout(const Bout *b, Rival rival[2], int i) {
    int first = bout_first(i);
    sw_Match *m = open_game(b, i / 2);
    Ended e;
    for (int k = 0; k < 2; k++)
        if (!rival_begin(&rival[k], m, b->fen, b->stop)) {
            if (atomic_load(b->stop))
                return stopped(m);
            if (!rival[k].ready)
                return unbegun(m, &rival[k]);
            sw_match_end(m, k == first ? 1 : 0, rival[k].wrong);
            return (Ended){
                .points = k ? SW_POINT : 0, .why = copy_text(rival[k].wrong), .game = m};
        }
    for (;;) {
        if (sw_match_outcome(m) != SW_ONGOING)
            e = by_rules(m, first);
        else if (sw_match_ply(m) >= b->most)
            e = draw(m, "too long");
        else if (play_one(b, rival, first, m, &e))
            continue;
        break;
    }
    for (int k = 0; k < 2; k++)
        rival_rest(&rival[k]);
    return e;
}

Ended bout_play(const Bout *b, Rival rival[2], int i) {
    Bout one = *b;
    if (b->nlist > 0) {
        one.from = b->list[i / 2 % b->nlist].match;
        one.fen = b->list[i / 2 % b->nlist].fen;
    }
    return play_bout(&one, rival, i);
}

void ended_free(Ended *e) {
    free(e->why);
    sw_match_free(e->game);
}
