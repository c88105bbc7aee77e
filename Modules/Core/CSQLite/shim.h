// The C API of SQLite, with wrappers for the two functions that Swift cannot call.

#ifndef SEAMS_CSQLITE_SHIM_H
#define SEAMS_CSQLITE_SHIM_H

#include <sqlite3.h>

/// Binds a text, which SQLite copies before the function returns.
///
/// SQLITE_TRANSIENT is the integer -1 cast to a pointer to a function; Swift does not import it.
/// "If the third parameter to sqlite3_bind_text() is NULL, then the fourth parameter is ignored and
/// the end result is the same as sqlite3_bind_null()". The address of an empty text may be NULL, so
/// this function binds an empty C string instead. https://www.sqlite.org/c3ref/bind_blob.html
static inline int csqlite_bind_text(
    sqlite3_stmt *_Nonnull statement, int index, const char *_Nullable text,
    sqlite3_uint64 bytes) {
  return sqlite3_bind_text64(
      statement, index, text ? text : "", bytes, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Turns a Boolean option of a connection on or off.
///
/// sqlite3_db_config is variadic; Swift does not import it.
/// https://www.sqlite.org/c3ref/c_dbconfig_defensive.html
static inline int csqlite_switch(sqlite3 *_Nonnull database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}

#endif
