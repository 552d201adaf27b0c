/*
** cmd_match.c -- `stepwise match`: games between two programs or settings, and who is stronger.
*/
#include "cli/common/command.h"
#include "cli/common/file.h"
#include "cli/common/json.h"
#include "cli/common/kept.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/engine/seat.h"
#include "cli/match/series.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 100, PLIES = 600, OPENING = 4 };
static const double SECONDS = 0.1;

/* ---- what is to be played ---- */

/* "60+0.5", in seconds: what the clock shows at first, and its increment, 0 if left out. */
static bool read_clock(const char *text, Pace *p) {
    const char *end = parse_decimal(text, &p->left);
    bool fine = end && p->left > 0 && p->left < 1e7;
    if (fine && *end == '+')
        end = parse_decimal(end + 1, &p->increment);
    return (fine && end && !*end && p->increment >= 0 && p->increment < 1e6) ||
           complain("--tc: '%s' should be SECONDS or SECONDS+INCREMENT", text);
}

static bool read_pace(const Args *a, Pace *p) {
    *p = pace_none();
    p->depth = (int)a->option[OPT_DEPTH].number;
    p->nodes = (uint64_t)a->option[OPT_NODES].number;
    p->each = a->option[OPT_TIME].seconds;
    if (args_has(a, OPT_TC) && !read_clock(a->option[OPT_TC].text, p))
        return false;
    if (args_has(a, OPT_TC) && args_has(a, OPT_TIME))
        return complain("match: --tc and --time cannot be used together");
    return true;
}

/* The pace if nothing limits a move. */
static void set_usual_pace(Pace *p) {
    if (p->left < 0 && p->each <= 0 && p->depth == 0 && p->nodes == 0)
        p->each = SECONDS;
}

/* False, with a message, if CECP cannot express the pace. It has no command that limits nodes:
** with no other limit the program would think for hours. Its time per move is in whole seconds:
** some programs ignore a fraction, and with it the limit. */
static bool can_be_told(const Entry *e) {
    const Pace *p = &e->pace;
    if (e->protocol == PROTOCOL_CECP && !e->own && p->each > 0 && p->each != floor(p->each))
        return complain("match: '%s' cannot be given fractions of a second for a move: use "
                        "--tc, such as 60+0.5, or whole seconds",
                        e->name);
    return e->protocol != PROTOCOL_CECP || p->nodes == 0 || p->depth > 0 || p->each > 0 ||
           p->left >= 0 ||
           complain(
               "match: '%s' cannot be given a number of positions: use --time, --tc or --depth",
               e->name);
}

/* "0,5": elo0 and elo1, the Elo differences between which the test decides. */
static bool read_sprt(const Args *a, Plan *p) {
    const char *text = a->option[OPT_SPRT].text;
    if (!text)
        return true;
    p->sprt = true;
    const char *end = parse_decimal(text, &p->elo0);
    end = end && *end == ',' ? parse_decimal(end + 1, &p->elo1) : NULL;
    bool fine =
        end && !*end && p->elo0 < p->elo1 && fabs(p->elo0) < 2000 && fabs(p->elo1) < 2000;
    return fine || complain("--sprt: '%s' should be ELO0,ELO1, the lesser one first", text);
}

/* ---- the heading, by which --resume recognizes a match ---- */

/* FNV-1a of the FENs, with their final zero bytes. The name of their file would not do: the
** file may change. */
static uint64_t hash_of(const Bout *b) {
    uint64_t hash = 0xcbf29ce484222325U;
    for (int i = 0; i < b->nlist; i++)
        for (const char *at = b->list[i].fen;; at++) {
            hash = (hash ^ (unsigned char)*at) * 0x100000001b3U;
            if (!*at)
                break;
        }
    return hash;
}

