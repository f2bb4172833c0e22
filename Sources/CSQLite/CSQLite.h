// The part of SQLite's interface that ServiceStore uses, declared here so that building needs the library alone,
// not the header of its development package. `.ci/run` compiles this beside SQLite's own header, which refuses
// declarations that differ.
#ifndef CSQLITE_H
#define CSQLITE_H

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
#ifndef SQLITE_OK
typedef long long int sqlite3_int64;
#endif

const char *sqlite3_libversion(void);
int sqlite3_open_v2(const char *filename, sqlite3 **connection, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *);
int sqlite3_extended_result_codes(sqlite3 *, int onoff);
int sqlite3_busy_timeout(sqlite3 *, int ms);
int sqlite3_sleep(int ms);
const char *sqlite3_errmsg(sqlite3 *);
int sqlite3_db_readonly(sqlite3 *, const char *database);
int sqlite3_get_autocommit(sqlite3 *);
int sqlite3_prepare_v3(sqlite3 *, const char *sql, int byteCount, unsigned int flags, sqlite3_stmt **,
                       const char **tail);
int sqlite3_step(sqlite3_stmt *);
int sqlite3_reset(sqlite3_stmt *);
int sqlite3_clear_bindings(sqlite3_stmt *);
int sqlite3_finalize(sqlite3_stmt *);
int sqlite3_bind_null(sqlite3_stmt *, int);
int sqlite3_bind_int64(sqlite3_stmt *, int, sqlite3_int64);
int sqlite3_bind_text(sqlite3_stmt *, int, const char *, int byteCount, void (*)(void *));
int sqlite3_bind_blob(sqlite3_stmt *, int, const void *, int byteCount, void (*)(void *));
int sqlite3_column_count(sqlite3_stmt *);
int sqlite3_column_type(sqlite3_stmt *, int);
sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *, int);
const unsigned char *sqlite3_column_text(sqlite3_stmt *, int);
const void *sqlite3_column_blob(sqlite3_stmt *, int);
int sqlite3_column_bytes(sqlite3_stmt *, int);

// Texts and blobs are copied (SQLITE_TRANSIENT, a cast that Swift does not import).
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int byteCount) {
  return sqlite3_bind_text(statement, index, text, byteCount, (void (*)(void *))-1);
}
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int byteCount) {
  return sqlite3_bind_blob(statement, index, bytes, byteCount, (void (*)(void *))-1);
}

#endif
