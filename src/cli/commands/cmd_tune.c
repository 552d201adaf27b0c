/*
** cmd_tune.c -- `stepwise tune`: plays a game against itself, and fits the numbers of its evaluation.
**
** What games have shown is kept in a file: a heading, which says what is played, and a line for each
** game as it ends. Whatever stops the program, the same call goes on behind the last whole line. Files
** of shards have the same heading, and are merged line by line in the order of the games.
*/
#include "cli/common/cli.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { GAMES = 2000, NODES = 1000, OPENING = 8, PLIES = 400, SHARDS_MOST = 100000 };

typedef struct Tune {
    const Args *args;
    const sw_Game *game;
    sw_Selfplay how;
    int games, shard, shards; /* games 0..; shard 0.. of shards plays every shards-th */
    char *kept, *out;         /* owned: the file of games, the file of numbers */
    char *heading;            /* owned */
    char **line;              /* [games] owned: of games that were played, or NULL */
    int have, mine;           /* lines there are; of this shard, those there are to be */
    FILE *file;
    double begun;
    int new; /* games played by this call */
} Tune;

/* ---- what is to be done ---- */

static int number_or(const Args *a, OptionId id, int otherwise) {
    return args_has(a, id) ? (int)a->option[id].number : otherwise;
}

/* "2/8". */
static bool read_shard(Tune *t) {
    const char *text = t->args->option[OPT_SHARD].text;
    t->shards = 1;
    if (!text)
        return true;
    char *end, *slash;
    errno = 0;
    long i = strtol(text, &slash, 10);
    long n = *slash == '/' ? strtol(slash + 1, &end, 10) : 0;
    if (errno || n < 1 || n > SHARDS_MOST || *end || i < 1 || i > n)
        return complain("--shard: '%s' should be I/N, from 1/N to N/N", text);
    t->shard = (int)i - 1;
    t->shards = (int)n;
    return true;
}

/* The path of the definition with another ending than .lua. */
static char *beside(const sw_Game *g, const char *ending) {
    const char *file = sw_game_about(g).file;
    size_t n = strlen(file);
    n -= n > 4 && strcmp(file + n - 4, ".lua") == 0 ? 4 : 0;
    return format("%.*s%s", (int)n, file, ending);
}

/* The name of the game, a path without its folders. */
static char *kept_name(const Tune *t) {
    const char *name = t->args->word[0];
    size_t n = game_name(&name);
    if (t->shards == 1)
        return format("%.*s.games", (int)n, name);
    return format("%.*s.%dof%d.games", (int)n, name, t->shard + 1, t->shards);
}

/* What all files of one run begin with. */
static void make_heading(Tune *t) {
    t->heading =
        format("# stepwise tune key %016" PRIx64 " nodes %" PRIu64
               " openings %d plies %d seed %" PRIu64,
               sw_game_key(t->game), t->how.nodes, t->how.opening, t->how.plies, t->how.seed);
}

static bool read_plan(Tune *t) {
    const Args *a = t->args;
    bool merges = args_has(a, OPT_MERGE);
    if (!read_shard(t))
        return false;
    if (merges && args_has(a, OPT_SHARD))
        return complain("tune: --merge and --shard do not go together");
    if (merges && a->nwords < 2)
        return complain("tune: --merge wants the files of games behind GAME");
    if (!merges && a->nwords > 1)
        return complain("tune: files of games ('%s') are for --merge", a->word[1]);
    t->how = (sw_Selfplay){.nodes = (uint64_t)number_or(a, OPT_NODES, NODES),
                           .seed = (uint64_t)a->option[OPT_SEED].number,
                           .opening = number_or(a, OPT_OPENINGS, OPENING),
                           .plies = number_or(a, OPT_PLIES, PLIES)};
    t->games = number_or(a, OPT_GAMES, GAMES);
    t->line = calloc((size_t)t->games, sizeof *t->line);
    if (!t->line)
        cli_no_memory();
    make_heading(t);
    t->kept = args_has(a, OPT_RESUME) ? copy_text(a->option[OPT_RESUME].text) : kept_name(t);
    t->out =
        args_has(a, OPT_OUT) ? copy_text(a->option[OPT_OUT].text) : beside(t->game, ".tuned");
    return true;
}

