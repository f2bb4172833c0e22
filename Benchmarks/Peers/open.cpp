// Opens a file of records and looks one up, with FlatBuffers or LMDB.
//
// usage: open flatbuffers|flatbuffers-verified|lmdb IDS FILE ROUNDS
//
// IDS holds ids of 16 bytes; FILE is written first, a record an id. A line a round: nanoseconds of opening, finding the
// first id and closing.

#include <fcntl.h>
#include <lmdb.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "fixes_generated.h"

static void stop(const char *why) {
  fprintf(stderr, "%s\n", why);
  exit(1);
}

static double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

static void write_flatbuffer(const std::vector<std::string> &ids, const char *path) {
  flatbuffers::FlatBufferBuilder builder(1 << 20);
  const std::string prompt(300, 'x');
  std::vector<flatbuffers::Offset<Fix>> fixes;
  for (size_t index = 0; index < ids.size(); index++)
    fixes.push_back(CreateFix(builder, builder.CreateString(ids[index]), static_cast<uint32_t>(index + 1),
                              builder.CreateString(prompt)));
  builder.Finish(CreateFixes(builder, builder.CreateVectorOfSortedTables(&fixes)));
  std::ofstream(path, std::ios::binary).write(reinterpret_cast<const char *>(builder.GetBufferPointer()), builder.GetSize());
}

static bool find_flatbuffer(const char *path, const std::string &id, bool verified) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) stop("the file cannot be opened");
  size_t size = static_cast<size_t>(status.st_size);
  void *bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (bytes == MAP_FAILED) stop("the file cannot be mapped");
  if (verified) {
    flatbuffers::Verifier::Options options;
    options.max_tables = 100000000;
    flatbuffers::Verifier verifier(static_cast<const uint8_t *>(bytes), size, options);
    if (!VerifyFixesBuffer(verifier)) stop("the file is damaged");
  }
  bool found = GetFixes(bytes)->fixes()->LookupByKey(id.c_str()) != nullptr;
  munmap(bytes, size);
  return found;
}

static MDB_env *environment(const char *path, unsigned flags) {
  MDB_env *env;
  if (mdb_env_create(&env) != 0) stop("LMDB has no environment");
  mdb_env_set_mapsize(env, size_t(1) << 30);
  if (mdb_env_open(env, path, MDB_NOSUBDIR | flags, 0644) != 0) stop("LMDB does not open");
  return env;
}

static void write_lmdb(const std::vector<std::string> &ids, const char *path) {
  unlink(path);
  MDB_env *env = environment(path, MDB_NOSYNC | MDB_NOLOCK);
  MDB_txn *txn;
  MDB_dbi dbi;
  if (mdb_txn_begin(env, nullptr, 0, &txn) != 0 || mdb_dbi_open(txn, nullptr, 0, &dbi) != 0) stop("LMDB does not begin");
  std::string record(304, 'x');
  for (const auto &id : ids) {
    MDB_val key{id.size(), const_cast<char *>(id.data())}, value{record.size(), record.data()};
    if (mdb_put(txn, dbi, &key, &value, 0) != 0) stop("LMDB does not write");
  }
  if (mdb_txn_commit(txn) != 0) stop("LMDB does not commit");
  mdb_env_close(env);
}

static bool find_lmdb(const char *path, const std::string &id) {
  MDB_env *env = environment(path, MDB_RDONLY | MDB_NOLOCK);
  MDB_txn *txn;
  MDB_dbi dbi;
  MDB_val key{id.size(), const_cast<char *>(id.data())}, value;
  bool found = mdb_txn_begin(env, nullptr, MDB_RDONLY, &txn) == 0 && mdb_dbi_open(txn, nullptr, 0, &dbi) == 0 &&
               mdb_get(txn, dbi, &key, &value) == 0;
  mdb_txn_abort(txn);
  mdb_env_close(env);
  return found;
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  const std::string mode = arguments[1];
  std::ifstream input(arguments[2], std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(input)), std::istreambuf_iterator<char>());
  std::vector<std::string> ids;
  for (size_t offset = 0; offset + 16 <= bytes.size(); offset += 16) {
    std::string id = bytes.substr(offset, 16);
    // FlatBuffers' string keys end at a zero byte.
    for (char &byte : id)
      if (byte == 0) byte = 1;
    ids.push_back(id);
  }
  if (ids.empty()) stop("there are no ids");
  const std::string first = ids[0];
  if (mode == "lmdb") write_lmdb(ids, arguments[3]); else write_flatbuffer(ids, arguments[3]);
  int rounds = atoi(arguments[4]);
  for (int round = 0; round < rounds + rounds / 10 + 1; round++) {
    double start = now();
    bool found = mode == "lmdb" ? find_lmdb(arguments[3], first)
                                : find_flatbuffer(arguments[3], first, mode == "flatbuffers-verified");
    double end = now();
    if (!found) stop("the first id is missing");
    if (round > rounds / 10) printf("%.0f\n", end - start);
  }
}
