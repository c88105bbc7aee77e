// What the benchmarks need in C: the barest loops to compare with, and clocks without a detour.
//
// Every function reports what it saw (bodies counted, bytes compared), so that a fast wrong answer
// can be told from a fast right one.

#ifndef SEAMS_CBENCHMARKS_H
#define SEAMS_CBENCHMARKS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What came of a number of transfers.
struct bench_transfers {
  /// Transfers that ended with status 200 and exactly the expected body.
  long right;
  /// All others.
  long wrong;
};

/// Asks for one address again and again: the barest loop over one `curl_multi`, with easy handles
/// that are made once and used for one transfer after the other.
struct bench_transfers bench_curl_transfers(
    const char *address, long count, int at_once, const uint8_t *expected, size_t expected_size);

/// What a program that was run left behind.
struct bench_run {
  /// The status that waitpid(2) gave, or -1 when the program could not be started.
  int status;
  double wall_seconds;
  double cpu_seconds;
  /// How many bytes of its standard output are in the buffer.
  size_t output_size;
};

/// Runs a program to its end, from posix_spawn(3) until it has been waited for. Its standard output
/// goes to the buffer as far as there is room, its standard error nowhere.
struct bench_run bench_run_program(
    const char *path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, uint8_t *output, size_t room);

/// A program that serves, and says on its standard output where.
struct bench_server {
  /// The process, or -1 when it could not be started.
  int process;
  /// The port that it named in its first line: a number, or an address that ends with one.
  int port;
  /// Closing it tells the server to end, as a signal does.
  int input;
};

/// Starts a server and reads the port that it prints as its first line.
struct bench_server bench_start_server(
    const char *path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment);

/// Closes the server's standard input, sends it SIGTERM, waits for its end and returns what wait4(2) says of it.
struct bench_run bench_stop_server(struct bench_server server);

/// What came of a load.
struct bench_load {
  long right;
  long wrong;
};

/// Sends the same request over keep-alive connections, one at a time on each, until `count` replies
/// have come. If the request contains "########", each request has another number there. Each reply
/// needs a Content-Length, status 200 and exactly the expected body.
///
/// `nanoseconds` has room for `count` times, each from the first byte sent to the last received.
struct bench_load bench_http_load(
    int port, const char *request, int connections, long count, const uint8_t *expected,
    size_t expected_size, uint64_t *nanoseconds);

/// A part of a buffer of texts.
struct bench_text {
  uint32_t start;
  uint32_t count;
};

/// A bookmark as the values of its columns, in all of its tables.
struct bench_row {
  struct bench_text id, address, normal_address, title, note, sort_title, likeness, searchable;
  int64_t created_at;
  int64_t unread;
  /// Its tags, in a list of those of all rows.
  uint32_t first_tag, tag_count;
};

struct bench_tag {
  struct bench_text folded, name;
};

/// A connection to a file that has the tables of the bookmarks, all of them empty, with the
/// statements that fill them.
struct bench_store;

/// Opens a file with the options of Seams' own connection that writes.
struct bench_store *_Nullable bench_store_open(const char *path);

/// Writes rows: the barest loop over prepared statements, with one transaction for each portion.
///
/// Returns how many rows were written.
long bench_store_insert(
    struct bench_store *store, const uint8_t *texts, const struct bench_row *rows, long count,
    const struct bench_tag *tags, long portion);

void bench_store_close(struct bench_store *store);

/// What all tables of a file hold. Of the text index it is checked that it fits the texts.
struct bench_content {
  /// How many rows, or -1 when the file or the text index is not sound.
  long rows;
  /// A checksum of every value.
  uint64_t checksum;
};

/// The text index is named as the table of its pieces.
struct bench_content bench_store_content(const char *path, const char *index);

/// A connection to a PostgreSQL server.
typedef struct pg_conn bench_connection;

/// Connects by a URL, or returns NULL.
bench_connection *_Nullable bench_server_connect(const char *address);

void bench_server_disconnect(bench_connection *connection);

/// Runs statements without values; returns 0 if one fails.
int bench_server_run(bench_connection *connection, const char *text);

/// The number that a query returns, or -1.
long bench_server_number(bench_connection *connection, const char *query);

/// All rows of a table, in memory, as texts.
struct bench_table;

/// Reads all rows, or returns NULL.
struct bench_table *_Nullable bench_table_read(bench_connection *connection, const char *name);

void bench_table_free(struct bench_table *table);

long bench_table_count(const struct bench_table *table);

/// Writes the rows into the table of the same name by a loop over a prepared statement, which sends
/// a portion at once, with one transaction for each portion. Returns how many were written, or -1.
long bench_table_insert(bench_connection *connection, const struct bench_table *table, long portion);

/// Writes the rows by COPY. Returns how many were written, or -1.
long bench_table_copy(bench_connection *connection, const struct bench_table *table);

/// The processor time of this process, all threads, in seconds.
double bench_cpu_seconds(void);

#pragma clang assume_nonnull end

#endif
