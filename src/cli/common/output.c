/*
** output.c -- what is there is looked at before anything is written.
*/
#include "output.h"

#include "file.h"
#include "message.h"
#include "replace.h"
#include "text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- what is there ---- */

/* What a file of each kind is called, and how it begins; NULL if that takes a closer look. */
static const struct {
    const char *name, *begins;
} kinds[] = {
    [FILE_PICTURE] = {"a picture drawn by this program", "<svg"},
    [FILE_PAGE] = {"an HTML page", "<!DOCTYPE html"},
    [FILE_RESULTS] = {"JUnit XML", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite"},
    [FILE_RECORD] = {"a record", NULL},
    [FILE_NUMBERS] = {"a file of numbers tuned for a game", "stepwise tuned "},
    [FILE_THEME] = {"a theme for XBoard", "; how "},
    [FILE_LOG] = {"a log of an engine", NULL},
    [FILE_READ] = {"", ""},
};

/* Enough of a file to tell its kind. */
enum { HEAD = 4096 };

/* Whether a text begins with a line of a log, such as "0.012 > uci". */
static bool is_log(const char *text) {
    size_t whole = strspn(text, "0123456789");
    const char *at = text + whole;
    if (whole == 0 || *at != '.' || strspn(at + 1, "0123456789") != 3)
        return false;
    at += 4;
    return *at == ' ' && (at[1] == '<' || at[1] == '>') && at[2] == ' ';
}

/* Whether all of a file can be read as records of the game: many texts begin with a number and
** a dot, as a record without tags does. */
static bool is_game(const char *path, const sw_Game *g) {
    size_t n;
    char *text = NULL;
    bool read = g && read_text(path, &text, &n);
    sw_Match *m = read ? sw_record_read_of(g, text, n, 1, NULL) : NULL;
    bool fine = m != NULL;
    sw_match_free(m);
    free(text);
    return fine;
}

/* Whether a file whose first n bytes are head[], with a zero byte after them, is of a kind. */
static bool is_kind(const char *path, FileKind kind, const sw_Game *g, const char *head,
                    size_t n) {
    const char *begins = kinds[kind].begins;
    if (begins)
        return strncasecmp(head, begins, strlen(begins)) == 0;
    if (kind == FILE_LOG)
        return is_log(head);
    return sw_record_begins(head, n) &&
           (head[strspn(head, " \t\r\n")] == '[' || is_game(path, g));
}

/* Reads the first bytes of a file, at most HEAD, and adds a zero byte. -1 with errno set. */
static ssize_t read_head(const char *path, char head[HEAD + 1]) {
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ssize_t n = fd < 0 ? -1 : read(fd, head, HEAD);
    int error = errno;
    if (fd >= 0)
        close(fd);
    head[n > 0 ? n : 0] = '\0';
    errno = error;
    return n;
}

/* A pipe or a terminal, say: it is written into, not replaced. */
static bool is_device(const char *path) {
    struct stat st;
    return stat(path, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

/* False, after a message, if there is a file that is neither empty nor of the kind. */
static bool is_fit(const char *path, FileKind kind, const sw_Game *g) {
    struct stat st;
    char head[HEAD + 1];
    if (kind == FILE_READ || stat(path, &st) != 0 || !S_ISREG(st.st_mode))
        return true;
    ssize_t n = read_head(path, head);
    if (n < 0)
        return complain("%s: %s", path, strerror(errno));
    return n == 0 || is_kind(path, kind, g, head, (size_t)n) ||
           complain("%s exists and is not %s: write to another file, or remove it first", path,
                    kinds[kind].name);
}

bool refuse_definition(const char *path) {
    return path[stem_length(path)] &&
           !complain("%s: that is the name of a definition; write to another file", path);
}

/* ---- pipes, devices, and what the program was given ---- */

/* The descriptor that a path names, -1 if it names none. */
static int given_descriptor(const char *path) {
    static const char folder[] = "/dev/fd/";
    const char *digits = path + sizeof folder - 1;
    if (strcmp(path, "/dev/stdout") == 0)
        return STDOUT_FILENO;
    if (strcmp(path, "/dev/stderr") == 0)
        return STDERR_FILENO;
    if (strncmp(path, folder, sizeof folder - 1) != 0)
        return -1;
    size_t n = strspn(digits, "0123456789");
    return n > 0 && n < 7 && !digits[n] ? atoi(digits) : -1;
}

/* Opens what is written into as it is. A pipe is opened without waiting for its reader (ENXIO
** if there is none), but then written to as fast as that reads. -1 with errno set. */
static int open_stream(const char *path, int flags) {
    int given = given_descriptor(path);
    fflush(stdout); /* what was said before comes first, should this lead there, too */
    if (given >= 0)
        return fcntl(given, F_DUPFD_CLOEXEC, 0);
    int fd = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | flags, 0666);
    if (fd >= 0)
        fcntl(fd, F_SETFL, flags & O_APPEND);
    return fd;
}

static const char *why_unwritten(void) {
    return errno == ENXIO ? "it is a pipe that nobody reads" : strerror(errno);
}

static bool write_stream(const char *path, const char *text) {
    int fd = open_stream(path, 0);
    FILE *f = fd < 0 ? NULL : fdopen(fd, "w");
    bool written = f && fputs(text, f) >= 0;
    return f && fclose(f) == 0 && written;
}

FILE *append_to(const char *option, const char *path, FileKind kind, const sw_Game *g) {
    if (refuse_definition(path) || (given_descriptor(path) < 0 && !is_fit(path, kind, g)))
        return NULL;
    int fd = open_stream(path, O_APPEND | O_CREAT);
    FILE *f = fd < 0 ? NULL : fdopen(fd, "a");
    if (!f)
        complain("%s %s: %s", option, path, why_unwritten());
    return f;
}

/* ---- writing ---- */

/* Whether the descriptor can be written to; with errno set if not. */
static bool is_open(int fd) {
    int flags = fcntl(fd, F_GETFL);
    if (flags >= 0 && (flags & O_ACCMODE) == O_RDONLY)
        errno = EBADF;
    return flags >= 0 && (flags & O_ACCMODE) != O_RDONLY;
}

/* The error that would keep a file from being written, 0 if none is to be seen. */
static int find_error(const char *path) {
    struct stat there;
    bool exists = lstat(path, &there) == 0,
         folder = stat(path, &there) == 0 && S_ISDIR(there.st_mode);
    char *real = exists ? realpath(path, NULL) : copy_text(path); /* where a link leads */
    int error = folder ? EISDIR : !real ? errno : *path ? 0 : ENOENT;
    if (real && !error) {
        char *within = folder_of(real);
        if ((exists && access(real, W_OK) != 0) ||
            (!is_device(path) && access(within, W_OK) != 0))
            error = errno;
        free(within);
    }
    free(real);
    return error;
}

bool may_write(const char *path, FileKind kind) {
    int given = given_descriptor(path);
    if (strcmp(path, "-") == 0)
        return true;
    if (given >= 0)
        return is_open(given) || complain("%s: %s", path, strerror(errno));
    if (refuse_definition(path))
        return false;
    int error = find_error(path);
    return error ? complain("%s: %s", path, strerror(error)) : is_fit(path, kind, NULL);
}

bool write_text(const char *path, FileKind kind, const char *text) {
    bool stream = given_descriptor(path) >= 0 || is_device(path);
    if (strcmp(path, "-") == 0) {
        /* finish_output() of main.c reports a failure, as for any answer. */
        fputs(text, stdout);
        return true;
    }
    if (!stream && (refuse_definition(path) || !is_fit(path, kind, NULL)))
        return false;
    return (stream ? write_stream(path, text) : replace_text(path, text)) ||
           complain("%s: %s", path, why_unwritten());
}
