/*
** series.c -- threads that each take one game of a match after another.
**
** The file from which a match is resumed has a heading, and a line for each game that was
** played to its end: the number of the game, "W", "D" or "L" for the first entry, or its share
** of the point ("180/240"), and how it ended. Older files have a share as a decimal of up to
** four digits, "0.75".
*/
#include "series.h"

#include "cli/common/kept.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/output.h"
#include "cli/common/text.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { AT_ONCE_MOST = 256, GLANCE_MS = 100 };

/* The letters of a game lost, drawn and won, and what follows any other number of points. */
static const char LETTERS[] = "LDW", OF_POINT[] = "/240";
_Static_assert(SW_POINT == 240, "OF_POINT says so");

bool series_decided(const Series *s) {
    return fabs(s->llr) >= SPRT_BOUND;
}

static double share_of(int points) {
    return (double)points / SW_POINT;
}

/* Counts a game. Games that end after the test has decided count, but do not change that. */
static void count(Series *s, int game, int points) {
    const Plan *p = s->plan;
    int other = s->points[bout_other(game)];
    s->points[game] = (int16_t)points;
    score_add(&s->score, share_of(points), other < 0 ? -1 : share_of(other));
    if (p->sprt && !series_decided(s))
        s->llr = score_llr(&s->score, p->elo0, p->elo1);
}

/* ---- files ---- */

/* Reads "180/240", or "0.75", rounded to a 240th. -1 if the text is neither. */
static int read_parts(const char *text, const char **end) {
    double value;
    if (!isdigit((unsigned char)*text) || !(*end = parse_decimal(text, &value)))
        return -1;
    if (**end != '/')
        return value <= 1 ? (int)lround(value * SW_POINT) : -1;
    size_t n = strspn(text, "0123456789"), over = strlen(OF_POINT);
    bool whole = text + n == *end && n <= 3 && strncmp(*end, OF_POINT, over) == 0;
    *end += over;
    return whole && value <= SW_POINT ? (int)value : -1;
}

/* Reads a result, in parts of the point; -1 if the text begins with none. */
static int read_points(const char *text, const char **end) {
    const char *at = *text ? strchr(LETTERS, *text) : NULL;
    *end = text + 1;
    return at ? (int)(at - LETTERS) * SW_POINT / 2 : read_parts(text, end);
}

/* A line of the file: "12 W White wins (checkmate)". */
static bool read_game(void *ctx, const char *line, int number) {
    Series *s = ctx;
    char *blank;
    const char *end = "";
    long game = strtol(line, &blank, 10);
    int points = blank > line && *blank == ' ' ? read_points(blank + 1, &end) : -1;
    if (points < 0 || *end != ' ' || game < 1)
        return complain(
            "--resume %s, line %d: not the result of a game: expected its number, W, "
            "D, L or a share such as 180/240, and how it ended, found '%.*s'",
            s->plan->resume, number, text_within(line, 60), line);
    if (game <= s->plan->games && s->points[game - 1] < 0)
        count(s, (int)game - 1, points);
    return true;
}

/* True if the last line of a file has no newline. False for anything without a size, such as a
** pipe or a terminal. */
static bool is_cut_short(FILE *f, const char *path) {
    if (fseek(f, 0, SEEK_END) != 0 || ftell(f) <= 0)
        return false;
    FILE *read = fopen(path, "r");
    bool whole = !read || fseek(read, -1, SEEK_END) != 0 || fgetc(read) == '\n';
    if (read)
        fclose(read);
    return !whole;
}

static bool open_files(Series *s) {
    const Plan *p = s->plan;
    if (p->resume && !(s->progress = kept_open(p->resume, p->heading, read_game, s)))
        return false;
    if (p->records)
        s->records = append_to("--records", p->records, FILE_RECORD, p->grid->game);
    if (s->records && is_cut_short(s->records, p->records))
        fputs("\n\n", s->records);
    return !p->records || s->records;
}

/* ---- one game ---- */

static void write_record(Series *s, int game, const Ended *e) {
    const Plan *p = s->plan;
    const sw_Game *g = sw_match_game(e->game);
    int first = bout_first(game);
    char *round = format("%d", game + 1);
    sw_match_set_tag(e->game, "Round", round, NULL);
    for (int side = 0; side < 2; side++)
        sw_match_set_tag(e->game, sw_player_name(g, side), p->entry[side ? !first : first].name,
                         NULL);
    char *record = sw_match_record(e->game);
    s->failed = !kept_write(s->records, p->records, record) || s->failed;
    sw_free(record);
    free(round);
}

/* Writes a line of the file: "3 W checkmate". */
static void write_progress(Series *s, int game, int points, const char *why) {
    bool whole = 2 * points % SW_POINT == 0;
    char *line = whole ? format("%d %c %s", game + 1, LETTERS[2 * points / SW_POINT], why)
                       : format("%d %d%s %s", game + 1, points, OF_POINT, why);
    s->failed = !kept_write(s->progress, s->plan->resume, line) || s->failed;
    free(line);
}

