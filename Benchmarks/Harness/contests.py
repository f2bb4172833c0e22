"""Who runs against whom."""

import subprocess
from pathlib import Path

import topics
from measuring import Contest, Contestant, InProcess
from workshop import BENCHMARKS, REPOSITORY, Unavailable

SMALL, MEDIUM, LARGE, HUGE = 300, 10_000, 100_000, 1_000_000
LOOKUP_ROUNDS, OPEN_ROUNDS, SERVICE_ROUNDS = 20, 500, 20
TYPOS_FILES = 33


def all_contests(workshop, corpora):
    """Every contest, in the order of the report. Corpora are made when a contest starts."""

    def check(count, selection=topics.MAIN, label="seedtool", files=1, extra=()):
        folder = corpora.content(count) if files == 1 else corpora.content_files(count, files)
        return Contestant(label, [workshop.seedtool, "check", *selection, *extra, folder])

    def check_everything(count):
        # The rules on prose find faults in text that no person wrote; finding them is part of the work.
        return check(count, topics.EVERYTHING, extra=["--exit-zero"])

    def decode(count, linking="static"):
        program = workshop.decode_static if linking == "static" else workshop.decode_dynamic
        return Contestant(f"JSONDecoder, {linking}", [program, corpora.fixes(count)])

    def start():
        return [
            Contestant("seedtool", [workshop.seedtool, "--version"]),
            Contestant("ruff", [workshop.program("ruff"), "--version"]),
        ]

    def small():
        ruff = [workshop.program("ruff"), "check", "--isolated", "--no-cache", corpora.python(corpora.content(SMALL))]
        schema = [workshop.program("check-jsonschema"), "--schemafile", schema_file(), corpora.fixes(SMALL)]
        return [check(SMALL), Contestant("ruff", ruff), Contestant("check-jsonschema", schema)]

    def shipped():
        folder = REPOSITORY / "content"
        ruff = [workshop.program("ruff"), "check", "--isolated", "--no-cache", corpora.python(folder)]
        return [Contestant("seedtool", [workshop.seedtool, "check", folder]), Contestant("ruff", ruff)]

    def medium():
        script = BENCHMARKS / "Peers/validate.py"
        command = [workshop.program("python"), script, schema_file(), corpora.fixes(MEDIUM)]
        return [check(MEDIUM), Contestant("orjson + jsonschema-rs", command)]

    def large():
        return [check(LARGE), decode(LARGE), decode(LARGE, "dynamic")]

    def growth():
        return [check(MEDIUM, label="10,000"), check(HUGE, label="1,000,000")]

    def parse():
        file = corpora.fixes(MEDIUM)
        peer = workshop.peer("simdjson")
        return [
            InProcess("SeedSource", [workshop.seedbench, "parse", file, 20]),
            InProcess("simdjson, reused parser", [peer, file, 20, "reused"]),
            InProcess("simdjson, fresh parser", [peer, file, 20, "fresh"]),
        ]

    def opening(count, mode):
        ids = corpora.ids(count)
        contestants = [InProcess("SeedRuntime", [workshop.lookup, "open", corpora.bundle(count), ids, mode, OPEN_ROUNDS])]
        # Without the peers the tool is measured all the same.
        for peer in ("flatbuffers", "flatbuffers-verified", "lmdb") if "openings" not in workshop.missing else ():
            file = corpora.folder / f"open-{count}.{peer}"
            # Verifying takes tens of milliseconds where the records are many.
            rounds = 10 if count > MEDIUM and peer == "flatbuffers-verified" else OPEN_ROUNDS
            contestants.append(InProcess(peer, [workshop.peer("openings"), peer, ids, file, rounds]))
        return contestants

    def opening_shipped():
        command = [workshop.lookup, "open", corpora.shipped_bundle(), "-"]
        return [InProcess(mode, [*command, mode, OPEN_ROUNDS]) for mode in ("read", "mapped")]

    def rendering():
        bundle = corpora.shipped_bundle()
        argument, _, pattern = output(workshop.lookup, "pattern", bundle, "-", "0").rstrip("\n").partition("\n")
        # ICU is asked by number, which spares it the look-up of a name.
        pattern = pattern.replace("{" + argument, "{0")
        icu = workshop.peer("icu")
        if output(workshop.lookup, "shown", bundle, "-", "0") != output(icu, pattern, "shown", "0"):
            raise Unavailable("ICU shows other texts")
        return [
            InProcess("into a buffer", [workshop.lookup, "render", bundle, "-", "into", LOOKUP_ROUNDS]),
            InProcess("as a String", [workshop.lookup, "render", bundle, "-", "string", LOOKUP_ROUNDS]),
            InProcess("ICU, parsed once", [icu, pattern, "once", LOOKUP_ROUNDS]),
            InProcess("ICU, parsed always", [icu, pattern, "always", LOOKUP_ROUNDS]),
        ]

    def lookups(count):
        ids = corpora.ids(count)
        contestants = [InProcess("SeedRuntime", [workshop.lookup, "find", corpora.bundle(count), ids, LOOKUP_ROUNDS])]
        for mode in ("raw", "sqlite", "sqlite-transaction"):
            file = corpora.folder / f"lookup-{count}.{mode}"
            contestants.append(InProcess(mode, [workshop.peer("sqlite"), mode, ids, file, LOOKUP_ROUNDS]))
        return contestants

    def year():
        command = [workshop.pressurebench, "year", corpora.shipped_bundle(), SERVICE_ROUNDS]
        return [InProcess("PressureServices", command)]

    def fold():
        return [InProcess("PressureServices", [workshop.pressurebench, "fold", SERVICE_ROUNDS])]

    def prose_medium():
        folder = corpora.content_files(MEDIUM, TYPOS_FILES)
        # typos ends with 2 when it finds a typo.
        typos = Contestant("typos", [workshop.program("typos"), "--isolated", folder / "fixes"], (0, 2))
        return [check_everything(MEDIUM), typos]

    def prose_large():
        return [check_everything(LARGE), decode(LARGE)]

    return [
        Contest("start", 100, start, quick=True),
        Contest("check 300", 40, small, quick=True),
        Contest("check shipped", 40, shipped, quick=True),
        Contest("check 10,000", 20, medium, quick=True),
        Contest("check 100,000", 10, large),
        Contest("growth", 5, growth),
        Contest("parse", 10, parse, quick=True),
        Contest("open shipped", 10, opening_shipped, quick=True),
        Contest("open 300", 10, lambda: opening(SMALL, "checksum"), quick=True),
        Contest("open 100,000", 10, lambda: opening(LARGE, "mapped")),
        Contest("render", 10, rendering, quick=True),
        Contest("lookup 300", 10, lambda: lookups(SMALL), quick=True),
        Contest("lookup 100,000", 10, lambda: lookups(LARGE)),
        Contest("pressure year", 10, year, quick=True),
        Contest("pressure fold", 10, fold, quick=True),
        Contest("all rules 10,000", 20, prose_medium),
        Contest("all rules 100,000", 10, prose_large),
    ]


def output(*command):
    """What a program prints."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise Unavailable(f"{Path(command[0]).name} ended with {done.returncode}: {done.stderr.strip()[:200]}")
    return done.stdout


def schema_file():
    """The schema that the tool derives from its models; until it is checked in, one of the same shape."""
    derived = REPOSITORY / "Schemas/fixes.schema.json"
    return derived if derived.exists() else BENCHMARKS / "Peers/fixes.schema.json"
