// Where a call comes from: the frames on the stack, and the callers that wait for an async function
// and have left the stack.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>
#include <unwind.h>

#include "iotrap.h"

// The most frames of a note, and the most callers of an async function.
enum { frame_limit = 64, caller_limit = 32 };

// Where the runner is in memory.
static uintptr_t runner_base;
// A pipe through which memory is read that may not be there; one note has it at a time.
static int probe[2] = {-1, -1};
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

void prepare_stacks(void) {
  Dl_info object;
  if (!dladdr((void *)getauxval(AT_ENTRY), &object)) abort();
  runner_base = (uintptr_t)object.dli_fbase;
  if (pipe2(probe, O_CLOEXEC) != 0) abort();
}

void append(struct note *note, const char *text) {
  size_t size = strlen(text);
  // A byte is kept for the end of the line.
  if (size + 1 >= sizeof note->text - note->size) return;
  memcpy(note->text + note->size, text, size);
  note->size += size;
}

// Appends an address where it is one of the runner, and says whether it is one of any object.
static int append_frame(struct note *note, const char *mark, uintptr_t address) {
  Dl_info object;
  if (!dladdr((void *)address, &object)) return 0;
  if ((uintptr_t)object.dli_fbase != runner_base) return 1;
  char text[32];
  snprintf(text, sizeof text, "%s0x%lx ", mark, (unsigned long)(address - runner_base));
  append(note, text);
  return 1;
}

// Reads two words, or nothing when they are not there.
static int read_words(uintptr_t address, uintptr_t words[2]) {
  if (address % sizeof(uintptr_t) != 0) return 0;
  size_t size = 2 * sizeof(uintptr_t);
  if (write(probe[1], (void *)address, size) != (ssize_t)size) return 0;
  return read(probe[0], words, size) == (ssize_t)size;
}

// Follows who waits for an async function. Its callers have left the stack; each has left a record,
// which begins with the record of its own caller and the function that goes on there.
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Task.h (AsyncContext)
static void append_callers(struct note *note, uintptr_t record) {
  uintptr_t words[2];
  for (int count = 0; count < caller_limit && record && read_words(record, words); count++) {
    if (!append_frame(note, "~", words[1])) return;
    record = words[0];
  }
}

#if defined(__x86_64__)
enum { frame_pointer = 6 };
#else
enum { frame_pointer = 29 };
#endif

static _Unwind_Reason_Code take_frame(struct _Unwind_Context *context, void *argument) {
  struct note *note = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (!address || note->frames++ >= frame_limit) return _URC_END_OF_STACK;
  // The address is where the call returns to: the call itself stands before it.
  size_t size = note->size;
  append_frame(note, "", address - 1);
  if (note->size == size) return _URC_NO_REASON;
  // An async function has its record in the word below its frame pointer. Any other function may
  // have anything there, which seldom looks like a record.
  uintptr_t words[2];
  if (read_words(_Unwind_GetGR(context, frame_pointer) - sizeof(uintptr_t), words))
    append_callers(note, words[0]);
  return _URC_NO_REASON;
}

void append_stack(struct note *note) {
  pthread_mutex_lock(&turn);
  _Unwind_Backtrace(take_frame, note);
  pthread_mutex_unlock(&turn);
}
