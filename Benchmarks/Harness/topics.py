"""Which of the tool's topics a row runs."""

import subprocess

from workshop import say

# The table of the main job counts these; the parser and decoder judge syntax and shape in any case.
MAIN = ["identity", "interaction", "characters"]
EDITORIAL = [
    "voice", "grammar", "contradiction", "duplicate", "claims", "copy", "readability", "spelling", "priorities", "housekeeping",
]
# A generated corpus does not meet the content's quotas.
QUOTA = ["quota"]


class Selection:
    """Options that leave topics out; a topic that this build does not know is no argument, but a note."""

    def __init__(self, seedtool, folder, left_out, expected):
        known = {topic for topic in left_out + expected if knows(seedtool, topic, folder)}
        self.absent = [topic for topic in expected if topic not in known]
        ignored = [topic for topic in left_out if topic in known]
        self.arguments = ["--ignore", ",".join(ignored)] if ignored else []
        if self.absent:
            say(f"this build has no rules on {', '.join(self.absent)}")

    def note(self):
        """What a row must say about its figures, or nothing."""
        return f"not judged yet: without {', '.join(self.absent)}, which this build lacks" if self.absent else ""


def knows(seedtool, topic, folder):
    """Whether the tool takes a topic's name: usage errors end with 2."""
    done = subprocess.run([seedtool, "check", "--ignore", topic, folder], capture_output=True)
    return done.returncode != 2
