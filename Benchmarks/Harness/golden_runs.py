"""The runs that Benchmarks/golden compares, and the ten of which it counts the instructions."""

# Suppressions and approvals expire, so that the date is part of what is recorded.
TODAY = ["--today", "2026-11-01"]
WITHOUT_SPELLING = ["--ignore", "spelling"]
QUIETLY = [*WITHOUT_SPELLING, *TODAY]
CORPORA = ["shipped", "damaged-1", "damaged-2", "generated", "generated-files", "faulty", "faulty-files"]
FORMATS = ["text", "concise", "json", "jsonl"]
SHOWN = [
    "1", "2", "17", "42", "100", "150", "200", "250", "300", "320",
    "notification.tier2.midpoint", "notification.tier0.midpoint", "notification.tier1.midpoint",
    "369ccba9-201e-41fc-bccf-c5c65987325c",
]
COMMANDS = ["check", "compile", "inspect", "verify", "stats", "explain", "rules", "new", "show", "schema"]


def all_runs(rules, spelling):
    """Names and arguments; what begins with OUT/ is a file that the run writes. Corpora are the working folder's."""
    for corpus in CORPORA:
        for format in FORMATS:
            options = ["--max-findings", "0", *WITHOUT_SPELLING] if format == "text" else WITHOUT_SPELLING
            yield f"check-{corpus}-{format}", ["check", corpus, "--format", format, *options, *TODAY]
        check = ["check", corpus, *TODAY]
        if spelling:
            yield f"check-{corpus}-spelling", [*check, "--format", "jsonl", "--select", "spelling,housekeeping"]
        check += WITHOUT_SPELLING
        yield f"check-{corpus}-strict", [*check, "--strict", "--format", "concise=OUT/report.txt", "--verbose"]
        yield f"check-{corpus}-verbose", [*check, "--verbose", "--max-findings", "30", "--color", "always"]
        yield f"check-{corpus}-statistics", [*check, "--statistics"]
        yield f"check-{corpus}-diff", [*check, "--unsafe-fixes", "--diff"]
        yield f"check-{corpus}-baseline", [*check, "--write-baseline", "OUT/baseline.json"]
        yield f"stats-{corpus}", ["stats", corpus, *TODAY]
        yield f"stats-{corpus}-json", ["stats", corpus, "--format", "json", *TODAY]
    for topic in sorted({rule.split("/")[0] for rule in rules} - {"spelling"}):
        yield f"select-{topic}", ["check", "damaged-1", "--select", topic, "--format", "jsonl", *TODAY]
    for name in ["fixes.json", "copy/pressure.brutal.json", "seedtool.json"]:
        arguments = ["check", f"damaged-1/{name}", *WITHOUT_SPELLING, *TODAY]
        yield f"file-{name.replace('/', '-')}", arguments
    yield "broken", ["check", "broken/fixes.json", *WITHOUT_SPELLING, *TODAY]
    yield "compile-shipped", ["compile", "shipped", "-o", "OUT/shipped.seedbundle", *WITHOUT_SPELLING, *TODAY]
    yield "compile-damaged", ["compile", "damaged-1", "-o", "OUT/damaged.seedbundle", *WITHOUT_SPELLING, *TODAY]
    generated = [*WITHOUT_SPELLING, "--ignore", "quota", *TODAY]
    yield "compile-generated", ["compile", "generated", "-o", "OUT/generated.seedbundle", *generated]
    # A bundle is read by the tool that wrote it: layouts may differ between the two.
    for one in ["inspect-shipped", "inspect-shipped-json", "inspect-fix", "inspect-key", "verify-shipped"]:
        yield one, ["BUNDLE", *BUNDLE_RUNS[one]]
    for shown in SHOWN:
        yield f"show-{shown}", ["show", shown, "shipped"]
    yield "show-nothing", ["show", "no.such.key", "shipped"]
    yield "rules", ["rules"]
    yield "rules-json", ["rules", "--format", "json"]
    yield "rules-index", ["rules", "-o", "OUT/Rules.md"]
    yield "schemas", ["schema", "-o", "OUT/schemas"]
    for rule in rules:
        yield f"explain-{rule.replace('/', '-')}", ["explain", rule]
    for command in COMMANDS:
        yield f"help-{command}", ["help", command]
    yield "help", ["--help"]


BUNDLE_RUNS = {
    "inspect-shipped": ["inspect", "OUT/b.seedbundle"],
    "inspect-shipped-json": ["inspect", "OUT/b.seedbundle", "--format", "json"],
    "inspect-fix": ["inspect", "OUT/b.seedbundle", "--record", "42"],
    "inspect-key": ["inspect", "OUT/b.seedbundle", "--record", "notification.tier2.midpoint"],
    "verify-shipped": ["verify", "OUT/b.seedbundle", "--against", "shipped"],
}

COUNTED = [
    ("--version", ["--version"]),
    ("check, shipped content", ["check", "shipped", *WITHOUT_SPELLING, *TODAY]),
    ("check, shipped content, shape and identity", ["check", "shipped", "--select", "syntax,shape,identity", *TODAY]),
    ("check, damaged content, text", ["check", "damaged-1", *WITHOUT_SPELLING, *TODAY]),
    ("check, damaged content, jsonl", ["check", "damaged-2", "--format", "jsonl", *WITHOUT_SPELLING, *TODAY]),
    ("check, 2,000 generated fixes", ["check", "generated", *WITHOUT_SPELLING, *TODAY]),
    ("check, 2,000 with faults, json", ["check", "faulty", "--format", "json", *WITHOUT_SPELLING, *TODAY]),
    ("check --unsafe-fixes --diff, damaged content", ["check", "damaged-1", "--unsafe-fixes", "--diff", *WITHOUT_SPELLING, *TODAY]),
    ("compile, shipped content", ["compile", "shipped", "-o", "OUT/b.seedbundle", *WITHOUT_SPELLING, *TODAY]),
    ("stats, shipped content", ["stats", "shipped", *TODAY]),
]
