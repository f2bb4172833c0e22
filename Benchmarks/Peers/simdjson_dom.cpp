// simdjson's DOM, in process.
//
// usage: simdjson_dom FILE ROUNDS reused|fresh
//
// A line a round goes to standard output: nanoseconds from padded bytes in memory to a document. `reused`
// keeps one parser, whose memory is there after the first round, as simdjson advises; `fresh` makes a parser
// a round, as a program that reads one file does.

#include <simdjson.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

static void parse(simdjson::dom::parser &parser, const simdjson::padded_string &text) {
  simdjson::dom::array records;
  if (parser.parse(text).get(records) || records.size() == 0) {
    std::fprintf(stderr, "simdjson_dom: the file is not a filled array\n");
    std::exit(1);
  }
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  simdjson::padded_string text;
  if (simdjson::padded_string::load(arguments[1]).get(text)) return 1;
  int rounds = std::atoi(arguments[2]);
  bool fresh = std::strcmp(arguments[3], "fresh") == 0;
  auto parser = std::make_unique<simdjson::dom::parser>();
  for (int round = 0; round < rounds + 1; round++) {
    if (fresh) parser.reset();
    auto start = std::chrono::steady_clock::now();
    if (fresh) parser = std::make_unique<simdjson::dom::parser>();
    parse(*parser, text);
    auto end = std::chrono::steady_clock::now();
    if (round > 0) {
      std::printf("%lld\n", (long long)std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count());
    }
  }
}
