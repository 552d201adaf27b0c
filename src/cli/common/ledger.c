/*
** ledger.c -- options of a run, its file, playing what is missing, merging.
*/
#include "ledger.h"

#include "json.h"
#include "kept.h"
#include "message.h"
#include "number.h"
#include "session.h"
#include "text.h"
#include "cli/terminal/clock.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SHARDS_MOST = 100000 };

/* ---- the plan ---- */

/* Reads --shard: "2/8". "02/8" is refused, as the files are named by these numbers. */
static bool read_shard(Ledger *l) {
    const char *text = l->args->option[OPT_SHARD].text;
    l->shards = 1;
    if (!text)
        return true;
    const char *slash = strchr(text, '/');
    char *first = format("%.*s", slash ? (int)(slash - text) : 0, text);
    int i = 0;
    bool fine = slash && parse_number(slash + 1, 1, SHARDS_MOST, &l->shards) &&
                parse_number(first, 1, l->shards, &i);
    free(first);
    char *plain = format("%d/%d", i, l->shards);
    fine = fine && strcmp(plain, text) == 0;
    free(plain);
    if (!fine)
        return complain("--shard: '%s' should be I/N, from 1/N to N/N, such as 2/8", text);
    l->shard = i - 1;
    return true;
}

/* The default name of the file: "chess.games", "chess.2of8.games". */
static char *kept_name(const Ledger *l, const char *ending) {
    const char *name = l->args->word[0];
    size_t n = game_name(&name);
    if (l->shards == 1)
        return format("%.*s.%s", (int)n, name, ending);
    return format("%.*s.%dof%d.%s", (int)n, name, l->shard + 1, l->shards, ending);
}

bool ledger_plan(Ledger *l, const Args *a, int games, const char *ending) {
    bool merges = args_has(a, OPT_MERGE);
    *l = (Ledger){.args = a};
    if (!read_shard(l))
        return false;
    if (merges && (args_has(a, OPT_SHARD) || args_has(a, OPT_RESUME)))
        return complain("%s: --merge and --%s cannot be used together", a->command->name,
                        args_has(a, OPT_SHARD) ? "shard" : "resume");
    if (merges && a->nwords < 2)
        return complain("%s: --merge needs the files of games after GAME", a->command->name);
    if (!merges && a->nwords > 1)
        return complain("%s: files of games ('%s') are for --merge", a->command->name,
                        a->word[1]);
    l->games = args_has(a, OPT_GAMES) ? (int)a->option[OPT_GAMES].number : games;
    l->line = calloc((size_t)l->games, sizeof *l->line);
    l->place = calloc((size_t)l->games, sizeof *l->place);
    if (!l->line || !l->place)
        cli_no_memory();
    l->kept =
        args_has(a, OPT_RESUME) ? copy_text(a->option[OPT_RESUME].text) : kept_name(l, ending);
    return true;
}

/* ---- files of games ---- */

typedef struct Reading {
    Ledger *ledger;
    const char *path;
} Reading;

/* A KeptFn: stores a line under the number that it begins with. The same game may be in several
** files, with the same line. */
static bool keep(void *ctx, const char *line, int at) {
    Ledger *l = ((Reading *)ctx)->ledger;
    const char *path = ((Reading *)ctx)->path;
    size_t digits = strspn(line, "0123456789");
    if (digits == 0 || digits > 8 || line[digits] != '\t')
        return complain("%s, line %d: not a game: expected its number and a tab, found '%.*s'",
                        path, at, text_within(line, 40), line);
    int number = atoi(line);
    if (number >= l->games)
        return true; /* a game of a longer run */
    if (l->line[number])
        return strcmp(l->line[number], line) == 0 ||
               complain("%s, line %d: game %d differs from an earlier line for it", path, at,
                        number);
    l->line[number] = copy_text(line);
    l->place[number] = (Place){path, at};
    l->have++;
    return true;
}

/* ---- playing ---- */

static bool shows_progress(void) {
    return isatty(STDERR_FILENO);
}

