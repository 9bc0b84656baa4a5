#pragma once

// What both makers give up rights with.

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__x86_64__)
#define architecture AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define architecture AUDIT_ARCH_AARCH64
#endif

// Rules of calls to the system (seccomp(2)), each of which is a number.

#define allow(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define refuse(name, error) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), \
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))

static inline void end(int status) { _exit(status); }

// Limits a resource, or ends with a status where that fails.
static inline void limit(__rlimit_resource_t resource, rlim_t most, int status) {
  struct rlimit own;
  if (getrlimit(resource, &own) != 0) end(status);
  if (own.rlim_max < most) most = own.rlim_max;
  own.rlim_cur = own.rlim_max = most;
  if (setrlimit(resource, &own) != 0) end(status);
}
