/*
** replace.c -- replacing files atomically.
**
** The new text is written to a temporary file beside the old one, which is then renamed to it.
** The temporary file has no name while it is written, where the system allows that (O_TMPFILE),
** and then the name "NAME.PROCESS-TIME.tmp". A program that is killed before the rename may
** leave it there. A program holds a lock on its temporary file for as long as that has such a
** name, and no name is given twice. So a temporary file that is not locked belongs to a dead
** program, and the next program that replaces a file of this name removes it.
*/
#define _GNU_SOURCE /* O_TMPFILE */
#include "replace.h"

#include "text.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char SUFFIX[] = ".tmp";

char *folder_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return format("%.*s", slash ? (int)(slash - path) + 1 : 2, slash ? path : "./");
}

static bool is_locked_by_us(int fd) {
    return flock(fd, LOCK_EX | LOCK_NB) == 0;
}

/* ---- leftovers ---- */

/* Removes a temporary file unless a program is writing it. If the lock is free and the name
** still leads to the file that was locked here, its writer is dead: a writer locks a file
** before it names it, or notices that it was removed (open_named). */
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

/* Whether the name of a file is that of a temporary one for `name` (NULL: for any):
** "NAME.123-456789.tmp", with a process and a time. */
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

/* Writes n bytes and waits until they are on the disk. */
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

/* Opens and locks a new file without a name in the folder of `path`: a program that
** is killed leaves nothing. -1 if the system has no such files, or no /proc by
** which to name them later. */
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

/* Gives a file that open_nameless() made the name `path`; fails with EEXIST if
** there is one of that name. */
static bool name_file(int fd, const char *path) {
    char *self = format("/proc/self/fd/%d", fd);
    bool fine = linkat(AT_FDCWD, self, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;
    free(self);
    return fine;
}

/* Makes and locks a file of that name, where open_nameless() cannot. Before it is locked it
** looks like a leftover, which another program may lock or remove: then this fails with EAGAIN.
** Goes on without a lock where the file system has none. */
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

/* Syncs the folder, too, so that the new name is on the disk. Not every file system
** can: errors are ignored. */
static void settle_folder(const char *path) {
    char *folder = folder_of(path);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    free(folder);
}

/* Writes the text to a temporary file called `beside` and renames that to `path`. `old`
** is the state of the file that is replaced, whose mode it gets, or NULL. On failure
** removes the temporary file. */
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

/* A name for a temporary file, for free(): unique by the process and the
** time in nanoseconds. */
static char *name_beside(const char *path) {
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return format("%s.%ld-%" PRId64 "%09ld%s", path, (long)getpid(), (int64_t)t.tv_sec,
                  t.tv_nsec, SUFFIX);
}

/* `path` is no symbolic link; `old` is the state of the file that is there, or NULL. Tries
** again, with another name, if another program interferes. */
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

/* Follows a symbolic link and replaces the file that it leads to. Fails for one that leads
** nowhere, for what is no regular file, and for a file that the user may not write. */
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
    bool fine = plain && access(real, W_OK) == 0 && replace_file(real, text, &old);
    int error = errno;
    free(real);
    errno = error;
    return fine;
}
