// Formats a message with one count by ICU's MessageFormat, from its C interface.
//
// usage: message PATTERN once|always|shown ROUNDS
//
// PATTERN names its argument `0`, as the C interface wants it. A line a round: nanoseconds of one formatting on average,
// the result as UTF-8, for the counts 0 to 1023. The pattern is parsed once, before the clock starts, or always, for
// every formatting. `shown` prints what is formatted for each count instead, a line each.

#include <unicode/umsg.h>
#include <unicode/ustring.h>

#include <time.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

static double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  UErrorCode status = U_ZERO_ERROR;
  std::vector<UChar> pattern(1 << 14);
  int32_t length = 0;
  u_strFromUTF8(pattern.data(), static_cast<int32_t>(pattern.size()), &length, arguments[1], -1, &status);
  UParseError place;
  UMessageFormat *format = umsg_open(pattern.data(), length, "en_US", &place, &status);
  if (U_FAILURE(status)) {
    fprintf(stderr, "%s\n", u_errorName(status));
    return 1;
  }
  // Short enough that most rounds are not interrupted on a machine that has other work.
  const int repeats = 2048;
  std::vector<UChar> result(1 << 12);
  std::vector<char> utf8(1 << 13);
  const bool always = arguments[2][0] == 'a';
  if (arguments[2][0] == 's') {
    for (int value = 0; value < 1024; value++) {
      int32_t units = umsg_format(format, result.data(), static_cast<int32_t>(result.size()), &status, (double)value);
      int32_t bytes = 0;
      u_strToUTF8(utf8.data(), static_cast<int32_t>(utf8.size()), &bytes, result.data(), units, &status);
      printf("%.*s\n", bytes, utf8.data());
    }
    umsg_close(format);
    return U_FAILURE(status) ? 1 : 0;
  }
  int rounds = atoi(arguments[3]);
  for (int round = 0; round < rounds + 1; round++) {
    long total = 0;
    double start = now();
    for (int index = 0; index < repeats; index++) {
      const int32_t room = static_cast<int32_t>(result.size());
      const double value = index & 1023;
      int32_t units = always ? u_formatMessage("en_US", pattern.data(), length, result.data(), room, &status, value)
                             : umsg_format(format, result.data(), room, &status, value);
      int32_t bytes = 0;
      u_strToUTF8(utf8.data(), static_cast<int32_t>(utf8.size()), &bytes, result.data(), units, &status);
      total += bytes;
    }
    double end = now();
    if (U_FAILURE(status) || total < repeats) {
      fprintf(stderr, "%s\n", u_errorName(status));
      return 1;
    }
    if (round > 0) printf("%.1f\n", (end - start) / repeats);
  }
  umsg_close(format);
}