/* ---- files of games ---- */

/* Keeps a line under the number that it begins with. */
static bool keep(Tune *t, const char *path, int at, const char *line) {
    char *end;
    long number = strtol(line, &end, 10);
    if (end == line || *end != '\t' || number < 0 || number >= 100000000)
        return complain("%s, line %d: no game: %.40s", path, at, line);
    if (number >= t->games)
        return true; /* of a longer run */
    if (t->line[number])
        return strcmp(t->line[number], line) == 0 ||
               complain("%s, line %d: game %ld was played otherwise before", path, at, number);
    t->line[number] = copy_text(line);
    t->have++;
    return true;
}

/* Reads the lines of a text that are whole; *whole is how many bytes they are. */
static bool read_lines(Tune *t, const char *path, char *text, size_t *whole) {
    int at = 0;
    char *line = text;
    assert(t->heading);
    for (char *lf; (lf = strchr(line, '\n')); line = lf + 1) {
        *lf = '\0';
        at++;
        if (at == 1 && strcmp(line, t->heading) != 0)
            return complain("%s: it is of another run:\n%s\nand this is:\n%s", path, line,
                            t->heading);
        if (at > 1 && !keep(t, path, at, line))
            return false;
    }
    *whole = (size_t)(line - text);
    return true;
}

static bool read_games(Tune *t, const char *path, bool must, size_t *whole) {
    char *text;
    size_t n;
    *whole = 0;
    if (!read_text(path, &text, &n))
        return (errno == ENOENT && !must) || complain("%s: %s", path, strerror(errno));
    bool fine = read_lines(t, path, text, whole);
    free(text);
    return fine;
}

/* Opens the file of games for more lines, behind those that are whole. */
static bool open_games(Tune *t) {
    size_t whole;
    if (!read_games(t, t->kept, false, &whole))
        return false;
    t->file = fopen(t->kept, whole > 0 ? "r+" : "w");
    if (!t->file || ftruncate(fileno(t->file), (off_t)whole) != 0 ||
        fseek(t->file, 0, SEEK_END) != 0)
        return complain("%s: %s", t->kept, strerror(errno));
    if (whole == 0)
        fprintf(t->file, "%s\n", t->heading);
    return true;
}

/* ---- playing ---- */

static bool shows_progress(void) {
    return isatty(STDERR_FILENO);
}

static void show_games(const Tune *t) {
    double seconds = now_seconds() - t->begun;
    double left = t->new > 0 ? seconds / t->new *(t->mine - t->have) : 0;
    if (shows_progress())
        fprintf(stderr, "\r%d of %d games, %.1f a second, %d:%02d to go \033[K", t->have,
                t->mine, seconds > 0 ? t->new / seconds : 0, (int)left / 60, (int)left % 60);
}

static bool play_one(Tune *t, int game) {
    char *line = sw_selfplay(t->game, &t->how, game);
    fprintf(t->file, "%s\n", line);
    bool written = fflush(t->file) == 0;
    t->line[game] = copy_text(line);
    t->have++;
    t->new ++;
    sw_free(line);
    show_games(t);
    return written || complain("%s: %s", t->kept, strerror(errno));
}

/* Has somebody asked to stop? The signals wait until a game has ended. */
static bool is_asked(const sigset_t *signals) {
    const struct timespec now = {0, 0};
    return sigtimedwait(signals, NULL, &now) > 0;
}

static bool play_games(Tune *t, bool *stopped) {
    sigset_t signals, before;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    sigprocmask(SIG_BLOCK, &signals, &before);
    bool fine = true;
    t->begun = now_seconds();
    for (int i = t->shard; i < t->games && fine && !*stopped; i += t->shards)
        if (!t->line[i]) {
            *stopped = is_asked(&signals);
            fine = *stopped || play_one(t, i);
        }
    if (shows_progress() && t->new > 0)
        fputc('\n', stderr);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return fine;
}

