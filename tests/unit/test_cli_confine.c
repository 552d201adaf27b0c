/*
** test_cli_confine.c -- what a confined process can still do, and what it cannot.
*/
#include "cli/common/confine.c"

#include <fcntl.h>
#include <criterion/criterion.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>

static void *nothing(void *ctx) {
    return ctx;
}

static bool can_read(void) {
    char byte;
    int fd = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
    return fd >= 0 && read(fd, &byte, 1) == 1 && close(fd) == 0;
}
static bool can_open_to_write(void) {
    return open("/dev/null", O_WRONLY) >= 0;
}
static bool can_make_files(void) {
    return open("/tmp/confined", O_RDONLY | O_CREAT, 0600) >= 0;
}
static bool can_remove_files(void) {
    return unlink("/tmp/confined/none") == 0 || errno != EPERM;
}
static bool can_reach_others(void) {
    return socket(AF_INET, SOCK_STREAM, 0) >= 0;
}
static bool can_begin_programs(void) {
    return fork() >= 0;
}
static bool can_begin_threads(void) {
    pthread_t thread;
    return pthread_create(&thread, NULL, nothing, NULL) == 0;
}
static bool can_make_code(void) {
    return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
           MAP_FAILED;
}
static bool can_take_memory(void) {
    void *some = malloc(64 << 20);
    bool fine = some != NULL;
    free(some);
    return fine;
}
static bool can_take_all_memory(void) {
    return malloc((size_t)CONFINED_MB << 20) != NULL;
}

static const struct Deed {
    bool (*done)(void);
    bool allowed;
    const char *what;
} deeds[] = {
    {can_read, true, "reads a file"},
    {can_take_memory, true, "takes memory"},
    {can_open_to_write, false, "opens a file to write to it"},
    {can_make_files, false, "makes a file"},
    {can_remove_files, false, "removes a file"},
    {can_reach_others, false, "opens a connection"},
    {can_begin_programs, false, "begins a program"},
    {can_begin_threads, false, "begins a thread"},
    {can_make_code, false, "makes code"},
    {can_take_all_memory, false, "takes memory without end"},
};

enum { CONFINED = 0, NOT_OFFERED = 1, FIRST_DEED = 2 };

/* In the child: the first deed with an unexpected outcome. `out` is a file descriptor of 3 or
** more: files that were open before cannot be written to either. */
static int try_all(int out) {
    const char *why;
    if (!confine(&why))
        return NOT_OFFERED;
    for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
        if (deeds[i].done() != deeds[i].allowed)
            return FIRST_DEED + (int)i;
    return write(out, "x", 1) == 1 ? 255 : CONFINED;
}

Test(confine, a_confined_program_reads_and_nothing_else) {
    int out = open("/dev/null", O_WRONLY), status;
    pid_t child = fork();
    if (child == 0)
        _exit(try_all(out));
    cr_assert(waitpid(child, &status, 0) == child && WIFEXITED(status), "a signal ended it");
    int code = WEXITSTATUS(status);
    if (code == NOT_OFFERED)
        cr_skip("this system, or this build, does not offer it");
    cr_assert(code != 255, "it writes to what was open before");
    cr_assert(code == CONFINED, "one of these is not as it should be: it %s",
              deeds[code - FIRST_DEED].what);
}

static int use_time_up(void) {
    const char *why;
    if (!limit_all() || !limit(RLIMIT_CPU, 1, 3) || !filter_calls(&why))
        return NOT_OFFERED;
    close(STDERR_FILENO);
    for (volatile unsigned i = 0;; i++) {
    }
}

Test(confine, time_that_is_up_is_no_signal) {
    int status;
    pid_t child = fork();
    if (child == 0)
        _exit(use_time_up());
    cr_assert(waitpid(child, &status, 0) == child && WIFEXITED(status), "a signal ended it");
    if (WEXITSTATUS(status) == NOT_OFFERED)
        cr_skip("this system, or this build, does not offer it");
    cr_assert(WEXITSTATUS(status) == EXIT_WRONG);
}
