/*
** confine.c -- resource limits, and a filter of system calls.
**
** The filter is a BPF program for the kernel's seccomp. A call that is not on its lists fails
** with EPERM, an error like any other to the C library; no signal is raised.
*/
#include "confine.h"

#include "args.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* ---- time and memory ---- */

static void time_is_up(int signal) {
    static const char text[] = "stepwise: --sandboxed: this takes too much processor time\n";
    (void)signal;
    ssize_t done = write(STDERR_FILENO, text, sizeof text - 1);
    (void)done;
    _exit(EXIT_WRONG);
}

/* Sets the soft limit of a resource to `least` and the hard one to `most`, or
** lower where the hard one is. */
static bool limit(int what, rlim_t least, rlim_t most) {
    struct rlimit had;
    if (getrlimit(what, &had) != 0)
        return false;
    if (most > had.rlim_max)
        most = had.rlim_max;
    if (least > most)
        least = most;
    return setrlimit(what, &(struct rlimit){least, most}) == 0;
}

static bool limit_all(void) {
    const rlim_t mb = 1024 * 1024;
    return signal(SIGXCPU, time_is_up) != SIG_ERR &&
           limit(RLIMIT_CPU, CONFINED_SECONDS, CONFINED_SECONDS + 2) &&
           limit(RLIMIT_AS, CONFINED_MB * mb, CONFINED_MB * mb) && limit(RLIMIT_CORE, 0, 0) &&
           limit(RLIMIT_NOFILE, 16, 16) && limit(RLIMIT_FSIZE, 16 * mb, 16 * mb);
}

/* ---- system calls ---- */

#if defined(__has_feature) /* how clang says that a sanitizer is on */
#define WATCHED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define WATCHED 0
#endif

#if WATCHED || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
static bool filter_calls(const char **why) {
    *why = "a build with sanitizers needs more than it allows";
    return false;
}
#elif defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifdef __x86_64__
#define OUR_ARCH AUDIT_ARCH_X86_64
#else
#define OUR_ARCH AUDIT_ARCH_AARCH64
#endif

/* Calls that are allowed whatever their arguments are. */
static const unsigned free_calls[] = {
    SYS_read,          SYS_close,
    SYS_lseek,         SYS_fstat,
    SYS_newfstatat,    SYS_statx,
    SYS_getdents64,    SYS_munmap,
    SYS_mremap,        SYS_brk,
    SYS_madvise,       SYS_futex,
    SYS_clock_gettime, SYS_ppoll,
    SYS_getrandom,     SYS_rt_sigreturn,
    SYS_exit,          SYS_exit_group,
    SYS_rt_sigaction,  SYS_rt_sigprocmask,
    SYS_getpid,        SYS_gettid,
    SYS_tgkill,        SYS_readv,
    SYS_pread64,       SYS_restart_syscall,
#ifdef __x86_64__
    SYS_stat,          SYS_lstat,
    SYS_poll,
#endif
};

/* Calls that are allowed unless an argument, counted from 0, passes a test: BPF_JSET, it has
** one of the bits of `value`; BPF_JGT, it is greater than `value`. */
typedef struct TestedCall {
    unsigned call, argument;
    unsigned short test;
    unsigned value;
} TestedCall;

enum { WRITING = O_ACCMODE | O_CREAT | O_TRUNC };

static const TestedCall tested_calls[] = {
    {SYS_openat, 2, BPF_JSET, WRITING},      {SYS_mmap, 2, BPF_JSET, PROT_EXEC},
    {SYS_mprotect, 2, BPF_JSET, PROT_EXEC},  {SYS_write, 0, BPF_JGT, STDERR_FILENO},
    {SYS_writev, 0, BPF_JGT, STDERR_FILENO},
#ifdef __x86_64__
    {SYS_open, 1, BPF_JSET, WRITING},
#endif
};

enum {
    NFREE = sizeof free_calls / sizeof *free_calls,
    NTESTED = sizeof tested_calls / sizeof *tested_calls,
    ALLOW = (int)SECCOMP_RET_ALLOW,
    REFUSE = SECCOMP_RET_ERRNO | EPERM,
    LENGTH = 4 + 2 * NFREE + 5 * NTESTED,
};

typedef struct Filter {
    struct sock_filter at[LENGTH];
    unsigned n;
} Filter;

/* Loads a word of the struct seccomp_data that describes the call. */
static void load(Filter *f, size_t offset) {
    f->at[f->n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset);
}
/* Skips `other` instructions if the test of the loaded word fails, and none if it holds. */
static void unless(Filter *f, unsigned short test, unsigned value, unsigned char other) {
    f->at[f->n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_K | test, value, 0, other);
}
/* Ends the program with an answer: ALLOW or REFUSE. */
static void answer(Filter *f, unsigned what) {
    f->at[f->n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, what);
}

/* Offset of the lower half of argument i: both architectures here are little-endian. */
static size_t argument_at(unsigned i) {
    return offsetof(struct seccomp_data, args) + i * sizeof(uint64_t);
}

static void build(Filter *f) {
    load(f, offsetof(struct seccomp_data, arch));
    /* For a call of another architecture this skips the next load: the loaded word stays the
    ** architecture, which is no number on the lists, and so the call is refused. */
    unless(f, BPF_JEQ, OUR_ARCH, 1);
    load(f, offsetof(struct seccomp_data, nr));
    for (unsigned i = 0; i < NFREE; i++) {
        unless(f, BPF_JEQ, free_calls[i], 1);
        answer(f, (unsigned)ALLOW);
    }
    for (unsigned i = 0; i < NTESTED; i++) {
        unless(f, BPF_JEQ, tested_calls[i].call, 4);
        load(f, argument_at(tested_calls[i].argument));
        unless(f, tested_calls[i].test, tested_calls[i].value, 1);
        answer(f, REFUSE);
        answer(f, (unsigned)ALLOW);
    }
    answer(f, REFUSE);
}

static bool filter_calls(const char **why) {
    Filter f = {.n = 0};
    build(&f);
    struct sock_fprog program = {.len = (unsigned short)f.n, .filter = f.at};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0)
        return true;
    *why = strerror(errno);
    return false;
}
#else
static bool filter_calls(const char **why) {
    *why = "no system call filter is available for this system";
    return false;
}
#endif

bool confine(const char **why) {
    if (limit_all())
        return filter_calls(why);
    *why = strerror(errno);
    return false;
}
