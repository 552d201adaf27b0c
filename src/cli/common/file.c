/*
** file.c -- whole files, read at once, and written so that they are there as a whole or not at all.
*/
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

bool read_text(const char *path, char **text, size_t *n) {
    bool standard = strcmp(path, "-") == 0;
    FILE *f = standard ? stdin : fopen(path, "r");
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

/* What was left by a program of the same number that died is overwritten. */
static bool write_beside(const char *path, const char *text, const struct stat *old) {
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0666);
    if (fd < 0)
        return false;
    bool fine = write_all(fd, text, strlen(text));
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
