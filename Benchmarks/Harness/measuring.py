"""Runs programs side by side and takes medians."""

import statistics
import subprocess
from dataclasses import dataclass, field

from workshop import Unavailable, say


@dataclass
class Contestant:
    """A program that is measured as a whole process."""

    label: str
    command: list
    # Exit statuses that mean that the work was done.
    expected: tuple = (0,)

    def prepare(self):
        """Runs once with its output seen: the files are warm then, and the work is known to be done."""
        done = subprocess.run([str(part) for part in self.command], capture_output=True, text=True, errors="replace")
        if done.returncode not in self.expected:
            lines = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()
            raise Unavailable(f"{self.label} ended with {done.returncode}: {lines[0]}")

    def sample(self, stopwatch):
        command = [str(part) for part in [stopwatch, *self.command]]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        wall, user, system, peak, status = (int(part) for part in done.stdout.split())
        if status not in self.expected:
            raise Unavailable(f"{self.label} ended with {status}")
        return {"wall": wall, "cpu": (user + system) * 1000, "peak": peak * 1024}


@dataclass
class InProcess(Contestant):
    """A program that measures itself and prints nanoseconds, a line a round; a sample is its median."""

    def sample(self, stopwatch):
        done = subprocess.run([str(part) for part in self.command], capture_output=True, text=True)
        if done.returncode not in self.expected:
            raise Unavailable(f"{self.label} ended with {done.returncode}: {done.stderr.strip()[:200]}")
        return {"wall": statistics.median(float(line) for line in done.stdout.split())}


@dataclass
class Contest:
    """Programs that take turns."""

    name: str
    runs: int
    # Gives the contestants; only called when the contest is run, since it makes corpora.
    contestants: object
    # Whether `--quick` runs it.
    quick: bool = False
    samples: dict = field(default_factory=dict)
    failures: dict = field(default_factory=dict)
    reason: str = ""

    def run(self, stopwatch, quick):
        """Warms everyone up, then lets them take turns, in the other order every other round."""
        runs = max(3, self.runs // 4) if quick else self.runs
        try:
            contestants = self.contestants()
        except Unavailable as error:
            self.reason = str(error)
            say(f"{self.name}: not run: {error}")
            return
        say(f"{self.name}: {runs} runs each of {', '.join(one.label for one in contestants)}")
        ready = []
        for one in contestants:
            try:
                one.prepare()
                one.sample(stopwatch)
                ready.append(one)
                self.samples[one.label] = []
            except (Unavailable, OSError) as error:
                self.failures[one.label] = str(error)
                say(f"  not run: {error}")
        for turn in range(runs):
            for one in ready if turn % 2 == 0 else reversed(ready):
                self.samples[one.label].append(one.sample(stopwatch))

    def problems(self):
        """What kept the contest, or some of its contestants, from running."""
        return [self.reason] if self.reason else [f"{label}: {why}" for label, why in self.failures.items()]

    def median(self, label, key="wall"):
        """The median of a label's samples."""
        if label not in self.samples:
            raise Unavailable(self.failures.get(label) or self.reason or f"{label} was not measured")
        return statistics.median(sample[key] for sample in self.samples[label])

    def is_noisy(self, label):
        """Whether the middle half of the samples spreads over more than 15 % of their median."""
        values = [sample["wall"] for sample in self.samples.get(label, [])]
        if len(values) < 4:
            return False
        low, middle, high = statistics.quantiles(values, n=4)
        return high - low > 0.15 * middle
