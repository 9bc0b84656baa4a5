#define _GNU_SOURCE
#include "CSocialPhotoMaker.h"

#ifndef __linux__
int photo_maker_is_in_program(void) { return 0; }
#else

#include "confinement.h"

#include <dlfcn.h>
#include <errno.h>
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
  int (*format)(const Image *image);
  int (*pages)(Image *image);
  Image *(*in_memory)(Image *image);
  const void *(*pixels)(Image *image);
  unsigned long (*type_of)(const Image *image, const char *field);
} vips;

// Numbers of libvips' enumerations.
enum { is_print = 15, is_srgb = 22, is_rgb16 = 25 };
enum { size_down = 2, size_force = 3 };
enum { crop_none = 0, crop_centre = 1 };
enum { format_bytes = 0 };

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
    {"vips_image_get_format", &vips.format},
    {"vips_image_get_n_pages", &vips.pages},
    {"vips_image_copy_memory", &vips.in_memory},
    {"vips_image_get_data", &vips.pixels},
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
  limit(RLIMIT_AS, taken() + ((rlim_t)1 << 30), photo_maker_broken);
  limit(RLIMIT_CPU, 30, photo_maker_broken);
  limit(RLIMIT_NOFILE, 64, photo_maker_broken);
  limit(RLIMIT_CORE, 0, photo_maker_broken);
  limit(RLIMIT_FSIZE, 1 << 20, photo_maker_broken);
  // Who reads a page goes first.
  if (setpriority(PRIO_PROCESS, 0, 10) != 0) end(photo_maker_broken);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) end(photo_maker_broken);
}

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
  int moves;
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

// How a file begins.

static int begins(Bytes file, const char *start, size_t count) {
  return file.count > count && memcmp(file.bytes, start, count) == 0;
}

static int is_png(Bytes file) { return begins(file, "\x89PNG\r\n\x1a\n", 8); }
static int is_gif(Bytes file) { return begins(file, "GIF8", 4); }
static int is_webp(Bytes file) {
  return begins(file, "RIFF", 4) && file.count > 16 && memcmp((char *)file.bytes + 8, "WEBP", 4) == 0;
}
static int is_exact_webp(Bytes file) { return is_webp(file) && memcmp((char *)file.bytes + 12, "VP8L", 4) == 0; }

// Whether the picture moves. In a PNG file, a chunk before the first one with pixels says so, which vips doesn't read.
static int moves(Bytes file, Image *header) {
  if (is_gif(file) || is_webp(file)) return vips.pages(header) > 1;
  if (!is_png(file)) return 0;
  const unsigned char *bytes = file.bytes;
  for (size_t place = 8; place + 8 <= file.count;) {
    if (memcmp(bytes + place + 4, "acTL", 4) == 0) return 1;
    if (memcmp(bytes + place + 4, "IDAT", 4) == 0) return 0;
    size_t length =
      (size_t)bytes[place] << 24 | (size_t)bytes[place + 1] << 16 | (size_t)bytes[place + 2] << 8 | bytes[place + 3];
    place += 12 + length;
  }
  return 0;
}

// The most pixels of a picture that is written in two ways to compare them, which takes all of it in memory.
enum { most_tried_pixels = 4096 * 4096 };
// Drawings and screenshots have few colours, photos have many.
enum { few_colours = 256, colour_places = 1024 };

static int has_few_colours(const unsigned char *pixels, size_t count) {
  unsigned found[colour_places] = {0};
  int colours = 0;
  for (size_t index = 0; index < count; index++, pixels += 3) {
    // Never 0, which is a free place.
    unsigned colour = 1u << 24 | (unsigned)pixels[0] << 16 | (unsigned)pixels[1] << 8 | pixels[2];
    unsigned place = (colour * 2654435761u) >> 22;
    while (found[place] != 0 && found[place] != colour) place = (place + 1) % colour_places;
    if (found[place] != 0) continue;
    found[place] = colour;
    if (++colours > few_colours) return 0;
  }
  return 1;
}

static void write_as(Image *image, const char *form, Bytes *file) {
  if (vips.write(image, form, &file->bytes, &file->count, NULL) != 0) end(photo_maker_malformed);
}

