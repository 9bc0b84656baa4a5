#define _GNU_SOURCE
#include "CSocialPhotoMaker.h"

#ifndef __linux__
int photo_maker_is_in_program(void) { return 0; }
#else

#include <dlfcn.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <link.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// What is used of libvips (https://www.libvips.org/API/current), which is looked for when a picture is to be made.
// So an app that never makes one doesn't need it, and one that does isn't held up by it as it starts.
typedef struct Image Image;

static struct {
  int (*init)(const char *name);
  Image *(*read)(const void *bytes, size_t count, const char *options, ...);
  int (*thumbnail)(const void *bytes, size_t count, Image **made, int width, ...);
  int (*write)(Image *image, const char *form, void **bytes, size_t *count, ...);
  int (*width)(const Image *image);
  int (*height)(const Image *image);
  int (*bands)(const Image *image);
  int (*interpretation)(const Image *image);
  unsigned long (*type_of)(const Image *image, const char *field);
} vips;

// Numbers of libvips' enumerations.
enum { is_print = 15, is_srgb = 22, is_rgb16 = 25 };
enum { size_down = 2, size_force = 3 };
enum { crop_none = 0, crop_centre = 1 };

static void end(int status) { _exit(status); }

static void load(const char *library) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  const struct {
    const char *name;
    void *place;
  } functions[] = {
    {"vips_init", &vips.init},
    {"vips_image_new_from_buffer", &vips.read},
    {"vips_thumbnail_buffer", &vips.thumbnail},
    {"vips_image_write_to_buffer", &vips.write},
    {"vips_image_get_width", &vips.width},
    {"vips_image_get_height", &vips.height},
    {"vips_image_get_bands", &vips.bands},
    {"vips_image_get_interpretation", &vips.interpretation},
    {"vips_image_get_typeof", &vips.type_of},
  };
  if (handle == NULL) end(photo_maker_no_library);
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *found = dlsym(handle, functions[index].name);
    if (found == NULL) end(photo_maker_no_library);
    memcpy(functions[index].place, &found, sizeof found);
  }
  // Nothing is unpacked to disk: the limit of memory is the limit.
  setenv("VIPS_DISC_THRESHOLD", "2g", 1);
  setenv("VIPS_CONCURRENCY", "1", 1);
  setenv("VIPS_BLOCK_UNTRUSTED", "1", 1);
  if (vips.init(photo_maker_name) != 0) end(photo_maker_no_library);
}

// Limits

static void limit(__rlimit_resource_t resource, rlim_t most) {
  struct rlimit own;
  if (getrlimit(resource, &own) != 0) end(photo_maker_broken);
  if (own.rlim_max < most) most = own.rlim_max;
  own.rlim_cur = own.rlim_max = most;
  if (setrlimit(resource, &own) != 0) end(photo_maker_broken);
}

// The addresses that the program itself has taken, in bytes: a large program takes many, and no memory for them.
static rlim_t taken(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (file == NULL || fscanf(file, "%lu", &pages) != 1) end(photo_maker_broken);
  fclose(file);
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void take_little(void) {
  // A gigabyte of memory is what an interlaced picture of the most pixels takes; files are only for the small pieces of
  // code that vips makes for itself.
  limit(RLIMIT_AS, taken() + ((rlim_t)1 << 30));
  limit(RLIMIT_CPU, 30);
  limit(RLIMIT_NOFILE, 64);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 1 << 20);
  // Who reads a page goes first.
  if (setpriority(PRIO_PROCESS, 0, 10) != 0) end(photo_maker_broken);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) end(photo_maker_broken);
}

#if defined(__x86_64__)
#define architecture AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define architecture AUDIT_ARCH_AARCH64
#endif

#define allow(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define refuse(name, error) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), \
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))

// From here on it can use memory, read and write what is open, and have threads: no file, network, program or other
// process is in its reach (seccomp(2)).
static void see_nothing(void) {
#ifdef architecture
  struct sock_filter rules[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    allow(read), allow(write), allow(lseek), allow(close), allow(fstat),
    allow(mmap), allow(munmap), allow(mremap), allow(mprotect), allow(madvise), allow(brk),
    allow(memfd_create), allow(ftruncate),
    allow(futex), allow(set_robust_list), allow(rseq), allow(sched_yield), allow(sched_getaffinity),
    allow(rt_sigaction), allow(rt_sigprocmask), allow(rt_sigreturn), allow(sigaltstack),
    allow(getpid), allow(gettid), allow(getrandom), allow(clock_gettime), allow(gettimeofday),
    allow(clock_nanosleep), allow(exit), allow(exit_group),
    // What is asked behind a pointer can't be looked at; the older call says the same in a number.
    refuse(clone3, ENOSYS),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {.len = sizeof rules / sizeof *rules, .filter = rules};
  // A kernel that doesn't know this leaves the limits above.
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0 && errno != EINVAL) end(photo_maker_broken);
#endif
}