/* Adds a player and its pace to the heading, which it takes. */
static char *with_entry(char *heading, const Entry *e) {
    heading = kept_with(heading, format("\"%s\"", e->name));
    if (e->pace.depth > 0)
        heading = kept_with(heading, format("depth %d", e->pace.depth));
    if (e->pace.nodes > 0)
        heading = kept_with(heading, format("nodes %" PRIu64, e->pace.nodes));
    if (e->pace.each > 0)
        heading = kept_with(heading, format("time %g", e->pace.each));
    if (e->pace.left >= 0)
        heading = kept_with(heading, format("clock %g+%g", e->pace.left, e->pace.increment));
    return heading;
}

static char *heading_of(const Args *a, const sw_Game *g, const Plan *p) {
    const Bout *b = &p->bout;
    char *heading =
        format("# stepwise match %s key %016" PRIx64, a->word[0], sw_game_key(g, true));
    for (int i = 0; i < 2; i++)
        heading = with_entry(heading, &p->entry[i]);
    heading = kept_with(
        heading, format("seed %" PRIu64 " openings %d plies %d", b->seed, b->opening, b->most));
    if (b->fen)
        heading = kept_with(heading, format("fen \"%s\"", b->fen));
    if (b->list)
        heading = kept_with(heading, format("positions %016" PRIx64, hash_of(b)));
    heading = kept_with_settings(heading, g);
    sw_Tuned tuned = sw_game_tuned(g);
    if (tuned.hash != 0 && (p->entry[0].own || p->entry[1].own))
        heading = kept_with(heading, format("numbers %016" PRIx64, tuned.hash));
    char *line = shown_line(heading);
    free(heading);
    return line;
}

/* ---- the plan ---- */

/* False, with a message, if the game is over where it begins: such games say nothing about the
** players. Positions of --positions are checked when they are read. */
static bool can_begin(const Args *a, const sw_Match *m) {
    if (args_has(a, OPT_POSITIONS) || sw_match_outcome(m) == SW_ONGOING)
        return true;
    char *result = sw_match_result(m);
    complain("match: the game is over in the starting position: %s", result);
    sw_free(result);
    return false;
}

static bool read_plan(const Args *a, const Session *s, Plan *p, Entry entry[2]) {
    Pace pace;
    if (!read_pace(a, &pace) || !read_sprt(a, p))
        return false;
    p->entry = entry;
    if (args_has(a, OPT_POSITIONS) && args_has(a, OPT_FEN))
        return complain("match: --positions and --fen both say where games begin");
    if (!can_begin(a, s->match))
        return false;
    p->bout = (Bout){
        .from = s->match,
        .fen = a->option[OPT_FEN].text,
        .opening = (int)args_number(a, OPT_OPENINGS, args_has(a, OPT_POSITIONS) ? 0 : OPENING),
        .seed = (uint64_t)a->option[OPT_SEED].number,
        .most = (int)args_number(a, OPT_PLIES, PLIES)};
    if (!leaves_moves(a, p->bout.opening, p->bout.most))
        return false;
    if (args_has(a, OPT_POSITIONS))
        p->bout.list = openings_read(s->game, a->option[OPT_POSITIONS].text, &p->bout.nlist);
    if (args_has(a, OPT_POSITIONS) && !p->bout.list)
        return false;
    p->games = (int)args_number(a, OPT_GAMES, GAMES);
    p->at_once = (int)args_number(a, OPT_CONCURRENCY, 1);
    p->records = a->option[OPT_RECORDS].text;
    p->resume = a->option[OPT_RESUME].text;
    p->quiet = args_has(a, OPT_JSON);
    if (p->records && p->resume && same_file(p->records, p->resume))
        return complain("match: --records and --resume are the same file, %s: a match cannot "
                        "be resumed from records",
                        p->resume);
    if (p->records && p->bout.list && same_file(p->records, a->option[OPT_POSITIONS].text))
        return complain("match: --records and --positions are the same file, %s: records are "
                        "not positions to begin with",
                        p->records);
    for (int i = 0; i < 2; i++) {
        if (!entry_read(&entry[i], a->word[1 + i], a, s->game, &pace))
            return false;
        set_usual_pace(&entry[i].pace);
        if (!can_be_told(&entry[i]) || (!p->grid->cell && !entry_in_texts(&entry[i])))
            return false;
    }
    return (p->heading = heading_of(a, s->game, p));
}

