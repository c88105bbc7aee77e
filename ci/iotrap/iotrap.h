// Notes what a unit test must not do: open a file or a socket, start a process.
//
// A library that ci/test preloads (LD_PRELOAD) into the unit tests. Only the runner notes anything:
// `swift test` around it, and what a test starts, load the library and leave it at that. It stands
// before the functions of the C library, notes a call and passes it on, so that one run names all.
// Swift, Foundation, SQLite and libcurl all go through these functions; what the C library does for
// itself (loading libraries, locales, names of hosts and users) does not pass here.
//
// A note is one line of the file in SEAMS_IOTRAP:
//
//     call <tab> what it was given <tab> frame <space> frame …
//
// A frame is an offset in the runner, the innermost first; frames of other objects are left out.
// One with a `~` before it is the caller of an async function, or no frame at all: `ci/pyramid
// trap`, which gives frames their names, tells these apart. The first line is “armed <the runner>”:
// without it the library was not in the runner, and nothing was checked.

#ifndef IOTRAP_H
#define IOTRAP_H

#include <stddef.h>

// The bytes of a note at most.
enum { note_limit = 8 * 1024 };

// A note while it is written.
struct note {
  char text[note_limit];
  size_t size;
  int frames;
};

// Finds out where the runner is in memory, and makes ready to look at stacks.
void prepare_stacks(void);

// Appends a text, or nothing of it where there is no room.
void append(struct note *note, const char *text);

// Appends the stack of this call: the frames that belong to the runner.
void append_stack(struct note *note);

// Note a call, each with what it was given: in general, for a file, for a folder that is made, for
// a program that is started. They do nothing in programs that are not the runner.
void note_call(const char *call, const char *what);
void note_file(const char *call, const char *path);
void note_folder(const char *call, const char *path);
void note_program(const char *call, const char *path);

#endif
