// What is noted, and what is not: who is the runner, and what it may open for itself.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "iotrap.h"

// What the runner and the libraries below the tests open for themselves. Keep it short: each line is
// a place where a test goes unseen.
static const char *const allowed[] = {
    "/proc/",               // the runtime and Foundation ask for their own process and program
    "/dev/null",            // nothing is read there, and nothing kept
    "/etc/localtime",       // Foundation asks for the machine's time zone, on some machines
    "/usr/share/zoneinfo/", // and reads what it means
};

// Where the notes go; -1 in every program but the runner.
static int notes = -1;
// The files that the runner was told to write: its arguments, each with a zero byte behind it.
static char arguments[64 * 1024];
static size_t arguments_size;
// Where the coverage is written: LLVM_PROFILE_FILE up to its first `%`.
static char profiles[4096];
// The runner itself, which starts a copy of itself for each exit test; the copy is trapped too.
static char runner[4096];
// Whether this thread is writing a note: what that opens is the trap's own.
static __thread int is_noting;

static int is_allowed(const char *path) {
  for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
    if (strncmp(path, allowed[i], strlen(allowed[i])) == 0) return 1;
  if (profiles[0] && strncmp(path, profiles, strlen(profiles)) == 0) return 1;
  for (size_t i = 0; i < arguments_size; i += strlen(arguments + i) + 1)
    if (strcmp(path, arguments + i) == 0) return 1;
  return 0;
}

void note_call(const char *call, const char *what) {
  if (notes < 0 || is_noting) return;
  is_noting = 1;
  int error = errno;
  struct note note = {.size = 0};
  append(&note, call);
  append(&note, "\t");
  size_t start = note.size;
  append(&note, what ? what : "");
  for (size_t i = start; i < note.size; i++)
    if (note.text[i] == '\t' || note.text[i] == '\n') note.text[i] = ' ';
  append(&note, "\t");
  append_stack(&note);
  note.text[note.size++] = '\n';
  // One write, so that the notes of two threads do not mix.
  if (write(notes, note.text, note.size) < 0) abort();
  errno = error;
  is_noting = 0;
}

void note_file(const char *call, const char *path) {
  if (notes >= 0 && path && !is_allowed(path)) note_call(call, path);
}

// The coverage's runtime makes the folders on the way to its file.
void note_folder(const char *call, const char *path) {
  if (path && strncmp(profiles, path, strlen(path)) != 0) note_file(call, path);
}

void note_program(const char *call, const char *path) {
  if (notes >= 0 && path && strcmp(path, runner) != 0) note_call(call, path);
}

static void read_arguments(void) {
  int file = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
  ssize_t size = file < 0 ? 0 : read(file, arguments, sizeof arguments - 1);
  arguments_size = size < 0 ? 0 : (size_t)size;
  if (file >= 0) close(file);
  if (readlink("/proc/self/exe", runner, sizeof runner - 1) < 0) abort();
}

__attribute__((constructor)) static void arm(void) {
  const char *path = getenv("SEAMS_IOTRAP");
  const char *name = program_invocation_short_name;
  size_t length = strlen(name), suffix = strlen(".xctest");
  if (!path || length < suffix || strcmp(name + length - suffix, ".xctest") != 0) return;

  read_arguments();
  const char *profile = getenv("LLVM_PROFILE_FILE");
  if (profile) snprintf(profiles, sizeof profiles, "%.*s", (int)strcspn(profile, "%"), profile);
  prepare_stacks();
  int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, flags, 0644);
  if (file < 0 || dprintf(file, "armed %s\n", runner) < 0) abort();
  notes = file;
}