// Pictures

typedef struct {
  void *bytes;
  size_t count;
} Bytes;

typedef struct {
  Bytes file;
  const char *kind;
  int width;
  int height;
} Picture;

static Bytes input(void) {
  struct stat status;
  if (fstat(STDIN_FILENO, &status) != 0 || status.st_size <= 0) end(photo_maker_malformed);
  Bytes file = {malloc((size_t)status.st_size), 0};
  if (file.bytes == NULL) end(photo_maker_broken);
  while (file.count < (size_t)status.st_size) {
    ssize_t count = read(STDIN_FILENO, (char *)file.bytes + file.count, (size_t)status.st_size - file.count);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    file.count += (size_t)count;
  }
  return file;
}

static void output(const void *bytes, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t written = write(STDOUT_FILENO, (const char *)bytes + done, count - done);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) end(photo_maker_broken);
    done += (size_t)written;
  }
}

// Makes one picture of a file, upright, in the colours of sRGB; one that is cut short is refused.
static Picture make(Bytes file, long most_pixels, char **step) {
  Image *header = vips.read(file.bytes, file.count, "", NULL);
  if (header == NULL) end(photo_maker_unsupported);
  if ((long)vips.width(header) > most_pixels / vips.height(header)) end(photo_maker_too_many_pixels);
  int bands = vips.bands(header), colours = vips.interpretation(header);
  // Grey has one band, colour three; print has four, which are inks.
  int is_transparent = bands == 2 || (bands == 4 && colours != is_print);
  // Without a profile, colours and greys are sRGB's already, and stay as they are.
  const char *target =
    colours == is_print || vips.type_of(header, "icc-profile-data") != 0 ? "srgb" : NULL;
  const char *source = target != NULL && (colours == is_srgb || colours == is_rgb16) ? "srgb" : NULL;

  const char *shape = step[3];
  Image *image = NULL;
  int failed = vips.thumbnail(
    file.bytes, file.count, &image, atoi(step[1]), "height", atoi(step[2]), "option_string",
    "[fail-on=truncated]", "size", strcmp(shape, "fit") == 0 ? size_down : strcmp(shape, "force") == 0 ? size_force : 0,
    "crop", strcmp(shape, "fill") == 0 ? crop_centre : crop_none, "export_profile", target, "import_profile", source,
    NULL);
  if (failed) end(photo_maker_malformed);

  char form[64];
  const char *kind = "";
  if (strncmp(step[4], "photo=", 6) == 0) {
    kind = is_transparent ? "png" : "jpg";
    snprintf(form, sizeof form, is_transparent ? ".png[strip]" : ".jpg[Q=%d,strip]", atoi(step[4] + 6));
  } else {
    kind = "other";
    snprintf(form, sizeof form, "%s", step[4]);
  }
  Picture picture = {.kind = kind, .width = vips.width(image), .height = vips.height(image)};
  if (vips.write(image, form, &picture.file.bytes, &picture.file.count, NULL) != 0) end(photo_maker_malformed);
  return picture;
}

enum { own_arguments = 3, step_arguments = 5, most_steps = 4 };

static void make_all(int count, char **arguments) {
  int steps = (count - own_arguments) / step_arguments;
  if (steps < 1 || steps > most_steps) end(photo_maker_broken);
  take_little();
  load(arguments[1]);
  Bytes file = input();
  see_nothing();
  Picture made[most_steps];
  for (int index = 0; index < steps; index++) {
    char **step = arguments + own_arguments + index * step_arguments;
    Bytes source = index > 0 && strcmp(step[0], "last") == 0 ? made[index - 1].file : file;
    made[index] = make(source, atol(arguments[2]), step);
  }
  for (int index = 0; index < steps; index++) {
    Picture *picture = &made[index];
    char line[80];
    int length = snprintf(
      line, sizeof line, "%s %d %d %zu\n", picture->kind, picture->width, picture->height, picture->file.count);
    output(line, (size_t)length);
  }
  output("\n", 1);
  for (int index = 0; index < steps; index++) output(made[index].file.bytes, made[index].file.count);
  end(0);
}

// The dynamic linker calls this with the program's arguments, before `main`.
__attribute__((constructor)) static void begin(int count, char **arguments) {
  if (count > own_arguments && strcmp(arguments[0], photo_maker_name) == 0) make_all(count, arguments);
}

static int find_in_program(struct dl_phdr_info *info, size_t size, void *found) {
  (void)size;
  ElfW(Addr) place = (ElfW(Addr))(void *)&photo_maker_is_in_program;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    ElfW(Addr) start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD && place >= start && place < start + part->p_memsz) *(int *)found = 1;
  }
  // The program comes first.
  return 1;
}

int photo_maker_is_in_program(void) {
  int found = 0;
  dl_iterate_phdr(find_in_program, &found);
  return found;
}

#endif
