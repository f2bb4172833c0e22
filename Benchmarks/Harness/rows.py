"""The rows of the table: what is compared with what, and what has to be reached."""

from dataclasses import dataclass

from contests import HUGE, LARGE, MEDIUM, SMALL
from corpora import byte_count
from workshop import Unavailable


NOISY = "noisy: the middle half of the runs spreads over more than 15 % of their median"


@dataclass
class Row:
    work: str
    tool: str
    peer: str
    ratio: str
    target: str
    # True, False, or None where nothing has to be reached or nothing was measured.
    met: object
    note: str = ""
    numbers: tuple = ()


def milliseconds(value):
    value /= 1e6
    return f"{value:.2f} ms" if value < 10 else f"{value:.1f} ms" if value < 100 else f"{value:,.0f} ms"


def microseconds(value):
    return f"{value / 1e3:.1f} µs"


def nanoseconds(value):
    return f"{value:.1f} ns" if value < 100 else f"{value:.0f} ns"


def megabytes(value):
    return f"{value / 1e6:.1f} MB"


class Table:
    """Makes the rows of the contests that were run."""

    def __init__(self, contests, corpora):
        self.contests = {contest.name: contest for contest in contests}
        self.corpora = corpora
        self.rows = []

    def make(self, only):
        checks = [("start", self.start), ("check 300", self.small)]
        checks += [("check shipped", self.shipped), ("check 10,000", self.medium)]
        checks += [("check 100,000", self.large), ("growth", self.growth), ("parse", self.parse)]
        checks += [("open shipped", self.opening_shipped), ("render", self.rendering)]
        for count in (SMALL, LARGE):
            checks.append((f"open {count:,}", lambda count=count: self.opening(count)))
        for count in (SMALL, LARGE):
            checks.append((f"lookup {count:,}", lambda count=count: self.lookup(count)))
        checks += [("pressure year", self.year), ("pressure fold", self.fold)]
        checks += [("all rules 10,000", self.prose_medium), ("all rules 100,000", self.prose_large)]
        for name, make in checks:
            if name in only:
                make()
        return self.rows

    def compare(self, work, name, tool, peer, target, show, most=None, least=None, note=""):
        """A row of two labels: the tool's median over the peer's, or for `least` the peer's over the tool's."""
        contest = self.contests[name]
        try:
            mine, other = contest.median(tool), contest.median(peer)
        except Unavailable as error:
            mine = contest.median(tool) if tool in contest.samples else None
            shown = show(mine) if mine is not None else "–"
            self.rows.append(Row(work, shown, "–", "–", target, None, f"not measured: {error}"))
            return
        ratio = other / mine if least else mine / other
        met = ratio >= least if least else ratio <= most if most else None
        if contest.is_noisy(tool) or contest.is_noisy(peer):
            note = "; ".join(part for part in (note, NOISY) if part)
        peer_text = f"{show(other)} ({peer})"
        ratio_text = f"{ratio:.2f} ×" if ratio < 10 else f"{ratio:.0f} ×"
        self.rows.append(Row(work, show(mine), peer_text, ratio_text, target, met, note, (mine, other, ratio)))

    def limit(self, work, value, most, target, show, peer="–", ratio="–", note=""):
        """A row that is held against a figure."""
        met = value <= most
        self.rows.append(Row(work, show(value), peer, ratio, target, met, note, (value, most)))

    def own(self, work, name, label, most, target, show):
        """A row of one contestant, measured in process and held against a figure."""
        try:
            self.limit(work, self.contests[name].median(label), most, target, show, note="in process, warm")
        except Unavailable as error:
            self.failed(work, target, error)

    def failed(self, work, target, error):
        self.rows.append(Row(work, "–", "–", "–", target, None, f"not measured: {error}"))

    # The main job

    def start(self):
        self.compare("`--version`", "start", "seedtool", "ruff", "≤ 1.2 ×", milliseconds, most=1.2)

    def small(self):
        work = "check, 300 fixes"
        self.compare(work, "check 300", "seedtool", "ruff", "≤ 0.3 ×", milliseconds, most=0.3)
        self.compare(work, "check 300", "seedtool", "check-jsonschema", "–", milliseconds)

    def shipped(self):
        work = "check with all topics, the shipped content"
        self.compare(work, "check shipped", "seedtool", "ruff", "≤ 0.4 ×", milliseconds, most=0.4)

    def medium(self):
        peer = "orjson + jsonschema-rs"
        self.compare(
            "check, 10,000 fixes", "check 10,000", "seedtool", peer, "≤ 0.4 ×", milliseconds, most=0.4,
        )

    def large(self):
        work, name = "check, 100,000 fixes", "check 100,000"
        for peer in ("JSONDecoder, static", "JSONDecoder, dynamic"):
            self.compare(work, name, "seedtool", peer, "≤ 0.25 ×", milliseconds, most=0.25)
        contest = self.contests[name]
        try:
            peak = contest.median("seedtool", "peak")
            size = byte_count(self.corpora.content(LARGE))
            peers = [
                f"{label.removeprefix('JSONDecoder, ')} {megabytes(contest.median(label, 'peak'))}"
                for label in contest.samples if label != "seedtool"
            ]
            self.limit(
                f"peak memory, 100,000 fixes ({megabytes(size)})", peak, 2 * size, "≤ 2 × the file", megabytes,
                peer=", ".join(peers) + " (JSONDecoder)", ratio=f"{peak / size:.2f} × the file",
            )
        except Unavailable as error:
            self.failed("peak memory, 100,000 fixes", "≤ 2 × the file", error)

    def growth(self):
        contest = self.contests["growth"]
        try:
            small = contest.median("10,000") / byte_count(self.corpora.content(MEDIUM))
            huge = contest.median("1,000,000") / byte_count(self.corpora.content(HUGE))
        except Unavailable as error:
            self.failed("time per byte, 10,000 → 1,000,000 fixes", "≤ 1.15 ×", error)
            return
        ratio = huge / small
        self.rows.append(
            Row(
                "time per byte, 10,000 → 1,000,000 fixes", f"{huge:.2f} ns", f"{small:.2f} ns (10,000 fixes)",
                f"{ratio:.2f} ×", "≤ 1.15 ×", ratio <= 1.15, "", (huge, small, ratio),
            )
        )

    def parse(self):
        work, note = "parser alone, 10,000 fixes", "throughput, in process"
        target = "≥ 0.35 × the throughput"
        reused, fresh = "simdjson, reused parser", "simdjson, fresh parser"
        self.compare(work, "parse", "SeedSource", reused, target, milliseconds, least=0.35, note=note)
        self.compare(work, "parse", "SeedSource", fresh, "–", milliseconds, note="time, in process")

    # The bundle

    def opening(self, count):
        how = "map, checksum, first lookup" if count == SMALL else "map without the checksum, first lookup"
        work, name = f"{how}, {count:,} fixes", f"open {count:,}"
        self.own(work, name, "SeedRuntime", 40_000, "≤ 40 µs", microseconds)
        for peer in ("flatbuffers", "flatbuffers-verified", "lmdb"):
            self.compare(work, name, "SeedRuntime", peer, "–", microseconds, note="in process, warm")

    def opening_shipped(self):
        work = "read, checksum, lists, first lookup, the shipped bundle"
        self.own(work, "open shipped", "read", 250_000, "≤ 250 µs", microseconds)
        self.own("map, first lookup, the shipped bundle", "open shipped", "mapped", 30_000, "≤ 30 µs", microseconds)

    def rendering(self):
        work, note = "render a plural message", "in process, warm"
        once, always = "ICU, parsed once", "ICU, parsed always"
        self.compare(work, "render", "into a buffer", once, "≥ 10 × faster", nanoseconds, least=10, note=note)
        self.compare(work, "render", "into a buffer", always, "–", nanoseconds, note=note)
        self.compare(work + ", a String each", "render", "as a String", once, "–", nanoseconds, note=note)

    def lookup(self, count):
        work, name, note = f"lookup by id, {count:,} fixes", f"lookup {count:,}", "in process, warm"
        self.compare(work, name, "SeedRuntime", "raw", "≤ 2 ×", nanoseconds, most=2, note=note)
        for peer in ("sqlite", "sqlite-transaction"):
            self.compare(work, name, "SeedRuntime", peer, "≥ 50 × faster", nanoseconds, least=50, note=note)

    # The services

    def year(self):
        work = "a year of a Pressure user's days"
        self.own(work, "pressure year", "PressureServices", 5e6, "≤ 5 ms", milliseconds)

    def fold(self):
        work = "a day added to a million Pressure users, one core"
        self.own(work, "pressure fold", "PressureServices", 1e9, "≤ 1 s", milliseconds)

    # The rules on prose

    def prose_medium(self):
        self.compare(
            "check with all topics, 10,000 fixes", "all rules 10,000", "seedtool", "typos", "≤ 0.6 ×", milliseconds,
            most=0.6,
        )

    def prose_large(self):
        self.compare(
            "check with all topics, 100,000 fixes", "all rules 100,000", "seedtool", "JSONDecoder, static", "≤ 0.5 ×",
            milliseconds, most=0.5,
        )
