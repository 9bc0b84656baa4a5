#define _GNU_SOURCE
#include "CSocialFilmMaker.h"

#ifndef __linux__
int film_maker_is_confined(void) { return 0; }
#else

#include "confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

#ifndef architecture
int film_maker_is_confined(void) { return 0; }
#else

// What later versions of Landlock than those of Debian 12's headers know.
#define right_refer (1ULL << 13)
#define right_truncate (1ULL << 14)
#define right_ioctl_dev (1ULL << 15)

static int landlock_version(void) {
  return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

int film_maker_is_confined(void) { return landlock_version() >= 1; }

static void take_little(void) {
  // Two gigabytes are what the largest images take, which several threads read and write at once. Two minutes at the highest
  // rate are 60 MB.
  limit(RLIMIT_AS, (rlim_t)2 << 30, film_maker_unconfined);
  limit(RLIMIT_CPU, 1200, film_maker_unconfined);
  limit(RLIMIT_NOFILE, 64, film_maker_unconfined);
  limit(RLIMIT_CORE, 0, film_maker_unconfined);
  limit(RLIMIT_FSIZE, (rlim_t)80 << 20, film_maker_unconfined);
  // Who reads a page goes first.
  if (setpriority(PRIO_PROCESS, 0, 15) != 0) end(film_maker_unconfined);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) end(film_maker_unconfined);
}

// Files

static void open_to(int rules, const char *path, unsigned long long rights, int is_needed) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) {
    if (is_needed) end(film_maker_unconfined);
    return;
  }
  struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = file};
  if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) end(film_maker_unconfined);
  close(file);
}

// Leaves the two files, and what programs and libraries are made of (landlock(7)).
static void see_two_files(const char *read, const char *written, const char *program) {
  int version = landlock_version();
  unsigned long long all = right_refer - 1;
  if (version >= 2) all |= right_refer;
  if (version >= 3) all |= right_truncate;
  if (version >= 5) all |= right_ioctl_dev;
  struct landlock_ruleset_attr attributes = {.handled_access_fs = all};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.handled_access_fs, 0);
  if (rules < 0) end(film_maker_unconfined);
  unsigned long long reading = LANDLOCK_ACCESS_FS_READ_FILE;
  unsigned long long running = reading | LANDLOCK_ACCESS_FS_EXECUTE;
  const char *systems[] = {"/usr/bin", "/usr/lib", "/usr/lib64", "/usr/local/bin", "/usr/local/lib", "/lib", "/lib64"};
  for (size_t index = 0; index < sizeof systems / sizeof *systems; index++) open_to(rules, systems[index], running, 0);
  open_to(rules, "/etc/ld.so.cache", reading, 0);
  open_to(rules, program, running, 1);
  open_to(rules, read, reading, 1);
  if (*written != 0) {
    unsigned long long writing = reading | LANDLOCK_ACCESS_FS_WRITE_FILE | (version >= 3 ? right_truncate : 0);
    open_to(rules, written, writing, 1);
  }
  if (syscall(SYS_landlock_restrict_self, rules, 0) != 0) end(film_maker_unconfined);
  close(rules);
}

// Calls of the system

// Allows a call where an argument has a value: its lower half, which is all that such arguments have.
#define allow_where(name, argument, value) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 4), \
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[argument])), \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW), \
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

// It can use memory, open what Landlock leaves, and have threads: no network, no other process, and no change to a file
// other than its content is in its reach (seccomp(2)). What it becomes keeps all that.
static void call_little(void) {
  struct sock_filter rules[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    allow(read), allow(readv), allow(pread64), allow(write), allow(writev), allow(pwrite64), allow(lseek), allow(close),
    allow(openat), allow(fstat), allow(newfstatat), allow(statx), allow(statfs), allow(fstatfs), allow(faccessat),
    allow(faccessat2), allow(readlinkat), allow(getdents64), allow(getcwd), allow(ftruncate), allow(fadvise64),
    allow(fcntl), allow(dup), allow(ppoll), allow(pselect6), allow(pipe2), allow(eventfd2),
    allow(mmap), allow(munmap), allow(mremap), allow(mprotect), allow(madvise), allow(mlock), allow(munlock), allow(brk),
    allow(memfd_create), allow(get_mempolicy), allow(set_mempolicy), allow(membarrier),
    allow(futex), allow(set_robust_list), allow(get_robust_list), allow(rseq), allow(set_tid_address),
    allow(sched_yield), allow(sched_getaffinity), allow(getcpu),
    allow(rt_sigaction), allow(rt_sigprocmask), allow(rt_sigreturn), allow(sigaltstack),
    allow(getpid), allow(getppid), allow(gettid), allow(getuid), allow(geteuid), allow(getgid), allow(getegid),
    allow(uname), allow(sysinfo), allow(getrusage), allow(getrlimit), allow(getrandom), allow(clock_gettime),
    allow(clock_getres), allow(gettimeofday), allow(clock_nanosleep), allow(nanosleep), allow(times),
    allow(exit), allow(exit_group), allow(restart_syscall),
#ifdef __x86_64__
    allow(open), allow(stat), allow(lstat), allow(access), allow(readlink), allow(poll), allow(select), allow(dup2),
    allow(arch_prctl), allow(time),
#endif
    // Whatever program it becomes has no more rights than this one.
    allow(execve),
    allow_where(prctl, 0, PR_SET_NAME),
    // No limit can be changed, and no one else's can be read.
    allow_where(prlimit64, 2, 0),
    allow_where(tgkill, 0, (unsigned)getpid()),
    // What is asked behind a pointer can't be looked at; the older call says the same in a number.
    refuse(clone3, ENOSYS),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {.len = sizeof rules / sizeof *rules, .filter = rules};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) end(film_maker_unconfined);
}

enum { own_arguments = 3 };

static void become(char **arguments) {
  char **program = arguments + own_arguments;
  take_little();
  // Where the program that wants the film ends, so does this one.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) end(film_maker_unconfined);
  see_two_files(arguments[1], arguments[2], program[0]);
  call_little();
  execve(program[0], program, environ);
  end(film_maker_no_program);
}

// The dynamic linker calls this with the program's arguments, before `main`.
__attribute__((constructor)) static void begin(int count, char **arguments) {
  if (count > own_arguments && strcmp(arguments[0], film_maker_name) == 0) become(arguments);
}

#endif
#endif
