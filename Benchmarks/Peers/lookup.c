// Lookups by a 16-byte id, in process: a raw hash table in a mapped file, or SQLite.
//
// usage: lookup raw|sqlite|sqlite-transaction IDS FILE ROUNDS
//
// IDS holds the ids, 16 bytes each, in the order of looking; FILE is made anew. A line a round goes to
// standard output: nanoseconds of one lookup on average.
//
// raw: open addressing, a power of two slots, half full at most, 20-byte slots of key and index; the mapped
// file is read through one pointer without any check: what no reader of untrusted files can be.
// sqlite: one prepared `SELECT number FROM fixes WHERE id = ?` over a table WITHOUT ROWID whose rows also
// hold 300 bytes of text, memory-mapped, read only. `sqlite-transaction` looks everything up inside one read
// transaction, which spares SQLite the file lock that each statement takes otherwise.

#define _GNU_SOURCE
#include <fcntl.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { SLOT = 20 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void stop(const char *message) {
  fprintf(stderr, "lookup: %s\n", message);
  exit(1);
}

static uint32_t slot_of(const unsigned char *id, uint32_t mask) {
  uint64_t high, low;
  memcpy(&high, id, 8);
  memcpy(&low, id + 8, 8);
  unsigned __int128 product = (unsigned __int128)(high ^ 0x9E3779B97F4A7C15u) * (low ^ 0xD1B54A32D192ED03u);
  return (uint32_t)(((uint64_t)(product >> 64) ^ (uint64_t)product) >> 32) & mask;
}

static void write_table(const char *path, const unsigned char *ids, uint32_t count, uint32_t slots) {
  unsigned char *table = calloc(slots, SLOT);
  for (uint32_t index = 0; index < count; index++) {
    uint32_t slot = slot_of(ids + 16 * index, slots - 1), value = index + 1, taken;
    while (memcpy(&taken, table + (size_t)slot * SLOT + 16, 4), taken != 0) slot = (slot + 1) & (slots - 1);
    memcpy(table + (size_t)slot * SLOT, ids + 16 * index, 16);
    memcpy(table + (size_t)slot * SLOT + 16, &value, 4);
  }
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(table, SLOT, slots, file) != slots || fclose(file)) stop("the table cannot be written");
  free(table);
}

static inline uint32_t find(const unsigned char *table, uint32_t mask, const unsigned char *id) {
  for (uint32_t slot = slot_of(id, mask);; slot = (slot + 1) & mask) {
    const unsigned char *place = table + (size_t)slot * SLOT;
    uint32_t value;
    memcpy(&value, place + 16, 4);
    if (memcmp(place, id, 16) == 0) return value;
    if (value == 0) return 0;
  }
}

static void run_raw(const char *path, const unsigned char *ids, uint32_t count, int rounds, int repeats) {
  uint32_t slots = 2;
  while (slots < 2 * count) slots *= 2;
  write_table(path, ids, count, slots);
  int file = open(path, O_RDONLY);
  const unsigned char *table = mmap(NULL, (size_t)slots * SLOT, PROT_READ, MAP_PRIVATE, file, 0);
  if (table == MAP_FAILED) stop("the table cannot be mapped");
  for (int round = 0; round < rounds + 1; round++) {
    uint64_t found = 0;
    double start = now();
    for (int repeat = 0; repeat < repeats; repeat++)
      for (uint32_t index = 0; index < count; index++) found += find(table, slots - 1, ids + 16 * index) != 0;
    double end = now();
    if (found != (uint64_t)repeats * count) stop("an id is missing");
    if (round > 0) printf("%.3f\n", (end - start) / (double)found);
  }
}

static void execute(sqlite3 *database, const char *statement) {
  if (sqlite3_exec(database, statement, NULL, NULL, NULL) != SQLITE_OK) stop(sqlite3_errmsg(database));
}

static void write_database(const char *path, const unsigned char *ids, uint32_t count) {
  unlink(path);
  sqlite3 *database;
  sqlite3_stmt *insert;
  char text[301];
  memset(text, 'x', 300);
  if (sqlite3_open(path, &database) != SQLITE_OK) stop("the database cannot be made");
  execute(database, "PRAGMA journal_mode = OFF; BEGIN");
  execute(database, "CREATE TABLE fixes (id BLOB PRIMARY KEY, number INTEGER, prompt TEXT) WITHOUT ROWID");
  sqlite3_prepare_v2(database, "INSERT INTO fixes VALUES (?, ?, ?)", -1, &insert, NULL);
  for (uint32_t index = 0; index < count; index++) {
    sqlite3_bind_blob(insert, 1, ids + 16 * index, 16, SQLITE_STATIC);
    sqlite3_bind_int(insert, 2, (int)index + 1);
    sqlite3_bind_text(insert, 3, text, 300, SQLITE_STATIC);
    if (sqlite3_step(insert) != SQLITE_DONE) stop(sqlite3_errmsg(database));
    sqlite3_reset(insert);
  }
  sqlite3_finalize(insert);
  execute(database, "COMMIT");
  sqlite3_close(database);
}

static void run_sqlite(const char *path, const unsigned char *ids, uint32_t count, int rounds, int repeats,
                       int in_transaction) {
  write_database(path, ids, count);
  sqlite3 *database;
  sqlite3_stmt *select;
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    stop("the database cannot be opened");
  execute(database, "PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -65536");
  if (in_transaction) execute(database, "BEGIN");
  sqlite3_prepare_v3(database, "SELECT number FROM fixes WHERE id = ?", -1, SQLITE_PREPARE_PERSISTENT, &select, NULL);
  for (int round = 0; round < rounds + 1; round++) {
    uint64_t found = 0;
    double start = now();
    for (int repeat = 0; repeat < repeats; repeat++)
      for (uint32_t index = 0; index < count; index++) {
        sqlite3_bind_blob(select, 1, ids + 16 * index, 16, SQLITE_STATIC);
        if (sqlite3_step(select) == SQLITE_ROW) found += sqlite3_column_int(select, 0) != 0;
        sqlite3_reset(select);
      }
    double end = now();
    if (found != (uint64_t)repeats * count) stop("an id is missing");
    if (round > 0) printf("%.3f\n", (end - start) / (double)found);
  }
}

int main(int argument_count, char **arguments) {
  if (argument_count != 5) return 2;
  FILE *file = fopen(arguments[2], "rb");
  if (!file) stop("the ids cannot be read");
  fseek(file, 0, SEEK_END);
  long byte_count = ftell(file);
  rewind(file);
  unsigned char *ids = malloc((size_t)byte_count);
  if (fread(ids, 1, (size_t)byte_count, file) != (size_t)byte_count) stop("the ids cannot be read");
  uint32_t count = (uint32_t)(byte_count / 16);
  int rounds = atoi(arguments[4]);
  // As many lookups a round as the tool's own benchmark does.
  int repeats = count >= 100000 ? 1 : (int)(100000 / count);
  if (strcmp(arguments[1], "raw") == 0)
    run_raw(arguments[3], ids, count, rounds, repeats);
  else
    run_sqlite(arguments[3], ids, count, rounds, repeats, strcmp(arguments[1], "sqlite-transaction") == 0);
}