static void show_games(const Ledger *l) {
    double seconds = now_seconds() - l->begun;
    double left = l->played > 0 ? seconds / l->played * (l->mine - l->have) : 0;
    if (shows_progress())
        fprintf(stderr, "\r%d of %d games, %.1f a second, %d:%02d to go \033[K", l->have,
                l->mine, seconds > 0 ? l->played / seconds : 0, (int)left / 60, (int)left % 60);
}

static bool play_one(Ledger *l, LedgerPlay *play, void *ctx, int game) {
    char *line = play(ctx, game);
    bool written = kept_write(l->file, l->kept, line);
    l->line[game] = copy_text(line);
    l->have++;
    l->played++;
    sw_free(line);
    show_games(l);
    return written;
}

/* Whether a signal to stop has come. The signals are blocked, and stay pending
** until a game has ended. */
static bool is_asked(const sigset_t *signals) {
    const struct timespec now = {0, 0};
    return sigtimedwait(signals, NULL, &now) > 0;
}

static bool play_games(Ledger *l, LedgerPlay *play, void *ctx, bool *stopped) {
    sigset_t signals, before;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    sigprocmask(SIG_BLOCK, &signals, &before);
    bool fine = true;
    l->begun = now_seconds();
    for (int i = l->shard; i < l->games && fine && !*stopped; i += l->shards)
        if (!l->line[i]) {
            *stopped = is_asked(&signals);
            fine = *stopped || play_one(l, play, ctx, i);
        }
    if (shows_progress() && l->played > 0)
        fputc('\n', stderr);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return fine;
}

/* ---- the run ---- */

/* Counts the games of this shard, and those of them that have a line. */
static void count_mine(Ledger *l) {
    l->mine = l->have = 0;
    for (int i = l->shard; i < l->games; i += l->shards) {
        l->mine++;
        l->have += l->line[i] != NULL;
    }
}

static LedgerEnd run(Ledger *l, LedgerPlay *play, void *ctx) {
    const char *command = l->args->command->name;
    bool stopped = false;
    l->file = kept_open(l->kept, l->heading, keep, &(Reading){l, l->kept});
    if (!l->file)
        return LEDGER_WRONG;
    count_mine(l);
    if (!play_games(l, play, ctx, &stopped))
        return LEDGER_WRONG;
    if (stopped) {
        complain("%s: stopped after %d of %d games; the same command continues from there",
                 command, l->have, l->mine);
        return LEDGER_WRONG;
    }
    if (l->shards == 1)
        return LEDGER_WHOLE;
    if (args_has(l->args, OPT_JSON))
        print_json(json_pack("{s:i, s:o}", "games", l->have, "file", json_shown(l->kept)));
    else
        say_line("%d games in %s; the same command with --merge FILE... instead of --shard "
                 "adds up all shards",
                 l->have, l->kept);
    return LEDGER_PART;
}

/* Whether every game has a line. False after a message. */
static bool is_complete(const Ledger *l) {
    for (int i = 0; i < l->games; i++)
        if (!l->line[i])
            return complain("%s: game %d of %d is not in these files (--games says how many "
                            "there are)",
                            l->args->command->name, i, l->games);
    return true;
}

static LedgerEnd merge(Ledger *l) {
    for (int i = 1; i < l->args->nwords; i++)
        if (!kept_read(l->args->word[i], l->heading, keep, &(Reading){l, l->args->word[i]}))
            return LEDGER_WRONG;
    return is_complete(l) ? LEDGER_WHOLE : LEDGER_WRONG;
}

LedgerEnd ledger_run(Ledger *l, const char *heading, LedgerPlay *play, void *ctx) {
    l->heading = heading;
    return args_has(l->args, OPT_MERGE) ? merge(l) : run(l, play, ctx);
}

char *ledger_where(const Ledger *l, int game) {
    const Place *p = &l->place[game];
    return p->line ? format("%s, line %d", p->path, p->line) : copy_text(l->kept);
}

bool ledger_free(Ledger *l) {
    for (int i = 0; l->line && i < l->games; i++)
        free(l->line[i]);
    free((void *)l->line);
    free(l->place);
    free(l->kept);
    return !l->file || fclose(l->file) == 0 ||
           complain("%s: the file of games could not be written", l->args->command->name);
}