/* Counts a game and writes it to the files and the terminal. Called with the lock held. */
static void note(Series *s, int game, const Ended *e) {
    const Plan *p = s->plan;
    int first = bout_first(game);
    count(s, game, e->points);
    if (s->records)
        write_record(s, game, e);
    if (s->progress)
        write_progress(s, game, e->points, e->why);
    if (!p->quiet)
        printf("game %d: %s - %s: %s, %d plies; %d won, %d drawn, %d lost%s\n", game + 1,
               p->entry[first].name, p->entry[!first].name, e->why, sw_match_ply(e->game),
               s->score.won, s->score.drawn, s->score.lost,
               s->score.shared ? ", others shared" : "");
    if (fflush(stdout) != 0 && errno == EPIPE) /* nobody reads any more (`| head`) */
        atomic_store(&s->stop, true);
    if (series_decided(s) || s->failed)
        atomic_store(&s->stop, true);
}

/* Ends the match because a program cannot be started. Called with the lock held. */
static void note_unbegun(Series *s, const Ended *e) {
    if (!s->unbegun)
        s->unbegun = copy_text(e->why);
    atomic_store(&s->stop, true);
}

/* The next game that has no result and is not being played; -1 if there is none. */
static int take_game(Series *s) {
    pthread_mutex_lock(&s->lock);
    while (s->given < s->plan->games && s->points[s->given] >= 0)
        s->given++;
    int game = s->given < s->plan->games && !atomic_load(&s->stop) ? s->given++ : -1;
    pthread_mutex_unlock(&s->lock);
    return game;
}

static void *work(void *arg) {
    Series *s = arg;
    const Plan *p = s->plan;
    Bout bout = p->bout;
    Rival rival[2];
    bout.stop = &s->stop;
    for (int k = 0; k < 2; k++)
        rival_init(&rival[k], &p->entry[k], p->grid);
    for (int game; (game = take_game(s)) >= 0;) {
        Ended e = bout_play(&bout, rival, game);
        pthread_mutex_lock(&s->lock);
        if (e.unbegun)
            note_unbegun(s, &e);
        else if (!e.stopped)
            note(s, game, &e);
        pthread_mutex_unlock(&s->lock);
        ended_free(&e);
    }
    for (int k = 0; k < 2; k++)
        rival_free(&rival[k]);
    return NULL;
}

/* ---- all workers ---- */

typedef struct Crew {
    Series *s;
    atomic_int working; /* threads that have not ended */
} Crew;

static void *work_in(void *arg) {
    Crew *c = arg;
    work(c->s);
    atomic_fetch_sub(&c->working, 1);
    return NULL;
}

/* Waits for the workers. The signals, which all threads block, make them stop. */
static void watch(Crew *c, const sigset_t *signals) {
    const struct timespec glance = {0, GLANCE_MS * 1000000L};
    while (atomic_load(&c->working) > 0)
        if (sigtimedwait(signals, NULL, &glance) > 0)
            atomic_store(&c->s->stop, true);
}

static bool is_ignored(int signal) {
    struct sigaction now;
    return sigaction(signal, NULL, &now) == 0 && now.sa_handler == SIG_IGN;
}

static void run_crew(Series *s) {
    pthread_t thread[AT_ONCE_MOST] = {0};
    sigset_t signals, before;
    Crew crew = {.s = s};
    int n = 0;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    if (!is_ignored(SIGHUP)) /* nohup: it is to go on */
        sigaddset(&signals, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    while (n < s->plan->at_once && n < AT_ONCE_MOST) {
        atomic_fetch_add(&crew.working, 1);
        if (pthread_create(&thread[n], NULL, work_in, &crew) != 0) {
            atomic_fetch_sub(&crew.working, 1);
            break;
        }
        n++;
    }
    if (n == 0)
        work(s);
    watch(&crew, &signals);
    for (int i = 0; i < n; i++)
        pthread_join(thread[i], NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

bool series_run(Series *s, const Plan *p) {
    size_t n = (size_t)p->games + 1; /* the last game may lack its other one */
    *s = (Series){.plan = p, .points = cli_grow(NULL, n * sizeof *s->points)};
    for (size_t i = 0; i < n; i++)
        s->points[i] = -1;
    pthread_mutex_init(&s->lock, NULL);
    if (!open_files(s))
        return false;
    if (!series_decided(s))
        run_crew(s);
    return !s->failed;
}

void series_free(Series *s) {
    if (s->records)
        fclose(s->records);
    if (s->progress)
        fclose(s->progress);
    pthread_mutex_destroy(&s->lock);
    free(s->points);
    free(s->unbegun);
}
