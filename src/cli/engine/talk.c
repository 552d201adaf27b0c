/*
** talk.c -- lines in and out.
*/
#include "talk.h"

#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 4096 };

bool talk_begin(Talk *t, int in, const char *log) {
    *t = (Talk){.in = in, .begun = now_seconds(), .path = log};
    if (log && !(t->log = append_to("--log", log, FILE_LOG, NULL)))
        return false;
    pthread_mutex_init(&t->lock, NULL);
    return true;
}

bool talk_end(Talk *t) {
    if (t->log)
        fclose(t->log);
    free(t->text);
    pthread_mutex_destroy(&t->lock);
    return !t->lost;
}

/* Writes a line to the log, and complains once if that fails. Called with the lock held. */
static void note_down(Talk *t, char way, const char *line) {
    if (!t->log)
        return;
    char *shown = shown_line(line);
    bool written = fprintf(t->log, "%.3f %c %s\n", now_seconds() - t->begun, way, shown) >= 0 &&
                   fflush(t->log) == 0;
    if (!written && !t->lost)
        complain("--log %s: %s", t->path, strerror(errno));
    t->lost = t->lost || !written;
    free(shown);
}

void talk_say(Talk *t, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *line = format_list(fmt, args);
    va_end(args);
    for (char *c = line; *c; c++)
        if (*c == '\n')
            *c = ' ';
    pthread_mutex_lock(&t->lock);
    print_shown("%s\n", line);
    fflush(stdout);
    note_down(t, '<', line);
    pthread_mutex_unlock(&t->lock);
    free(line);
}

/* ---- hearing ---- */

static void forget_told(Talk *t) {
    memmove(t->text, t->text + t->at, t->n - t->at);
    t->n -= t->at;
    t->at = 0;
}

/* Reads what is there, after poll(); false at the end of the input and on an error. */
static bool read_more(Talk *t) {
    if (t->at > 0)
        forget_told(t);
    if (t->n > TALK_LINE_MAX) {
        t->dropping = true;
        t->n = 0;
    }
    if (t->room < t->n + CHUNK + 1)
        t->text = cli_grow(t->text, t->room = 2 * t->n + CHUNK + 1);
    ssize_t got = read(t->in, t->text + t->n, CHUNK);
    if (got <= 0)
        return got < 0 && (errno == EINTR || errno == EAGAIN);
    t->n += (size_t)got;
    return true;
}

/* Makes zero bytes blanks (they would hide what follows them), and cuts blanks at the end. */
static void clean(char *line, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (line[i] == '\0' || line[i] == '\r' || line[i] == '\t')
            line[i] = ' ';
    while (n > 0 && line[n - 1] == ' ')
        line[--n] = '\0';
}

/* The next whole line in the buffer. NULL if there is none or it was too long (t->dropped). */
static char *next_line(Talk *t) {
    char *line = t->text + t->at;
    char *end = t->at < t->n ? memchr(line, '\n', t->n - t->at) : NULL;
    if (!end)
        return NULL;
    *end = '\0';
    t->at += (size_t)(end - line) + 1;
    t->dropped = t->dropping;
    t->dropping = false;
    if (t->dropped)
        return NULL;
    clean(line, (size_t)(end - line));
    pthread_mutex_lock(&t->lock);
    note_down(t, '>', line);
    pthread_mutex_unlock(&t->lock);
    return line + strspn(line, " ");
}

static bool take_dropped(Talk *t) {
    bool dropped = t->dropped;
    t->dropped = false;
    return dropped;
}

/* At the end of the input: what is left in the buffer is a line that lacks its line feed. */
static Heard last_line(Talk *t, char **line) {
    bool some = t->n > t->at || t->dropping;
    t->ended = true;
    if (!some)
        return HEARD_END;
    t->text[t->n++] = '\n';
    *line = next_line(t);
    return *line ? HEARD_LINE : take_dropped(t) ? HEARD_LONG : HEARD_END;
}

/* Milliseconds until a time, as now_seconds(), rounded up; -1 (no limit) if it is below 0. */
static int left_until(double until) {
    double left = (until - now_seconds()) * 1000;
    return until < 0 ? -1 : left > 0 ? (int)left + 1 : 0;
}

/* The time limit is absolute: bytes that end no line do not extend it. */
Heard talk_hear(Talk *t, int note, int milliseconds, char **line) {
    double until = milliseconds < 0 ? -1 : now_seconds() + milliseconds / 1000.0;
    for (bool over = false;;) {
        if ((*line = next_line(t)))
            return HEARD_LINE;
        if (take_dropped(t))
            return HEARD_LONG;
        if (t->ended)
            return HEARD_END;
        if (over)
            return HEARD_NOTHING;
        int left = left_until(until);
        over = left == 0;
        struct pollfd from[] = {{.fd = note, .events = POLLIN},
                                {.fd = t->in, .events = POLLIN}};
        int ready = poll(from, 2, left);
        if (ready == 0)
            return HEARD_NOTHING;
        if (ready > 0 && from[0].revents)
            return HEARD_NOTE;
        if (ready > 0 && from[1].revents && !read_more(t))
            return last_line(t, line);
    }
}

char *talk_word(char **rest) {
    char *word = *rest + strspn(*rest, " ");
    size_t n = strcspn(word, " ");
    char *after = word + n;
    after += strspn(after, " ");
    word[n] = '\0';
    *rest = after;
    return word;
}
