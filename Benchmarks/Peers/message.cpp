// Formats a message with one count by ICU's MessageFormat.
//
// usage: message PATTERN once|always|shown ROUNDS
//
// PATTERN names its argument `0`. A line a round: nanoseconds of one formatting on average, the result as
// UTF-8, for the counts 0 to 1023. The pattern is parsed once, before the clock starts, or always, for every
// formatting. `shown` prints what is formatted for each count instead, a line each.
//
// The C++ interface with whole numbers takes 6,500 instructions a formatting, with doubles 7,000, and
// umsg_format of the C interface, which knows doubles alone, 7,500; so the first is measured.

#include <unicode/msgfmt.h>
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

// What a text is formatted into, kept from one formatting to the next.
struct Room {
  icu::UnicodeString text;
  std::vector<char> utf8 = std::vector<char>(1 << 13);
};

// Formats one count; returns the bytes of UTF-8.
static int32_t show(const icu::MessageFormat &format, int32_t value, Room &room, UErrorCode &status) {
  icu::Formattable argument(value);
  icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
  room.text.remove();
  format.format(&argument, 1, room.text, ignored, status);
  int32_t bytes = 0;
  u_strToUTF8(room.utf8.data(), static_cast<int32_t>(room.utf8.size()), &bytes, room.text.getBuffer(),
              room.text.length(), &status);
  return bytes;
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString pattern = icu::UnicodeString::fromUTF8(arguments[1]);
  const icu::Locale locale("en_US");
  const icu::MessageFormat format(pattern, locale, status);
  if (U_FAILURE(status)) {
    fprintf(stderr, "%s\n", u_errorName(status));
    return 1;
  }
  Room room;
  const bool always = arguments[2][0] == 'a';
  if (arguments[2][0] == 's') {
    for (int32_t value = 0; value < 1024; value++) {
      const int32_t bytes = show(format, value, room, status);
      printf("%.*s\n", bytes, room.utf8.data());
    }
    return U_FAILURE(status) ? 1 : 0;
  }
  // Short enough that most rounds are not interrupted on a machine that has other work.
  const int repeats = 2048;
  const int rounds = atoi(arguments[3]);
  for (int round = 0; round < rounds + 1; round++) {
    long total = 0;
    const double start = now();
    for (int index = 0; index < repeats; index++) {
      const int32_t value = index & 1023;
      total += always ? show(icu::MessageFormat(pattern, locale, status), value, room, status)
                      : show(format, value, room, status);
    }
    const double end = now();
    if (U_FAILURE(status) || total < repeats) {
      fprintf(stderr, "%s\n", u_errorName(status));
      return 1;
    }
    if (round > 0) printf("%.1f\n", (end - start) / repeats);
  }
}
