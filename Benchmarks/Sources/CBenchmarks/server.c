#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CBenchmarks.h"

// The rows of a table on a server, and the barest ways to write them: a loop over one prepared
// statement in pipeline mode, and COPY.

struct bench_table {
  char name[64];
  PGresult *rows;
};

PGconn *bench_server_connect(const char *address) {
  PGconn *connection = PQconnectdb(address);
  if (PQstatus(connection) == CONNECTION_OK) return connection;
  fprintf(stderr, "%s", PQerrorMessage(connection));
  PQfinish(connection);
  return NULL;
}

void bench_server_disconnect(PGconn *connection) { PQfinish(connection); }

int bench_server_run(PGconn *connection, const char *text) {
  PGresult *result = PQexec(connection, text);
  ExecStatusType status = PQresultStatus(result);
  PQclear(result);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return 1;
  fprintf(stderr, "%s", PQerrorMessage(connection));
  return 0;
}

long bench_server_number(PGconn *connection, const char *query) {
  PGresult *result = PQexec(connection, query);
  long number = PQntuples(result) == 1 ? atol(PQgetvalue(result, 0, 0)) : -1;
  PQclear(result);
  return number;
}

struct bench_table *bench_table_read(PGconn *connection, const char *name) {
  char query[128];
  snprintf(query, sizeof query, "SELECT * FROM %s", name);
  PGresult *rows = PQexec(connection, query);
  struct bench_table *table = calloc(1, sizeof *table);
  if (PQresultStatus(rows) != PGRES_TUPLES_OK || !table) {
    PQclear(rows);
    free(table);
    return NULL;
  }
  snprintf(table->name, sizeof table->name, "%s", name);
  table->rows = rows;
  return table;
}

void bench_table_free(struct bench_table *table) {
  PQclear(table->rows);
  free(table);
}

long bench_table_count(const struct bench_table *table) { return PQntuples(table->rows); }

/// Reads all results up to the next point of synchronization; returns whether none is an error.
static int synchronized(PGconn *connection) {
  int is_sound = PQpipelineSync(connection);
  for (;;) {
    PGresult *result = PQgetResult(connection);
    ExecStatusType status = PQresultStatus(result);
    // NULL stands between the results of two statements.
    if (result && status != PGRES_COMMAND_OK && status != PGRES_PIPELINE_SYNC) is_sound = 0;
    PQclear(result);
    if (result && status == PGRES_PIPELINE_SYNC) return is_sound;
    if (PQstatus(connection) != CONNECTION_OK) return 0;
  }
}

static int prepare(PGconn *connection, const struct bench_table *table) {
  char text[1024];
  int size = snprintf(text, sizeof text, "INSERT INTO %s VALUES (", table->name);
  int columns = PQnfields(table->rows);
  for (int column = 0; column < columns; column++) {
    size += snprintf(
        text + size, sizeof text - (size_t)size, "%s$%d", column ? ", " : "", column + 1);
  }
  snprintf(text + size, sizeof text - (size_t)size, ")");
  PGresult *result = PQprepare(connection, table->name, text, columns, NULL);
  int is_sound = PQresultStatus(result) == PGRES_COMMAND_OK;
  PQclear(result);
  return is_sound;
}

long bench_table_insert(PGconn *connection, const struct bench_table *table, long portion) {
  if (!prepare(connection, table) || !PQenterPipelineMode(connection)) return -1;
  int columns = PQnfields(table->rows), count = PQntuples(table->rows);
  const char *values[64];
  long written = 0;
  for (int row = 0; row < count; row++) {
    if (row % portion == 0) PQsendQueryParams(connection, "BEGIN", 0, NULL, NULL, NULL, NULL, 0);
    for (int column = 0; column < columns; column++) {
      int is_null = PQgetisnull(table->rows, row, column);
      values[column] = is_null ? NULL : PQgetvalue(table->rows, row, column);
    }
    if (!PQsendQueryPrepared(connection, table->name, columns, values, NULL, NULL, 0)) return -1;
    written++;
    if (written % portion != 0 && written != count) continue;
    PQsendQueryParams(connection, "COMMIT", 0, NULL, NULL, NULL, NULL, 0);
    if (!synchronized(connection)) return -1;
  }
  return PQexitPipelineMode(connection) ? written : -1;
}

/// Appends a value in the text format of COPY, and returns its end.
/// https://www.postgresql.org/docs/current/sql-copy.html
static char *append(char *end, const char *value) {
  for (; *value; value++) {
    switch (*value) {
    case '\\': *end++ = '\\', *end++ = '\\'; break;
    case '\n': *end++ = '\\', *end++ = 'n'; break;
    case '\r': *end++ = '\\', *end++ = 'r'; break;
    case '\t': *end++ = '\\', *end++ = 't'; break;
    default: *end++ = *value;
    }
  }
  return end;
}

long bench_table_copy(PGconn *connection, const struct bench_table *table) {
  char text[128];
  snprintf(text, sizeof text, "COPY %s FROM STDIN", table->name);
  PGresult *result = PQexec(connection, text);
  int is_ready = PQresultStatus(result) == PGRES_COPY_IN;
  PQclear(result);
  if (!is_ready) return -1;
  int columns = PQnfields(table->rows), count = PQntuples(table->rows);
  for (int row = 0; row < count; row++) {
    size_t size = 0;
    for (int column = 0; column < columns; column++) {
      size += 2 * (size_t)PQgetlength(table->rows, row, column) + 4;
    }
    char *line = malloc(size), *end = line;
    if (!line) return -1;
    for (int column = 0; column < columns; column++) {
      if (column) *end++ = '\t';
      if (PQgetisnull(table->rows, row, column)) {
        *end++ = '\\', *end++ = 'N';
      } else {
        end = append(end, PQgetvalue(table->rows, row, column));
      }
    }
    *end++ = '\n';
    int was_sent = PQputCopyData(connection, line, (int)(end - line));
    free(line);
    if (was_sent != 1) return -1;
  }
  if (PQputCopyEnd(connection, NULL) != 1) return -1;
  result = PQgetResult(connection);
  int is_sound = PQresultStatus(result) == PGRES_COMMAND_OK;
  PQclear(result);
  PQclear(PQgetResult(connection));
  return is_sound ? count : -1;
}
