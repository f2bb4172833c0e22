#!/usr/bin/env python3
"""Holds Tests/MessageCorpus against ICU. The Swift tests hold our parser, renderer and tables against the same
files, so that what both accept is what ICU does.

    .ci/steps/icu-agreement.py            compares; exit code 1 on a difference, 2 where PyICU is not installed
    .ci/steps/icu-agreement.py --record   writes numbers.json anew from this ICU

messages: where `text` stands, ICU has to show the same text for the same arguments. Where `refused` stands, `icu`
says whether ICU refuses the pattern too; if it accepts it, `why` says why content may not have it.
numbers.json: of each locale the plural category and the digits of every whole number from 0 to 10,000 and of some
large ones, as ICU has them.
"""

import json
import pathlib
import sys

try:
    import icu
except ImportError:
    print("icu-agreement: PyICU is not installed (pip install PyICU; it needs libicu-dev and pkg-config)")
    sys.exit(2)

CORPUS = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests" / "MessageCorpus"
NUMBERS = CORPUS / "numbers.json"
LOCALES = """
ar ar_AE ar_EG ar_MA cs cs_CZ da da_DK de de_AT de_CH de_DE de_LI en en_AU en_CA en_CH en_DE en_FI en_GB en_IN en_SE
en_US en_ZA es es_AR es_CR es_ES es_MX es_US fi fi_FI fr fr_CA fr_CH fr_FR fr_LU fr_MA he he_IL hu hu_HU it it_CH
it_IT ja ja_JP ko ko_KR nb nb_NO nl nl_BE nl_NL no pl pl_PL pt pt_AO pt_BR pt_PT ru ru_RU sv sv_SE tr tr_TR uk uk_UA
zh zh_CN zh_HK zh_TW
""".split()
LARGE = [12345, 99999, 100000, 123456, 999999, 1000000, 1000001, 1234567, 2000000, 12345678, 1000000000]
LETTERS = {"zero": "z", "one": "o", "two": "t", "few": "f", "many": "m", "other": "-"}


def escape(text):
    """Characters that cannot be told apart by looking are written as JSON escapes."""
    shown = json.dumps(text, ensure_ascii=False)
    return "".join(f"\\u{ord(c):04x}" if c in "\u00a0\u202f\u200e\u0085\u0301" else c for c in shown)


def render(pattern, locale, arguments):
    values = [v["select"] if isinstance(v, dict) else v for v in arguments.values()]
    message = icu.MessageFormat(pattern, icu.Locale(locale))
    return message.format(list(arguments), [icu.Formattable(value) for value in values])


def numbers_of(locale):
    """What numbers.json says of a locale: runs of hundreds with the same categories, and the digits."""
    rules = icu.PluralRules.forLocale(icu.Locale(locale))
    hundreds = {}
    for start in range(0, 10000, 100):
        block = "".join(LETTERS[rules.select(n)] for n in range(start, start + 100))
        hundreds.setdefault(block, []).append(start // 100)
    categories = [{"hundreds": runs(found), "are": block} for block, found in hundreds.items()]
    large = {str(n): rules.select(n) for n in [10000] + LARGE}
    digits = {str(n): render("{n, plural, other {#}}", locale, {"n": n}) for n in [0, 987, 1234, 10000] + LARGE}
    return {"categories": categories, "large": large, "digits": digits}


def runs(numbers):
    """[0, 1, 2, 5] as "0-2 5"."""
    parts = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts)


def record():
    lines = []
    for locale in LOCALES:
        entry = numbers_of(locale)
        categories = ",\n".join("        " + json.dumps(c) for c in entry["categories"])
        large = json.dumps(entry["large"])
        digits = ", ".join(f'"{n}": {escape(text)}' for n, text in entry["digits"].items())
        lines.append(
            f'    "{locale}": {{\n      "categories": [\n{categories}\n      ],\n'
            f'      "large": {large},\n      "digits": {{{digits}}}\n    }}'
        )
    about = (
        "The plural categories and digits of whole numbers, as ICU has them: z zero, o one, t two, f few, m many, "
        "- other; each line has the hundreds (0 is 0 to 99) whose numbers have these categories."
    )
    body = ",\n".join(lines)
    NUMBERS.write_text(
        f'{{\n  "about": {json.dumps(about)},\n  "icu": "{icu.ICU_VERSION}",\n  "locales": {{\n{body}\n  }}\n}}\n',
        encoding="utf-8",
    )


def compare():
    differences = []
    message_count = 0
    for path in sorted(CORPUS.glob("*.json")):
        for message in json.loads(path.read_text(encoding="utf-8")).get("messages", []):
            message_count += 1
            pattern = message["pattern"]
            locale = message.get("locale", "en_US")
            try:
                shown = render(pattern, locale, message.get("arguments", {}))
            except icu.ICUError:
                shown = None
            if "text" in message:
                if shown != message["text"]:
                    differences.append(f"{path.name}: {pattern!r}: ICU shows {shown!r}, not {message['text']!r}")
            elif (shown is None) != (message["icu"] == "refuses"):
                differences.append(f"{path.name}: {pattern!r}: ICU {'refuses' if shown is None else 'accepts'} it")
            elif shown is not None and not message.get("why"):
                differences.append(f"{path.name}: {pattern!r}: ICU accepts it, and no `why` says why we do not")
    recorded = json.loads(NUMBERS.read_text(encoding="utf-8"))
    for locale in LOCALES:
        if recorded["locales"].get(locale) != numbers_of(locale):
            differences.append(f"numbers.json: {locale} is not as in ICU {icu.ICU_VERSION}")
    for difference in differences:
        print(difference)
    print(
        f"ICU {icu.ICU_VERSION}: {message_count} messages and the numbers of {len(LOCALES)} locales, "
        f"{len(differences)} differences"
    )
    return 1 if differences else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--record"]:
        record()
    sys.exit(compare())
