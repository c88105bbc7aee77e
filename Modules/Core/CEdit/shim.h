// The C API of libedit, with wrappers for the functions that Swift cannot call.
//
// `el_wset`, `el_wget` and `history_w` take variable arguments whose types depend on the operation,
// and Swift does not import such functions. Each wrapper below fixes one operation.
// https://man.netbsd.org/editline.3 says which arguments belong to which operation.

#ifndef SEAMS_CEDIT_SHIM_H
#define SEAMS_CEDIT_SHIM_H

#include <histedit.h>
#include <stdio.h>

#pragma clang assume_nonnull begin

/// Creates an editor on the standard streams. `program` is the name that ~/.editrc may use.
static inline EditLine *_Nullable cedit_new(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

/// Sets the pointer that callbacks read with `cedit_get_data`.
static inline int cedit_set_data(EditLine *editor, void *data) {
  return el_wset(editor, EL_CLIENTDATA, data);
}

/// Reads the pointer that `cedit_set_data` has set.
static inline int cedit_get_data(EditLine *editor, void *_Nullable *_Nonnull data) {
  return el_wget(editor, EL_CLIENTDATA, data);
}

/// Selects the keys: L"emacs" or L"vi".
static inline int cedit_set_keys(EditLine *editor, const wchar_t *keys) {
  return el_wset(editor, EL_EDITOR, keys);
}

/// Sets the function that returns the prompt.
static inline int cedit_set_prompt(
    EditLine *editor, wchar_t *_Nullable (*prompt)(EditLine *_Nullable)) {
  return el_wset(editor, EL_PROMPT, prompt);
}

/// Sets the function that reads a character. It returns 1 after a character, 0 at the end of the
/// input, and -1 after an error.
static inline int cedit_set_reader(
    EditLine *editor, int (*reader)(EditLine *_Nullable, wchar_t *_Nullable)) {
  return el_wset(editor, EL_GETCFN, reader);
}

/// Makes the terminal deliver keys one by one, as it does while a line is edited. Without this
/// call, libedit switches to this mode only after it has shown the prompt.
static inline int cedit_prepare_terminal(EditLine *editor) {
  return el_wset(editor, EL_PREP_TERM, 1);
}

/// Restores the terminal when a signal ends or stops the program, and redraws the line when the size
/// of the terminal changes: "el will install its own signal handler".
static inline int cedit_handle_signals(EditLine *editor) {
  return el_wset(editor, EL_SIGNAL, 1);
}

/// Sets the lines that the arrow keys recall.
static inline int cedit_set_history(EditLine *editor, HistoryW *history) {
  return el_wset(editor, EL_HIST, history_w, history);
}

/// Adds a command that keys can be bound to.
static inline int cedit_add_command(
    EditLine *editor, const wchar_t *name, const wchar_t *help,
    unsigned char (*command)(EditLine *_Nullable, int)) {
  return el_wset(editor, EL_ADDFN, name, help, command);
}

/// Binds a key to a command.
static inline int cedit_bind(EditLine *editor, const wchar_t *key, const wchar_t *command) {
  return el_wset(editor, EL_BIND, key, command, NULL);
}

/// Sets how many lines a history keeps.
static inline int cedit_set_history_size(HistoryW *history, HistEventW *event, int size) {
  return history_w(history, event, H_SETSIZE, size);
}

/// Makes a history drop a line that equals the previous line.
static inline int cedit_set_history_unique(HistoryW *history, HistEventW *event) {
  return history_w(history, event, H_SETUNIQUE, 1);
}

/// Adds a line to a history.
static inline int cedit_add_to_history(
    HistoryW *history, HistEventW *event, const wchar_t *line) {
  return history_w(history, event, H_ENTER, line);
}

#pragma clang assume_nonnull end

#endif