// Writes a photo without transparency: as JPEG, unless that would blur a drawing, or PNG takes no more room.
static const char *write_photo(Image *image, int quality, Bytes source, Bytes *file) {
  char jpeg[80];
  // Colours keep the full resolution, so that coloured letters and lines don't blur.
  snprintf(jpeg, sizeof jpeg, ".jpg[Q=%d,strip,subsample-mode=off]", quality);
  int width = vips.width(image), height = vips.height(image), bands = vips.bands(image);
  int is_exact = is_png(source) || is_gif(source) || is_exact_webp(source);
  if (
    !is_exact || (long)width * height > most_tried_pixels || vips.format(image) != format_bytes ||
    (bands != 1 && bands != 3)) {
    write_as(image, jpeg, file);
    return "jpg";
  }
  image = vips.in_memory(image);
  if (image == NULL) end(photo_maker_malformed);
  const unsigned char *pixels = bands == 3 ? vips.pixels(image) : NULL;
  if (pixels != NULL && has_few_colours(pixels, (size_t)width * height)) {
    write_as(image, ".png[strip]", file);
    return "png";
  }
  write_as(image, jpeg, file);
  // A file that is this much larger won't become smaller than the JPEG file.
  if (!is_png(source) || source.count / 3 > file->count) return "jpg";
  Bytes exact;
  write_as(image, ".png[strip]", &exact);
  if (exact.count > file->count) return "jpg";
  *file = exact;
  return "png";
}

static int rounded(int side, int longer, int most) {
  int made = (int)(((long)side * most * 2 + longer) / (2L * longer));
  return made > 0 ? made : 1;
}

// Makes one picture of a file, upright, in the colours of sRGB; one that is cut short is refused.
static Picture make(Bytes file, long most_pixels, char **step) {
  Image *header = vips.read(file.bytes, file.count, "", NULL);
  if (header == NULL) end(photo_maker_unsupported);
  int width = vips.width(header), height = vips.height(header);
  if ((long)width > most_pixels / height) end(photo_maker_too_many_pixels);
  int bands = vips.bands(header), colours = vips.interpretation(header);
  // Grey has one band, colour three; print has four, which are inks.
  int is_transparent = bands == 2 || (bands == 4 && colours != is_print);
  // Without a profile, colours and greys are sRGB's already, and stay as they are.
  const char *target =
    colours == is_print || vips.type_of(header, "icc-profile-data") != 0 ? "srgb" : NULL;
  const char *source = target != NULL && (colours == is_srgb || colours == is_rgb16) ? "srgb" : NULL;

  const char *shape = step[3];
  int most_wide = atoi(step[1]), most_high = atoi(step[2]);
  int size = strcmp(shape, "fit") == 0 ? size_down : strcmp(shape, "force") == 0 ? size_force : 0;
  if (strcmp(shape, "exact") == 0) {
    size = size_force;
    int longer = width > height ? width : height;
    int most = longer < most_wide ? longer : most_wide;
    most_wide = rounded(width, longer, most);
    most_high = rounded(height, longer, most);
  }
  Image *image = NULL;
  int failed = -1;
  // A profile that is invalid or doesn't fit the colours is ignored, as in browsers.
  for (int tries = target != NULL && colours != is_print ? 2 : 1; failed && tries > 0; tries--) {
    failed = vips.thumbnail(
      file.bytes, file.count, &image, most_wide, "height", most_high, "option_string", "[fail-on=truncated]", "size",
      size, "crop", strcmp(shape, "fill") == 0 ? crop_centre : crop_none, "export_profile", target, "import_profile",
      source, NULL);
    target = source = NULL;
  }
  if (failed) end(photo_maker_malformed);

  Picture picture = {.width = vips.width(image), .height = vips.height(image), .moves = moves(file, header)};
  if (strncmp(step[4], "photo=", 6) != 0) {
    picture.kind = "other";
    write_as(image, step[4], &picture.file);
  } else if (is_transparent) {
    picture.kind = "png";
    write_as(image, ".png[strip]", &picture.file);
  } else {
    picture.kind = write_photo(image, atoi(step[4] + 6), file, &picture.file);
  }
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
      line, sizeof line, "%s %d %d %d %zu\n", picture->kind, picture->moves, picture->width, picture->height,
      picture->file.count);
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
