"""The report: Markdown for people, JSON for programs."""

import json

BEGIN = "<!-- begin: written by Benchmarks/run --document -->"
END = "<!-- end: written by Benchmarks/run --document -->"


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def table(rows):
    """The table, with its notes numbered below it."""
    lines = ["| work | seedtool | peer | ratio | target | met? |", "|---|---:|---:|---:|---:|---|"]
    notes = []
    for row in rows:
        met = {True: "yes", False: "**no**", None: "–"}[row.met]
        work = cell(row.work)
        if row.note:
            if row.note not in notes:
                notes.append(row.note)
            work += f" ({notes.index(row.note) + 1})"
        values = [work, *(cell(text) for text in (row.tool, row.peer, row.ratio, row.target)), met]
        lines.append(f"| {' | '.join(values)} |")
    if notes:
        lines += ["", *(f"({index + 1}) {note}." for index, note in enumerate(notes))]
    return lines


def megabytes(value):
    return f"{value / 1e6:.1f} MB"


def listing(title, facts):
    return f"{title}: " + "; ".join(f"{name} {value}" for name, value in facts.items()) + "."


def markdown(result, rows):
    """The whole report, with nothing in it that changes from one run to the next but the figures."""
    lines = table(rows)
    lines += ["", listing("Machine", result["machine"]), "", listing("Versions", result["versions"])]
    sizes = {name: megabytes(value) for name, value in result["sizes"].items()}
    lines += ["", listing("Programs, stripped", sizes)]
    corpora = {name: megabytes(value) for name, value in result["corpora"].items()}
    lines += ["", listing("Corpora", corpora)]
    lines += ["", f"Load before the run: {result['load']:.2f}."]
    if result["load"] > 0.5:
        lines += ["", "**The machine was not quiet; these figures are not to be quoted.**"]
    if result["quick"]:
        lines += ["", "**A quick run: few runs of the small rows; these figures are not to be quoted.**"]
    return "\n".join(lines) + "\n"


def write_json(path, result, contests, rows):
    """All samples, so that other statistics can be taken."""
    result = dict(result)
    result["rows"] = [vars(row) for row in rows]
    result["contests"] = {
        contest.name: {"samples": contest.samples, "failures": contest.failures, "reason": contest.reason}
        for contest in contests
    }
    with open(path, "w", encoding="utf-8") as file:
        json.dump(result, file, indent=2, ensure_ascii=False)
        file.write("\n")


def document(path, text):
    """Puts the report between the document's two marks."""
    page = path.read_text(encoding="utf-8")
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{path} lacks the marks that the report stands between")
    path.write_text(f"{head}{BEGIN}\n{text}{END}{tail}", encoding="utf-8")