/* ---- fitting ---- */

static void show_fit(void *ctx, double done) {
    (void)ctx;
    if (shows_progress())
        fprintf(stderr, "\rfitting: %.0f %% \033[K%s", 100 * done, done >= 1 ? "\n" : "");
}

static bool add_games(const Tune *t, sw_Tuning *tuning) {
    char *error;
    for (int i = 0; i < t->games; i++)
        if (t->line[i] && !sw_tuning_add(tuning, t->line[i], &error)) {
            char *context = format("game %d", i);
            complain_taking(context, error);
            free(context);
            return false;
        }
    return true;
}

static char *comment_of(const Tune *t) {
    return format("made by stepwise tune: %d games, nodes %" PRIu64
                  " openings %d plies %d seed %" PRIu64,
                  t->have, t->how.nodes, t->how.opening, t->how.plies, t->how.seed);
}

static void tell_fit(const Tune *t, const sw_Fitted *f) {
    printf("games %d  positions %d  numbers %d\n", f->games, f->positions, f->numbers);
    printf("loss of games left out: %.5f, with the numbers found %.5f\n", f->before, f->after);
    printf("written to %s\n", t->out);
}

/* Writes what was found; EXIT_NO where that is nothing. */
static int write_numbers(const Tune *t, const sw_Fitted *f, const char *text) {
    if (f->after >= f->before) {
        complain("tune: %d games with %d positions show nothing that games left out confirm "
                 "(loss %.5f): no file was written",
                 f->games, f->positions, f->before);
        return EXIT_NO;
    }
    if (!write_text(t->out, text))
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

/* ---- all of it ---- */

/* The games of this shard that are to be there, and those of them that are. */
static void count_mine(Tune *t) {
    t->mine = t->have = 0;
    for (int i = t->shard; i < t->games; i += t->shards) {
        t->mine++;
        t->have += t->line[i] != NULL;
    }
}

static int run(Tune *t) {
    bool stopped = false;
    if (!open_games(t))
        return EXIT_WRONG;
    count_mine(t);
    if (!play_games(t, &stopped))
        return EXIT_WRONG;
    if (stopped) {
        complain("tune: stopped after %d of %d games; the same call goes on", t->have, t->mine);
        return EXIT_WRONG;
    }
    if (t->shards == 1)
        return fit(t);
    printf("%d games in %s; stepwise tune %s --merge FILE... adds up all shards\n", t->have,
           t->kept, t->args->word[0]);
    return EXIT_DONE;
}

/* Are there all games from the first on? */
static bool is_complete(const Tune *t) {
    for (int i = 0; i < t->games; i++)
        if (!t->line[i])
            return complain("tune: game %d of %d is not in these files (--games says how many "
                            "there are)",
                            i, t->games);
    return true;
}

static int merge(Tune *t) {
    size_t whole;
    for (int i = 1; i < t->args->nwords; i++)
        if (!read_games(t, t->args->word[i], true, &whole))
            return EXIT_WRONG;
    return is_complete(t) ? fit(t) : EXIT_WRONG;
}

int cmd_tune(const Args *a, Session *s) {
    char *error;
    Tune t = {.args = a, .game = s->game};
    int status = EXIT_WRONG;
    sw_Tuning *possible = sw_tuning_new(s->game, &error);
    if (!possible)
        complain_taking("tune", error);
    else if (read_plan(&t))
        status = args_has(a, OPT_MERGE) ? merge(&t) : run(&t);
    sw_tuning_free(possible);
    for (int i = 0; t.line && i < t.games; i++)
        free(t.line[i]);
    free((void *)t.line);
    free(t.kept);
    free(t.out);
    free(t.heading);
    if (t.file && fclose(t.file) != 0) {
        complain("tune: the file of games could not be written");
        status = EXIT_WRONG;
    }
    return status;
}
