#include "CBenchmarks.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct bench_store {
  sqlite3 *database;
  sqlite3_stmt *bookmark, *tag, *text, *pieces;
  long position;
};

static int run(sqlite3 *database, const char *text) {
  return sqlite3_exec(database, text, NULL, NULL, NULL);
}

static int prepare(sqlite3 *database, sqlite3_stmt **statement, const char *text) {
  return sqlite3_prepare_v3(database, text, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
}

struct bench_store *bench_store_open(const char *path) {
  struct bench_store *store = calloc(1, sizeof *store);
  if (!store) return NULL;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  int wrong = sqlite3_open_v2(path, &store->database, flags, NULL);
  wrong |= run(store->database, "PRAGMA foreign_keys = ON");
  wrong |= run(store->database, "PRAGMA cache_size = -16384");
  wrong |= run(store->database, "PRAGMA journal_mode = WAL");
  wrong |= run(store->database, "PRAGMA synchronous = FULL");
  wrong |= run(store->database, "PRAGMA journal_size_limit = 16777216");
  wrong |= prepare(
      store->database, &store->bookmark,
      "INSERT INTO bookmarks (id, position, address, normal_address, title, note, unread, archived,"
      " created_at, sort_title, likeness) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)");
  wrong |= prepare(
      store->database, &store->tag,
      "INSERT INTO bookmark_tags (bookmark_id, folded, name, position) VALUES (?, ?, ?, ?)");
  wrong |= prepare(
      store->database, &store->text, "INSERT INTO bookmark_index_texts (row, text) VALUES (?, ?)");
  wrong |= prepare(
      store->database, &store->pieces,
      "INSERT INTO bookmark_index_pieces (rowid, text) VALUES (?, ? || char(1, 1))");
  if (!wrong) return store;
  bench_store_close(store);
  return NULL;
}

void bench_store_close(struct bench_store *store) {
  sqlite3_finalize(store->bookmark);
  sqlite3_finalize(store->tag);
  sqlite3_finalize(store->text);
  sqlite3_finalize(store->pieces);
  sqlite3_close(store->database);
  free(store);
}

/// The texts outlive the step, so none of them is copied.
static void bind(
    sqlite3_stmt *statement, int place, const uint8_t *texts, struct bench_text text) {
  sqlite3_bind_text(
      statement, place, (const char *)texts + text.start, (int)text.count, SQLITE_STATIC);
}

static int step(sqlite3_stmt *statement) {
  int wrong = sqlite3_step(statement) != SQLITE_DONE;
  return wrong | sqlite3_reset(statement);
}

static int insert(
    struct bench_store *store, const uint8_t *texts, const struct bench_row *row,
    const struct bench_tag *tags) {
  long position = ++store->position;
  bind(store->bookmark, 1, texts, row->id);
  sqlite3_bind_int64(store->bookmark, 2, position);
  bind(store->bookmark, 3, texts, row->address);
  bind(store->bookmark, 4, texts, row->normal_address);
  bind(store->bookmark, 5, texts, row->title);
  bind(store->bookmark, 6, texts, row->note);
  sqlite3_bind_int64(store->bookmark, 7, row->unread);
  sqlite3_bind_int64(store->bookmark, 8, row->created_at);
  bind(store->bookmark, 9, texts, row->sort_title);
  bind(store->bookmark, 10, texts, row->likeness);
  int wrong = step(store->bookmark);
  for (uint32_t number = 0; number < row->tag_count; number++) {
    const struct bench_tag *tag = tags + row->first_tag + number;
    bind(store->tag, 1, texts, row->id);
    bind(store->tag, 2, texts, tag->folded);
    bind(store->tag, 3, texts, tag->name);
    sqlite3_bind_int64(store->tag, 4, number);
    wrong |= step(store->tag);
  }
  sqlite3_bind_int64(store->text, 1, position);
  bind(store->text, 2, texts, row->searchable);
  wrong |= step(store->text);
  sqlite3_bind_int64(store->pieces, 1, position);
  bind(store->pieces, 2, texts, row->searchable);
  return wrong | step(store->pieces);
}

long bench_store_insert(
    struct bench_store *store, const uint8_t *texts, const struct bench_row *rows, long count,
    const struct bench_tag *tags, long portion) {
  long done = 0;
  while (done < count) {
    if (run(store->database, "BEGIN IMMEDIATE")) return done;
    long end = done + portion < count ? done + portion : count;
    for (; done < end; done++) {
      if (insert(store, texts, rows + done, tags)) return done;
    }
    if (run(store->database, "COMMIT")) return 0;
  }
  return done;
}

// 64 bits of FNV-1a. https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
static uint64_t hashed(uint64_t hash, const void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) {
    hash = (hash ^ ((const uint8_t *)bytes)[index]) * 0x00000100000001b3;
  }
  return hash;
}

static int add_table(sqlite3 *database, const char *table, struct bench_content *content) {
  char text[256];
  snprintf(text, sizeof text, "SELECT * FROM \"%s\"", table);
  sqlite3_stmt *rows = NULL;
  if (sqlite3_prepare_v2(database, text, -1, &rows, NULL)) return 1;
  uint64_t hash = hashed(content->checksum, table, strlen(table));
  int code;
  while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
    content->rows++;
    for (int column = 0; column < sqlite3_column_count(rows); column++) {
      uint8_t type = (uint8_t)sqlite3_column_type(rows, column);
      const void *bytes = sqlite3_column_blob(rows, column);
      int count = sqlite3_column_bytes(rows, column);
      hash = hashed(hash, &type, 1);
      hash = hashed(hash, &count, sizeof count);
      hash = hashed(hash, bytes, (size_t)count);
    }
  }
  content->checksum = hash;
  sqlite3_finalize(rows);
  return code != SQLITE_DONE;
}

/// Whether a statement gives "ok" as its first value.
static int is_ok(sqlite3 *database, const char *text) {
  sqlite3_stmt *check = NULL;
  int ok = sqlite3_prepare_v2(database, text, -1, &check, NULL) == SQLITE_OK &&
           sqlite3_step(check) == SQLITE_ROW &&
           strcmp((const char *)sqlite3_column_text(check, 0), "ok") == 0;
  sqlite3_finalize(check);
  return ok;
}

struct bench_content bench_store_content(const char *path, const char *index) {
  struct bench_content content = {.checksum = 0xcbf29ce484222325};
  sqlite3 *database = NULL;
  int wrong = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL);
  // How the tables within the text index are split depends on when it was told to write them, so
  // it is asked itself whether it holds exactly what the texts hold.
  // https://www.sqlite.org/fts5.html#the_integrity_check_command
  char check[256];
  snprintf(
      check, sizeof check, "INSERT INTO %s (%s, rank) VALUES ('integrity-check', 1)", index, index);
  wrong |= run(database, check);
  wrong |= !is_ok(database, "PRAGMA integrity_check");
  sqlite3_stmt *tables = NULL;
  wrong |= sqlite3_prepare_v2(
      database,
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 "
      "AND name NOT GLOB $1 || '_*' ORDER BY name",
      -1, &tables, NULL);
  wrong |= sqlite3_bind_text(tables, 1, index, -1, SQLITE_STATIC);
  while (!wrong && sqlite3_step(tables) == SQLITE_ROW) {
    wrong |= add_table(database, (const char *)sqlite3_column_text(tables, 0), &content);
  }
  sqlite3_finalize(tables);
  sqlite3_close(database);
  if (wrong) content.rows = -1;
  return content;
}
