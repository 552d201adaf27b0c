/*
** cmd_analyse.c -- `stepwise analyse`: a record with the worth of each move.
*/
#include "cli/common/analysis.h"
#include "cli/common/command.h"
#include "cli/common/file.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/record.h"
#include "cli/common/watch.h"
#include "cli/engine/foreign.h"
#include "cli/terminal/ticker.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* DEFAULT_SECONDS: the time for each position if no option limits the search. */
static const double DEFAULT_SECONDS = 0.5;

typedef struct Analysing {
    json_t *moves; /* NULL without --json */
    int plies;
    int graded[GRADE_BLUNDER + 1]; /* how many moves have each grade */
    Watch *input; /* watches the input file since before it was read; borrowed */
    Ticker ticker;
} Analysing;

static void note_move(void *ctx, const Judged *j) {
    Analysing *a = ctx;
    a->graded[j->grade]++;
    ticker_say(&a->ticker, "move %d of %d", j->ply + 2, a->plies);
    if (!a->moves)
        return;
    json_t *o = json_pack("{s:i, s:o, s:i, s:s, s:o, s:i, s:s, s:o}", "ply", j->ply + 1, "move",
                          json_shown(j->move), "score", j->score, "value", j->value, "best",
                          json_shown(j->best), "best_score", j->best_score, "grade",
                          grade_text(j->grade), "line", json_shown(j->line));
    json_array_append_new(a->moves, o);
}

/* True, after a message, if `path` is the input file and has changed since it was read: a
** running match may have appended a game, which must not be lost. */
static bool has_changed(const Args *args, const Analysing *a, const char *path) {
    return strcmp(path, "-") != 0 && same_file(path, args->word[0]) &&
           watch_changed(a->input) &&
           !complain("%s: it changed while it was being analysed, and is left as it is", path);
}

/* The input may be a record without tags, which only reading it tells. */
static FileKind kind_of(const Args *args, const char *path) {
    return same_file(args->word[0], path) ? FILE_READ : FILE_RECORD;
}

static bool write_answer(const Args *args, Analysing *a, const sw_Match *m) {
    const char *path = args_has(args, OPT_OUT) ? args->option[OPT_OUT].text : "-";
    char *record = sw_match_record(m);
    bool done = true;
    if (a->moves) {
        json_t *o = json_pack("{s:O, s:o}", "moves", a->moves, "record", json_shown(record));
        print_json(o);
    }
    if (!a->moves || args_has(args, OPT_OUT))
        done = !has_changed(args, a, path) && write_text(path, kind_of(args, path), record);
    if (!done && !a->moves && strcmp(path, "-") != 0)
        fputs(record, stdout); /* rather than lose a long analysis */
    sw_free(record);
    return done;
}

static bool analyse(const Args *args, sw_Match *m, Watch *input) {
    Analysing a = {.moves = args_has(args, OPT_JSON) ? json_array() : NULL,
                   .plies = sw_match_plies(m),
                   .input = input};
    sw_Limits limits = limits_of(args);
    if (!limits.depth && !limits.nodes && limits.seconds <= 0)
        limits.seconds = DEFAULT_SECONDS;
    sw_Engine *engine = sw_engine_new(sw_match_game(m), TABLE_MEGABYTES);
    Interrupt interrupt;
    interrupt_begin(&interrupt, engine, NULL);
    ticker_begin(&a.ticker);
    ticker_say(&a.ticker, "move 1 of %d", a.plies);
    int judged = analysis_of(engine, m, &limits, &interrupt, note_move, &a);
    ticker_end(&a.ticker);
    interrupt_end(&interrupt);
    sw_engine_free(engine);
    bool done = write_answer(args, &a, m);
    json_decref(a.moves);
    if (args_has(args, OPT_OUT) && done)
        complain("moves judged: %d of %d; inaccuracies: %d, mistakes: %d, blunders: %d", judged,
                 a.plies, a.graded[GRADE_INACCURACY], a.graded[GRADE_MISTAKE],
                 a.graded[GRADE_BLUNDER]);
    return done;
}

/* Whether there is a file with several games, or with more than can be read. */
static bool has_several(const char *path) {
    struct stat st;
    size_t n, first, last;
    char *text;
    if (stat(path, &st) != 0 || !S_ISREG(st.st_mode))
        return false;
    if (!read_text(path, &text, &n))
        return errno == EFBIG;
    record_ends(text, n, &first, &last);
    free(text);
    return last > first;
}

/* True, after a message, if --out is a file with several games: the answer, which replaces the
** whole file, has only one. */
static bool loses_games(const Args *args, const Recorded *r) {
    const char *path = args->word[0], *out = args->option[OPT_OUT].text;
    if (!out || strcmp(out, "-") == 0)
        return false;
    bool lost = same_file(path, out) ? r->others : has_several(out);
    return lost &&
           !complain("%s also holds other games, which would be lost: write to another file",
                     out);
}

int cmd_analyse(const Args *args, Session *s) {
    (void)s;
    Recorded r;
    Watch input = {0};
    const char *out = args->option[OPT_OUT].text;
    if (out && !may_write(out, kind_of(args, out)))
        return EXIT_WRONG;
    watch_add(&input, args->word[0]);
    int status = record_open(args, foreign_read, &r);
    if (status == EXIT_DONE && (loses_games(args, &r) || !analyse(args, r.match, &input)))
        status = EXIT_WRONG;
    record_close(&r);
    watch_free(&input);
    return status;
}
