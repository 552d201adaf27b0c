/*
** cmd_tune.c -- `stepwise tune`: fits the weights of a game's evaluation to games of self-play.
*/
#include "cli/common/command.h"
#include "cli/common/file.h"
#include "cli/common/kept.h"
#include "cli/common/ledger.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { GAMES = 2000, NODES = 1000, OPENING = 8, PLIES = 400 };

typedef struct Tune {
    const Args *args;
    const sw_Game *game;
    sw_Selfplay how;
    Ledger games;
    /* All owned. out: the path of the file for the weights. plan: how games are played.
    ** heading: the first line of a file of games, with the plan in it. */
    char *out, *plan, *heading;
} Tune;

/* ---- the plan ---- */

/* The path of the definition with `ending` in place of .lua; for free(). */
static char *beside(const sw_Game *g, const char *ending) {
    const char *file = game_file(g);
    return format("%.*s%s", (int)stem_length(file), file, ending);
}

/* Writes the plan and the heading, with which all files of games of one run begin. */
static void make_heading(Tune *t) {
    char *numbers = t->how.tuned ? format(" numbers %016" PRIx64, sw_game_tuned(t->game).hash)
                                 : copy_text("");
    t->plan = format("nodes %" PRIu64 " openings %d plies %d seed %" PRIu64 "%s", t->how.nodes,
                     t->how.opening, t->how.plies, t->how.seed, numbers);
    t->heading = kept_with_settings(
        format("# stepwise tune key %016" PRIx64 " %s", sw_game_key(t->game, true), t->plan),
        t->game);
    free(numbers);
}

static void read_plan(Tune *t) {
    const Args *a = t->args;
    t->how = (sw_Selfplay){.nodes = (uint64_t)args_number(a, OPT_NODES, NODES),
                           .seed = (uint64_t)a->option[OPT_SEED].number,
                           .opening = (int)args_number(a, OPT_OPENINGS, OPENING),
                           .plies = (int)args_number(a, OPT_PLIES, PLIES),
                           .tuned = args_has(a, OPT_TUNED)};
    make_heading(t);
    t->out =
        args_has(a, OPT_OUT) ? copy_text(a->option[OPT_OUT].text) : beside(t->game, ".tuned");
}

static char *play(void *ctx, int number) {
    const Tune *t = ctx;
    return sw_selfplay(t->game, &t->how, number);
}

/* ---- fitting ---- */

static void show_fit(void *ctx, double done) {
    (void)ctx;
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\rfitting: %.0f %% \033[K%s", 100 * done, done >= 1 ? "\n" : "");
}

static bool add_games(const Tune *t, sw_Tuning *tuning) {
    char *error;
    for (int i = 0; i < t->games.games; i++)
        if (!sw_tuning_add(tuning, t->games.line[i], &error)) {
            char *where = ledger_where(&t->games, i),
                 *context = format("%s: game %d", where, i);
            complain_taking(context, error);
            free(where);
            free(context);
            return false;
        }
    return true;
}

static char *comment_of(const Tune *t) {
    return format("made by stepwise tune: %d games, %s", t->games.games, t->plan);
}

/* Goes to standard error if the weights go to standard output. */
static void tell_fit(const Tune *t, const sw_Fitted *f) {
    bool piped = strcmp(t->out, "-") == 0;
    FILE *to = piped ? stderr : stdout;
    fprintf(to, "games %d  positions %d  numbers %d\n", f->games, f->positions, f->numbers);
    fprintf(to, "loss on the games left out: %.5f, with the numbers found %.5f\n", f->before,
            f->after);
    if (!piped)
        say_line("written to %s", t->out);
}

/* Writes the weights. EXIT_NO, after a message and without a file, if they do not lower the
** loss of the games that were left out of the fit. */
static int write_numbers(const Tune *t, const sw_Fitted *f, const char *text) {
    if (f->after >= f->before) {
        complain("tune: what %d games with %d positions show is not confirmed by the games "
                 "left out (loss %.5f): no file was written",
                 f->games, f->positions, f->before);
        return EXIT_NO;
    }
    if (!write_text(t->out, FILE_NUMBERS, text))
        return EXIT_WRONG;
    tell_fit(t, f);
    return EXIT_DONE;
}

static int fit(const Tune *t) {
    char *error;
    int status = EXIT_WRONG;
    sw_Fitted fitted;
    sw_Tuning *tuning = sw_tuning_new(t->game, &error);
    if (!tuning)
        complain_taking("tune", error);
    else if (add_games(t, tuning)) {
        char *comment = comment_of(t);
        char *text = sw_tuning_fit(tuning, comment, show_fit, NULL, &fitted);
        status = write_numbers(t, &fitted, text);
        sw_free(text);
        free(comment);
    }
    sw_tuning_free(tuning);
    return status;
}

/* ---- the command ---- */

static bool has_numbers(const sw_Game *g) {
    sw_Tuned numbers = sw_game_tuned(g);
    if (*numbers.why)
        return complain("tune: --tuned: %s is not used: %s", numbers.file, numbers.why);
    return numbers.taken || complain("tune: --tuned: there are no numbers for the game; tune "
                                     "it without --tuned first");
}

/* True, after a message, if the weights would overwrite a file of games: this run's, or one
** that --merge names. */
static bool loses_games(const Tune *t) {
    bool lost = same_file(t->out, t->games.kept);
    for (int i = 1; i < t->args->nwords; i++)
        lost = lost || same_file(t->out, t->args->word[i]);
    return lost &&
           !complain(
               "tune: %s holds games, which would be lost: write the numbers to another file",
               t->out);
}

static int tune(Tune *t) {
    read_plan(t);
    if (!leaves_moves(t->args, t->how.opening, t->how.plies))
        return EXIT_WRONG;
    if (args_has(t->args, OPT_SHARD) && args_has(t->args, OPT_OUT)) {
        complain("tune: --shard plays games, and --out is for numbers: use --resume FILE, or "
                 "--out with --merge");
        return EXIT_WRONG;
    }
    if (t->how.tuned && !has_numbers(t->game))
        return EXIT_WRONG;
    if (loses_games(t))
        return EXIT_WRONG;
    if (!args_has(t->args, OPT_SHARD) && !may_write(t->out, FILE_NUMBERS))
        return EXIT_WRONG;
    switch (ledger_run(&t->games, t->heading, play, t)) {
    case LEDGER_WRONG: return EXIT_WRONG;
    case LEDGER_PART: return EXIT_DONE;
    case LEDGER_WHOLE: return fit(t);
    }
    return EXIT_WRONG;
}

int cmd_tune(const Args *a, Session *s) {
    char *error;
    Tune t = {.args = a, .game = s->game};
    int status = EXIT_WRONG;
    sw_Tuning *possible = sw_tuning_new(s->game, &error);
    if (!possible)
        complain_taking("tune", error);
    else if (ledger_plan(&t.games, a, GAMES, "games"))
        status = tune(&t);
    sw_tuning_free(possible);
    if (!ledger_free(&t.games))
        status = EXIT_WRONG;
    free(t.out);
    free(t.plan);
    free(t.heading);
    return status;
}
