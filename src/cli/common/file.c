/*
** file.c -- whole files, read at once, and written so that they are there as a whole or not at all.
*/
#define _GNU_SOURCE /* O_TMPFILE */
#include "cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* No record of a game comes near; a device that never ends is no file. */
enum { FILE_BYTES_MAX = 16 * 1024 * 1024, CHUNK = 64 * 1024 };

/* The room doubles: a long file is not copied again for every piece of it. */
static bool read_stream(FILE *f, char **text, size_t *n) {
    size_t got, room = CHUNK;
    *text = cli_grow(NULL, room + 1);
    *n = 0;
    do {
        if (*n == room)
            *text = cli_grow(*text, (room *= 2) + 1);
        got = fread(*text + *n, 1, room - *n, f);
        *n += got;
    } while (got > 0 && *n <= FILE_BYTES_MAX);
    (*text)[*n] = '\0';
    if (*n > FILE_BYTES_MAX)
        errno = EFBIG;
    return !ferror(f) && *n <= FILE_BYTES_MAX;
}

/* A pipe into which nobody writes would keep the program waiting, and so would a device: what is
** no file is not read, unless it is standard input by another name (<(command) of a shell). */
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
    if (!f)
        return false;
    bool fine = read_stream(f, text, n);
    int error = errno;
    if (!standard)
        fclose(f);
    if (!fine)
        free(*text);
    errno = error;
    return fine;
}

/* ---- the user's own ---- */

/* Makes every folder of a path; what stands behind the last slash is left out. */
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

/* ---- whole or not at all ---- */

static bool write_all(int fd, const char *text, size_t n) {
    while (n > 0) {
        ssize_t done = write(fd, text, n);
        if (done < 0 && errno != EINTR)
            return false;
        text += done > 0 ? done : 0;
        n -= done > 0 ? (size_t)done : 0;
    }
    return fsync(fd) == 0;
}

/* A file in the folder of that path that has no name yet: whoever dies leaves none. -1 where the
** system has no such files. */
static int open_nameless(const char *path) {
#ifdef O_TMPFILE
    const char *slash = strrchr(path, '/');
    char *folder = format("%.*s", slash ? (int)(slash - path) + 1 : 1, slash ? path : ".");
    int fd = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    free(folder);
    return fd;
#else
    (void)path;
    return -1;
#endif
}

/* Gives it a name that nobody has. */
static bool name_file(int fd, const char *path) {
    char *self = format("/proc/self/fd/%d", fd);
    bool fine = linkat(AT_FDCWD, self, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;
    free(self);
    return fine;
}

/* A name that is taken was left by a program of the same number that died. */
static bool write_beside(const char *path, const char *text, const struct stat *old) {
    if (unlink(path) != 0 && errno != ENOENT)
        return false;
    int nameless = access("/proc/self/fd", X_OK) == 0 ? open_nameless(path) : -1, fd = nameless;
    if (fd < 0)
        fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (fd < 0)
        return false;
    bool fine = write_all(fd, text, strlen(text));
    if (fine && fd == nameless)
        fine = name_file(fd, path);
    if (old)
        fine = fchmod(fd, old->st_mode & 07777) == 0 && fine;
    return close(fd) == 0 && fine;
}

/* The name itself must last, too. Not every file system can promise it. */
static void settle_folder(const char *path) {
    const char *slash = strrchr(path, '/');
    char *folder = slash ? strndup(path, (size_t)(slash - path) + 1) : strdup(".");
    int fd = folder ? open(folder, O_RDONLY | O_DIRECTORY) : -1;
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    free(folder);
}

/* `path` is no link; old is the file that is there, or NULL. */
static bool replace_file(const char *path, const char *text, const struct stat *old) {
    char *beside = format("%s.%ld.tmp", path, (long)getpid());
    bool fine = write_beside(beside, text, old) && rename(beside, path) == 0;
    int error = errno;
    if (fine)
        settle_folder(path);
    else
        unlink(beside);
    free(beside);
    errno = error;
    return fine;
}

/* A link stays one: the file that it leads to is replaced. A pipe or a device is none, and a link
** that leads nowhere has no place. */
bool replace_text(const char *path, const char *text) {
    struct stat old;
    if (lstat(path, &old) != 0)
        return errno == ENOENT && replace_file(path, text, NULL);
    char *real = realpath(path, NULL);
    if (!real)
        return false;
    bool known = stat(real, &old) == 0, plain = known && S_ISREG(old.st_mode);
    if (known && !plain)
        errno = S_ISDIR(old.st_mode) ? EISDIR : EINVAL;
    bool fine = plain && replace_file(real, text, &old);
    int error = errno;
    free(real);
    errno = error;
    return fine;
}