/* ---- the result ---- */

static const char *verdict(const Series *s) {
    return !series_decided(s) ? "not decided yet"
           : s->llr > 0       ? "the first is stronger by elo1"
                              : "the first is not stronger by more than elo0";
}

static void print_score(const Series *s) {
    const Score *c = &s->score;
    double elo, error;
    if (score_games(c) == 0) {
        printf("%s against %s: no game was played\n", s->plan->entry[0].name,
               s->plan->entry[1].name);
        return;
    }
    printf("%s against %s: %d won, %d drawn, %d lost", s->plan->entry[0].name,
           s->plan->entry[1].name, c->won, c->drawn, c->lost);
    if (c->shared)
        printf(", %d shared in other ways, worth %g", c->shared, c->points);
    printf(" of %d games, %.1f %%\n", score_games(c), 100 * score_share(c));
    if (score_elo(c, &elo, &error))
        printf("elo %+.1f, give or take %.1f\n", elo, error);
    printf("los %.1f %%\n", 100 * score_los(c));
    if (s->plan->sprt)
        printf("sprt %g,%g: llr %.2f of %.2f, %s\n", s->plan->elo0, s->plan->elo1, s->llr,
               SPRT_BOUND, verdict(s));
}

static void print_score_json(const Series *s) {
    const Score *c = &s->score;
    double elo, error;
    json_t *o =
        json_pack("{s:o, s:o, s:i, s:i, s:i, s:i}", "first", json_shown(s->plan->entry[0].name),
                  "second", json_shown(s->plan->entry[1].name), "won", c->won, "drawn",
                  c->drawn, "lost", c->lost, "shared", c->shared);
    if (score_games(c) > 0) {
        json_object_set_new(o, "share", json_real(score_share(c)));
        json_object_set_new(o, "los", json_real(score_los(c)));
    }
    if (score_elo(c, &elo, &error)) {
        json_object_set_new(o, "elo", json_real(elo));
        json_object_set_new(o, "error", json_real(error));
    }
    if (s->plan->sprt)
        json_object_set_new(o, "llr", json_real(s->llr));
    print_json(o);
}

static int play(const Plan *p) {
    Series s;
    bool fine = series_run(&s, p);
    if (fine && s.unbegun) {
        complain("match: %s", s.unbegun);
        series_free(&s);
        return EXIT_NO;
    }
    if (fine)
        (p->quiet ? print_score_json : print_score)(&s);
    if (fine && atomic_load(&s.stop) && !series_decided(&s))
        complain("match: stopped after %d of %d games%s%s", score_games(&s.score), p->games,
                 p->resume ? "; continue it with --resume " : "", p->resume ? p->resume : "");
    series_free(&s);
    return fine ? EXIT_DONE : EXIT_WRONG;
}

int cmd_match(const Args *a, Session *s) {
    Grid grid = {0};
    Plan plan = {.grid = &grid};
    Entry entry[2] = {{0}, {0}};
    const char *bar = seat_bar(s->game);
    int status = EXIT_WRONG;
    const char *why;
    if (bar) {
        complain("match: %s cannot be played: both sides, this program included, are played by "
                 "CECP or UCI, and %s",
                 sw_game_about(s->game).name, bar);
        return status;
    }
    if (!grid_of(s->game, &grid, &why)) {
        grid_free(&grid);
        grid = grid_none(s->game);
    }
    if (read_plan(a, s, &plan, entry))
        status = play(&plan);
    for (int i = 0; i < 2; i++)
        entry_free(&entry[i]);
    free(plan.heading);
    openings_free((Opening *)(uintptr_t)plan.bout.list, plan.bout.nlist);
    grid_free(&grid);
    return status;
}
