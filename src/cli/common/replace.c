/*
** replace.c -- files written so that they are there as a whole or not at all.
**
** The new text gets a file of its own beside the old one, "NAME.PROCESS-TIME.tmp", which then takes
** its name. A program that is killed between these two steps leaves that file behind. Whoever writes
** one keeps a lock on it for as long as it bears such a name, and no name is given twice: one
** without a lock is nobody's any more, and the next program that saves there removes it.
*/
#define _GNU_SOURCE /* O_TMPFILE */
#include "cli.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static const char SUFFIX[] = ".tmp";

char *folder_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return format("%.*s", slash ? (int)(slash - path) + 1 : 2, slash ? path : "./");
}

static bool is_locked_by_us(int fd) {
    return flock(fd, LOCK_EX | LOCK_NB) == 0;
}

/* ---- what the dead have left ---- */

/* Removes it unless somebody is writing it. A lock that is had on what the name leads to is had
** for good: its writer would have taken it before he gave the name. */
static void clear_one(const char *path) {
    struct stat there, named;
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return;
    if (is_locked_by_us(fd) && fstat(fd, &there) == 0 && S_ISREG(there.st_mode) &&
        lstat(path, &named) == 0 && named.st_ino == there.st_ino &&
        named.st_dev == there.st_dev)
        unlink(path);
    close(fd);
}

/* "NAME.123-456789.tmp": the name (NULL: any), a process, a time. */
static bool is_beside(const char *entry, const char *name) {
    size_t n = name ? strlen(name) : 0, digits;
    const char *rest = entry + n, *dot = NULL;
    if (name && strncmp(entry, name, n) != 0)
        return false;
    for (const char *at = rest; (at = strchr(at, '.')) && at[1 + strcspn(at + 1, ".")]; at++)
        dot = at;
    if (!dot || (name && dot != rest))
        return false;
    dot += 1 + (digits = strspn(dot + 1, "0123456789"));
    if (!digits || *dot != '-')
        return false;
    dot += 1 + (digits = strspn(dot + 1, "0123456789"));
    return digits && strcmp(dot, SUFFIX) == 0;
}

void clear_left(const char *path, const char *name) {
    char *folder = folder_of(path);
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (!is_beside(entry->d_name, name))
            continue;
        char *left = format("%s%s", folder, entry->d_name);
        clear_one(left);
        free(left);
    }
    if (dir)
        closedir(dir);
    free(folder);
}

/* ---- writing ---- */

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
** system has no such files, or no way to name them. */
static int open_nameless(const char *path) {
#ifdef O_TMPFILE
    if (access("/proc/self/fd", X_OK) != 0)
        return -1;
    char *folder = folder_of(path);
    int fd = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    free(folder);
    if (fd >= 0)
        is_locked_by_us(fd);
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

/* Between its name and its lock it looks like one that was left: then it may be gone at once. */
static int open_named(const char *path) {
    struct stat st;
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (fd < 0)
        return -1;
    bool locked = is_locked_by_us(fd) || errno != EWOULDBLOCK;
    if (locked && fstat(fd, &st) == 0 && st.st_nlink > 0)
        return fd;
    close(fd);
    errno = EAGAIN;
    return -1;
}

/* The name itself must last, too. Not every file system can promise it. */
static void settle_folder(const char *path) {
    char *folder = folder_of(path);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    free(folder);
}

/* The text in a file called `beside`, which becomes `path`. */
static bool write_beside(const char *beside, const char *path, const char *text,
                         const struct stat *old) {
    int nameless = open_nameless(path), fd = nameless < 0 ? open_named(beside) : nameless;
    if (fd < 0)
        return false;
    bool fine = write_all(fd, text, strlen(text));
    if (fine && old)
        fine = fchmod(fd, old->st_mode & 07777) == 0;
    bool named = fd != nameless || (fine && name_file(fd, beside));
    fine = fine && named && rename(beside, path) == 0;
    int error = errno;
    if (!fine && named)
        unlink(beside);
    errno = error;
    return close(fd) == 0 && fine;
}

/* Names that are not given twice: a process does nothing twice at one time. */
static char *name_beside(const char *path) {
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return format("%s.%ld-%" PRId64 "%09ld%s", path, (long)getpid(), (int64_t)t.tv_sec,
                  t.tv_nsec, SUFFIX);
}

/* `path` is no link; old is the file that is there, or NULL. */
static bool replace_file(const char *path, const char *text, const struct stat *old) {
    enum { TRIES = 10 };
    bool fine = false;
    errno = EAGAIN;
    for (int i = 0; i < TRIES && !fine && (errno == EAGAIN || errno == EEXIST); i++) {
        char *beside = name_beside(path);
        fine = write_beside(beside, path, text, old);
        int error = errno;
        free(beside);
        errno = error;
    }
    if (fine) {
        const char *slash = strrchr(path, '/');
        settle_folder(path);
        clear_left(path, slash ? slash + 1 : path);
    }
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
