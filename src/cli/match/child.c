/*
** child.c -- starting, ending and talking to other programs.
*/
#define _GNU_SOURCE /* pipe2, environ */
#include "child.h"

#include "cli/common/message.h"
#include "cli/common/text.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* In milliseconds. GRACE: how long a program may take to exit by itself, looked at every PAUSE.
** DEAF: how long the pipe to it may stay full. */
enum { GRACE = 2000, PAUSE = 5, DEAF = 1000 };

/* Starts a shell in a process group of its own, so that Ctrl-C reaches us alone and all
** that the shell starts can be killed with it. The signals that we block or ignore are
** back at their defaults. */
static int spawn(const char *command, int in, int out, pid_t *pid) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t as;
    sigset_t none, usual;
    char shell[] = "sh", dash[] = "-c", *line = copy_text(command);
    char *argv[] = {shell, dash, line, NULL};
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGXFSZ);
    sigaddset(&usual, SIGINT);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawnattr_init(&as);
    posix_spawnattr_setsigmask(&as, &none);
    posix_spawnattr_setsigdefault(&as, &usual);
    posix_spawnattr_setpgroup(&as, 0);
    posix_spawnattr_setflags(&as, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                      POSIX_SPAWN_SETPGROUP);
    int wrong = posix_spawn(pid, "/bin/sh", &files, &as, argv, environ);
    posix_spawnattr_destroy(&as);
    posix_spawn_file_actions_destroy(&files);
    free(line);
    return wrong;
}

bool child_begin(Child *c, const char *command) {
    int in[2] = {-1, -1}, out[2] = {-1, -1};
    *c = (Child){.to = -1};
    /* O_CLOEXEC: children that other threads start meanwhile must not inherit these. */
    int wrong = pipe2(in, O_CLOEXEC) == 0 && pipe2(out, O_CLOEXEC) == 0 ? 0 : errno;
    if (!wrong)
        wrong = spawn(command, in[0], out[1], &c->pid);
    if (in[0] >= 0)
        close(in[0]);
    if (out[1] >= 0)
        close(out[1]);
    if (!wrong) {
        c->to = in[1];
        fcntl(c->to, F_SETFL, O_NONBLOCK);
        return talk_begin(&c->talk, out[0], NULL);
    }
    c->pid = 0;
    if (in[1] >= 0)
        close(in[1]);
    if (out[0] >= 0)
        close(out[0]);
    return complain("%s: %s", command, strerror(wrong));
}

/* How the shell ended, in words. If a signal killed what it ran, its exit code
** is 128 + the signal. */
static char *told(int status) {
    int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return code > 128 && code <= 128 + SIGRTMAX ? format("killed by signal %d", code - 128)
                                                : format("ended with exit code %d", code);
}

/* True if the shell has ended. WNOWAIT leaves it unreaped, so that its pid, which is also that
** of the group, cannot go to another process before the group is killed. */
static bool has_ended(pid_t pid) {
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid == pid;
}

char *child_end(Child *c) {
    const struct timespec pause = {0, PAUSE * 1000000};
    int status = 0, waited = 0;
    if (c->pid == 0)
        return copy_text("is not running");
    close(c->to);
    close(c->talk.in);
    talk_end(&c->talk);
    for (; !has_ended(c->pid) && waited < GRACE; waited += PAUSE)
        nanosleep(&pause, NULL);
    kill(-c->pid, SIGKILL); /* whatever is left of the group, even if the shell has ended */
    while (waitpid(c->pid, &status, 0) < 0 && errno == EINTR)
        continue;
    c->pid = 0;
    return told(status);
}

/* Writes as much as there is room for, or waits for room; false if nobody reads. */
static bool write_some(Child *c, char **at, size_t *left) {
    struct pollfd room = {.fd = c->to, .events = POLLOUT};
    ssize_t put = write(c->to, *at, *left);
    if (put < 0 && errno == EAGAIN)
        c->deaf = poll(&room, 1, DEAF) == 0;
    else if (put < 0 && errno != EINTR)
        return false;
    *at += put > 0 ? put : 0;
    *left -= put > 0 ? (size_t)put : 0;
    return !c->deaf;
}

bool child_say(Child *c, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *line = format_list(fmt, args), *at = line;
    va_end(args);
    size_t left = strlen(line) + 1;
    line[left - 1] = '\n';
    while (c->pid && !c->deaf && left > 0)
        if (!write_some(c, &at, &left))
            break;
    free(line);
    return left == 0;
}

Heard child_hear(Child *c, double seconds, char **line) {
    if (c->pid == 0)
        return HEARD_END;
    return talk_hear(&c->talk, -1, seconds > 0 ? (int)(seconds * 1000) + 1 : 0, line);
}
