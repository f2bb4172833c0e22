"""What Python's zoneinfo says about zones, for the tests of CivilTime.

    python3 oracle.py                  every zone, its transitions 2024-2037 and local times around them
    python3 oracle.py record FOLDER    the same for the files of the folder, with drawn instants beside

Lines: `zone NAME OFFSET`, the offset at the first instant; `change UNIX OFFSET`; `local TEXT UNIX`, what
fold 0 makes of a local date-time; `at UNIX TEXT`, what clocks show.
"""

import random
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

FIRST = int(datetime(2024, 1, 1, tzinfo=timezone.utc).timestamp())
LAST = int(datetime(2038, 1, 1, tzinfo=timezone.utc).timestamp())
DAY = 86_400


def offset(zone, second):
    return int(datetime.fromtimestamp(second, zone).utcoffset().total_seconds())


def changes(zone):
    """Unix second and new offset of every change; no zone changes twice within a day."""
    before = offset(zone, FIRST)
    for second in range(FIRST, LAST, DAY):
        after = offset(zone, second + DAY)
        if after == before:
            continue
        low, high = second, second + DAY
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if offset(zone, middle) == after else (middle, high)
        yield high, before, after
        before = after


def local(zone, wall):
    naive = datetime(1970, 1, 1) + timedelta(seconds=wall)
    print("local", naive.isoformat(), int(naive.replace(tzinfo=zone).timestamp()))


def report(name, zone, draw=None):
    print("zone", name, offset(zone, FIRST))
    for second, before, after in changes(zone):
        print("change", second, after)
        gap = abs(after - before)
        for wall in (
            second + before - 1, second + before, second + before + 1, second + before + gap // 2,
            second + after - 1, second + after, second + after + 1, second + after - gap // 2,
        ):
            local(zone, wall)
    for _ in range(40 if draw else 0):
        second = draw.randrange(-2_000_000_000, 8_000_000_000)
        shown = datetime.fromtimestamp(second, zone).replace(tzinfo=None)
        print("at", second, shown.isoformat())
        local(zone, second)


if sys.argv[1:2] == ["record"]:
    draw = random.Random(7)
    for path in sorted(Path(sys.argv[2]).glob("*.tzif")):
        with path.open("rb") as file:
            report(path.stem.replace("_", "/", 1), ZoneInfo.from_file(file), draw)
else:
    for name in sorted(available_timezones()):
        report(name, ZoneInfo(name))
