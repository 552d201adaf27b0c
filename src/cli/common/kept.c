/*
** kept.c -- reads the lines up to the last that is whole, and adds others after it.
*/
#include "kept.h"

#include "file.h"
#include "message.h"
#include "output.h"
#include "text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

char *kept_with(char *heading, char *more) {
    char *longer = format("%s %s", heading, more);
    free(heading);
    free(more);
    return longer;
}

char *kept_with_settings(char *heading, const sw_Game *g) {
    int n;
    sw_Setting *set = sw_game_settings(g, &n);
    for (int i = 0; i < n; i++)
        heading = kept_with(heading, format("%s=%s", set[i].name, set[i].value));
    sw_free(set);
    return heading;
}

typedef struct Reading {
    const char *path, *heading;
    KeptFn *fn;
    void *ctx;
    int at;       /* number of the last line read */
    size_t whole; /* bytes of the lines read, with their line feeds */
} Reading;

static bool take_line(void *ctx, const char *line, size_t n) {
    Reading *r = ctx;
    r->whole += n + 1;
    r->at++;
    if (strlen(line) != n)
        return complain("%s, line %d: it contains a zero byte", r->path, r->at);
    if (r->at > 1)
        return r->fn(r->ctx, line, r->at);
    return strcmp(line, r->heading) == 0 ||
           complain(
               "%s: it belongs to another run: it begins with '%s', this run's file with '%s'",
               r->path, line, r->heading);
}

/* `must`: a file that does not exist is an error. */
static bool read_all(Reading *r, bool must) {
    if (read_lines(r->path, take_line, r))
        return true;
    return errno != 0 &&
           ((errno == ENOENT && !must) || complain("%s: %s", r->path, why_unread()));
}

bool kept_read(const char *path, const char *heading, KeptFn *fn, void *ctx) {
    return read_all(&(Reading){path, heading, fn, ctx, 0, 0}, true);
}

/* A file without a whole line is ours if it is empty or holds the beginning of the heading. */
static bool is_begun(FILE *f, const Reading *r) {
    size_t n = strlen(r->heading);
    char *begins = cli_grow(NULL, n + 1);
    size_t got = fread(begins, 1, n + 1, f);
    bool ours = got <= n && memcmp(begins, r->heading, got) == 0;
    free(begins);
    return ours || complain("%s: this is not a file of games: it does not begin with '%s'",
                            r->path, r->heading);
}

/* Cuts off what follows the last whole line. */
static bool cut(FILE *f, const Reading *r) {
    return (fseek(f, 0, SEEK_SET) == 0 && ftruncate(fileno(f), (off_t)r->whole) == 0 &&
            fseek(f, 0, SEEK_END) == 0) ||
           complain("%s: %s", r->path, strerror(errno));
}

/* Locks the file while it is open: two programs that write to it would cut off each other's
** lines, each going by what it has read. */
static bool lock(FILE *f, const char *path) {
    if (flock(fileno(f), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
        return true; /* some file systems know no locks */
    return complain("%s: another run is writing to it", path);
}

/* O_RDWR: so opening a pipe does not wait for its other end. No O_TRUNC: another run may have
** made the file in the meantime. O_CLOEXEC: programs that are started do not inherit it. */
static FILE *open_to_go_on(const char *path) {
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    FILE *f = fd < 0 ? NULL : fdopen(fd, "r+");
    if (!f)
        complain("%s: %s", path, strerror(errno));
    return f;
}

FILE *kept_open(const char *path, const char *heading, KeptFn *fn, void *ctx) {
    Reading r = {path, heading, fn, ctx, 0, 0};
    FILE *f = refuse_definition(path) ? NULL : open_to_go_on(path);
    if (!f)
        return NULL;
    if (!lock(f, path) || !read_all(&r, false) || (r.whole == 0 && !is_begun(f, &r)) ||
        !cut(f, &r)) {
        fclose(f);
        return NULL;
    }
    if (r.whole == 0)
        fprintf(f, "%s\n", heading);
    return f;
}

/* Returns the number of bytes written: n, or fewer with errno set. Does not use the stream,
** whose buffer would keep what failed and write it when it is closed. */
static size_t write_most(int fd, const char *text, size_t n) {
    size_t sum = 0;
    while (sum < n) {
        ssize_t done = write(fd, text + sum, n - sum);
        if (done < 0 && errno != EINTR)
            break;
        sum += done > 0 ? (size_t)done : 0;
    }
    return sum;
}

/* Part of a line would spoil the next one, which would be appended to it: cuts off the last
** `half` bytes, unless somebody else has written after them. */
static void cut_half(int fd, size_t half) {
    struct stat st;
    off_t end = lseek(fd, 0, SEEK_CUR);
    if (half > 0 && end >= (off_t)half && fstat(fd, &st) == 0 && st.st_size == end &&
        ftruncate(fd, end - (off_t)half) == 0)
        lseek(fd, 0, SEEK_END);
}

/* Whoever deletes the file ends the run: what is written from then on would be lost. */
static bool is_deleted(int fd, const char *path) {
    struct stat st;
    return fstat(fd, &st) == 0 && st.st_nlink == 0 && access(path, F_OK) != 0;
}

bool kept_write(FILE *f, const char *path, const char *line) {
    if (is_deleted(fileno(f), path))
        return complain("%s: the file of games was deleted meanwhile", path);
    char *text = format("%s\n", line);
    size_t n = strlen(text);
    bool whole = fflush(f) == 0;
    if (whole) {
        size_t done = write_most(fileno(f), text, n);
        whole = done == n;
        int error = errno;
        if (!whole)
            cut_half(fileno(f), done);
        errno = error;
    }
    free(text);
    return whole || complain("%s: %s", path, strerror(errno));
}
