"""Which of the tool's topics a row runs."""

# By name, so that a topic that comes later does not count as the main job's; syntax and shape are judged in any case.
MAIN = ["--select", "identity,interaction,characters"]
# A generated corpus does not meet the content's quotas.
EVERYTHING = ["--ignore", "quota"]
