/*
** file.c -- reading whole files; the folder of the user's state.
*/
#include "file.h"

#include "message.h"
#include "replace.h"
#include "text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The longest text, or line: far longer than any record of a game, and a bound for a
** stream that never ends. */
enum { FILE_BYTES_MAX = 16 * 1024 * 1024, CHUNK = 64 * 1024 };

/* Makes room for `room` bytes and a zero byte. False if memory is out. */
static bool grow(char **text, size_t room) {
    char *more = realloc(*text, room + 1);
    if (more)
        *text = more;
    return more != NULL;
}

/* Reads to the end, at most FILE_BYTES_MAX bytes (EFBIG). The room doubles, so that a long file
** is not copied again for every chunk. */
static bool read_stream(FILE *f, char **text, size_t *n) {
    size_t got, room = CHUNK;
    *n = 0;
    if (!grow(text, room))
        return false;
    do {
        if (*n == room && !grow(text, room *= 2))
            return false;
        got = fread(*text + *n, 1, room - *n, f);
        *n += got;
    } while (got > 0 && *n <= FILE_BYTES_MAX);
    (*text)[*n] = '\0';
    if (*n > FILE_BYTES_MAX)
        errno = EFBIG;
    return !ferror(f) && *n <= FILE_BYTES_MAX;
}

/* Opens a file, or a folder (reading from which then fails). Refuses pipes and devices
** with EINVAL: one that nobody writes to would keep the program waiting. But a descriptor
** that the program was given is read, whatever it is: /dev/stdin, or /dev/fd/N as the
** shell makes of <(command). */
static FILE *open_file(const char *path) {
    struct stat st;
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    bool known = fd >= 0 && fstat(fd, &st) == 0;
    bool named = strncmp(path, "/dev/fd/", 8) == 0 || strcmp(path, "/dev/stdin") == 0;
    if (known && (S_ISREG(st.st_mode) || S_ISDIR(st.st_mode) || named)) {
        fcntl(fd, F_SETFL, O_RDONLY);
        return fdopen(fd, "r");
    }
    if (known)
        errno = EINVAL;
    int error = errno;
    if (fd >= 0)
        close(fd);
    errno = error;
    return NULL;
}

bool read_text(const char *path, char **text, size_t *n) {
    bool standard = strcmp(path, "-") == 0;
    FILE *f = standard ? stdin : open_file(path);
    *text = NULL;
    if (!f)
        return false;
    bool fine = read_stream(f, text, n);
    int error = errno;
    if (!standard)
        fclose(f);
    if (!fine) {
        free(*text);
        *text = NULL;
    }
    errno = error;
    return fine;
}

const char *why_unread(void) {
    return errno == EINVAL ? "it is a pipe or a device, not a file" : strerror(errno);
}

/* Reads a line of *n bytes, without its line feed, into *line, which grows. False with errno 0
** at the end of the file, even if bytes without a line feed came before it; false with errno
** set if the line is too long or reading fails. */
static bool read_line(FILE *f, char **line, size_t *room, size_t *n) {
    int c;
    errno = 0;
    for (*n = 0; (c = getc_unlocked(f)) != EOF && c != '\n'; (*line)[(*n)++] = (char)c) {
        if (*n == FILE_BYTES_MAX)
            return errno = EFBIG, false;
        if (*n == *room && !grow(line, *room *= 2))
            return false;
    }
    (*line)[*n] = '\0';
    return c == '\n';
}

bool read_lines(const char *path, LineFn *fn, void *ctx) {
    char *line = NULL;
    size_t n, room = CHUNK;
    FILE *f = open_file(path);
    if (!f)
        return false;
    bool more = true;
    while (more && (line || grow(&line, room)) && read_line(f, &line, &room, &n))
        more = fn(ctx, line, n);
    int error = more ? errno : 0;
    fclose(f);
    free(line);
    errno = error;
    return more && error == 0;
}

/* ---- the user's folders ---- */

char *home_path(const char *path) {
    const char *home = getenv("HOME");
    bool below = strncmp(path, "~/", 2) == 0 && home && home[0] == '/';
    return below ? format("%s%s", home, path + 1) : NULL;
}

/* Makes every folder of a path, up to its last slash. */
static void make_folders(char *path) {
    for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
}

char *state_path(const char *name) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    const char *below = "";
    if (!state || state[0] != '/')
        state = home, below = "/.local/state";
    if (!state || state[0] != '/')
        return NULL;
    char *path = format("%s%s/stepwise/%s", state, below, name);
    make_folders(path);
    return path;
}

/* ---- names ---- */

size_t stem_length(const char *path) {
    size_t n = strlen(path);
    return n > 4 && strcmp(path + n - 4, ".lua") == 0 ? n - 4 : n;
}

static bool same_inode(const char *a, const char *b) {
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* Whether both paths have the same name in the same folder. */
static bool same_place(const char *a, const char *b) {
    char *in = folder_of(a), *too = folder_of(b);
    const char *slash = strrchr(a, '/'), *other = strrchr(b, '/');
    bool same =
        strcmp(slash ? slash + 1 : a, other ? other + 1 : b) == 0 && same_inode(in, too);
    free(in);
    free(too);
    return same;
}

bool same_file(const char *a, const char *b) {
    return strcmp(a, b) == 0 || same_inode(a, b) || same_place(a, b);
}
