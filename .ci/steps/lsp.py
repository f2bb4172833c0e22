#!/usr/bin/env python3
"""Plays clients of the language server: a writer's session, random edits in both position encodings after each of which
the published findings equal those of `check` on the same bytes, and clients that break the protocol.

    .ci/steps/lsp.py TOOL [--edits N] [--seed N] [--median MS]

Wants PyPI's pytest-lsp. N edits are made in each encoding (default 100). With --median the findings have to come within
so many milliseconds of a keystroke, at the median.
"""

import argparse
import asyncio
import json
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import unquote, urlsplit

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.protocol import default_converter
from pytest_lsp import LanguageClient
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features

ROOT = Path(__file__).resolve().parents[2]
LEVELS = {"error": 1, "warning": 2, "note": 3}
failures = []


def expect(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAIL: {what}")


def file_of(uri):
    return Path(unquote(urlsplit(uri).path))


def small_content(folder):
    """A few records of the shipped content, with texts of every width."""
    shutil.copytree(ROOT / "content", folder)
    for name, count in [("fixes.json", 5), ("micro_education.json", 3)]:
        records = json.loads((folder / name).read_text())[:count]
        (folder / name).write_text(json.dumps(records, indent=2, ensure_ascii=False) + "\n")
    fixes = folder / "fixes.json"
    text = fixes.read_text()
    fixes.write_text(text.replace('"prompt": "', '"prompt": "Café 😀👩‍👧 e\u0301\u0323 日本 ', 2))


class Text:
    """A document as the protocol counts it."""

    def __init__(self, text, utf8):
        self.text, self.utf8 = text, utf8

    def width(self, text):
        return len(text.encode()) if self.utf8 else len(text.encode("utf-16-le")) // 2

    def position(self, index):
        # Between CR and LF no line has ended.
        ends = [end.end() for end in re.finditer("\r\n|\r|\n", self.text) if end.end() <= index]
        return types.Position(len(ends), self.width(self.text[ends[-1] if ends else 0 : index]))

    def range(self, start, end):
        return types.Range(self.position(start), self.position(end))

    def at_byte(self, offset):
        return self.position(len(self.text.encode()[:offset].decode(errors="ignore")))


def checked(tool, folder, path, text, utf8):
    """What `check` finds when a file has a text, as the server should publish it."""
    with tempfile.TemporaryDirectory() as copy:
        # Of the same name, so that commands quote both in one way.
        content = Path(copy) / folder.parent.name / "content"
        shutil.copytree(folder, content)
        (content / path).write_bytes(text.encode())
        run = subprocess.run(
            [tool, "check", content, "--format", "json"], capture_output=True, check=False, stdin=subprocess.DEVNULL
        )
        report = json.loads(run.stdout)
        found = []
        texts = {}

        def name(file):
            return str(Path(file).relative_to(content)) if file else "seedtool.json"

        for finding in report["findings"]:
            file = name(finding.get("file"))
            if finding["rule"] == "shape/unknown-file":
                file = finding["found"]
            start = end = (0, 0)
            if "range" in finding:
                if file not in texts:
                    texts[file] = Text((content / file).read_bytes().decode(errors="replace"), utf8)
                places = [texts[file].at_byte(finding["range"][side]["byteOffset"]) for side in ("start", "end")]
                start, end = [(place.line, place.character) for place in places]
            message = finding["message"] + (f"\n{finding['remedy']}" if "remedy" in finding else "")
            found.append((file, finding["rule"], LEVELS[finding["severity"]], message, start, end))
        for counted in report["summary"].get("countedOnly", []):
            message = f"{counted['count']} more findings of this rule, which are only counted"
            file = name(counted.get("file"))
            found.append((file, counted["rule"], LEVELS[counted["severity"]], message, (0, 0), (0, 0)))
        for rule in report["summary"].get("skippedRules", []):
            remedy = f"; {rule['remedy']}" if "remedy" in rule else ""
            message = f"{rule['rule']} could not run: {rule['reason']}{remedy}"
            found.append(("seedtool.json", rule["rule"], 3, message, (0, 0), (0, 0)))
        return sorted((*one[:3], one[3].replace(str(content), str(folder)), *one[4:]) for one in found)


class Session:
    """A client with the content folder open."""

    def __init__(self, tool, folder, utf8=False):
        self.tool, self.folder, self.utf8 = tool, folder, utf8
        self.versions = {}
        self.arrivals = {}
        features = dict(DEFAULT_CLIENT_FEATURES)

        # The client tells by the annotation what it hands over.
        def published(client: LanguageClient, params):
            client.diagnostics[params.uri] = params.diagnostics
            self.versions[params.uri] = params.version
            self.arrivals[params.uri] = time.monotonic()

        features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = published

        def registered(client: LanguageClient, params):
            return None

        features[types.CLIENT_REGISTER_CAPABILITY] = registered
        self.client = LanguageClient(converter_factory=default_converter)
        register_lsp_features(self.client, features)

    async def __aenter__(self):
        await self.client.start_io(self.tool, "lsp")
        encodings = [types.PositionEncodingKind.Utf8] if self.utf8 else [types.PositionEncodingKind.Utf16]
        result = await self.client.initialize_session(
            types.InitializeParams(
                capabilities=types.ClientCapabilities(
                    general=types.GeneralClientCapabilities(position_encodings=encodings),
                    workspace=types.WorkspaceClientCapabilities(
                        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(
                            dynamic_registration=True
                        )
                    ),
                ),
                workspace_folders=[types.WorkspaceFolder(self.folder.parent.as_uri(), "content")],
            )
        )
        expect(result.capabilities.position_encoding == encodings[0], "the position encoding is the client's")
        return self

    async def __aexit__(self, *_):
        await self.client.shutdown_session()
        expect(self.client._server.returncode == 0, "the server ends with 0 after shutdown and exit")
        await self.client.stop()

    def uri(self, path):
        return (self.folder / path).as_uri()

    def open(self, path, text=None):
        text = (self.folder / path).read_bytes().decode() if text is None else text
        self.document = Text(text, self.utf8)
        self.version = 1
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(self.uri(path), "json", 1, text))
        )

    def change(self, path, edits):
        """Makes edits, each (start, end, text) in characters of the text that the one before has left; None for all."""
        changes = []
        for start, end, new in edits:
            if start is None:
                changes.append(types.TextDocumentContentChangeWholeDocument(new))
                self.document.text = new
            else:
                changes.append(types.TextDocumentContentChangePartial(self.document.range(start, end), new))
                self.document.text = self.document.text[:start] + new + self.document.text[end:]
        self.version += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(uri=self.uri(path), version=self.version), changes
            )
        )

    def apply(self, path, edit):
        """Applies a workspace edit to the open document, and to the files of the others."""
        for uri, edits in edit.changes.items():
            own = uri == self.uri(path)
            file = file_of(uri)
            text = self.document if own else Text(file.read_bytes().decode(), self.utf8)
            changes = []
            for one in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character), reverse=True):
                changes.append((self.index(text, one.range.start), self.index(text, one.range.end), one.new_text))
            if own:
                self.change(path, changes)
            else:
                for start, end, new in changes:
                    text.text = text.text[:start] + new + text.text[end:]
                file.write_bytes(text.text.encode())

    @staticmethod
    def index(text, position):
        lines = [0] + [end.end() for end in re.finditer("\r\n|\r|\n", text.text)]
        index, rest = lines[position.line], position.character
        while rest > 0:
            rest -= text.width(text.text[index])
            index += 1
        return index

    def place(self, text, after=0):
        """The position after a text of the document, and the text document."""
        index = self.document.text.index(text) + len(text) + after
        return self.document.position(index)

    def published(self):
        found = []
        for uri, diagnostics in self.client.diagnostics.items():
            path = str(file_of(uri).relative_to(self.folder))
            for one in diagnostics:
                start, end = one.range.start, one.range.end
                found.append(
                    (
                        path,
                        one.code,
                        int(one.severity),
                        one.message,
                        (start.line, start.character),
                        (end.line, end.character),
                    )
                )
        return sorted(found)

    async def until(self, what, seconds=60.0):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if what():
                return True
            await asyncio.sleep(0.01)
        return False

    async def agrees(self, path, what):
        """Waits for the newest version, and holds what is published against `check`."""
        uri = self.uri(path)
        arrived = await self.until(lambda: self.versions.get(uri) == self.version)
        expect(arrived, f"{what}: version {self.version} is published")
        expected = await asyncio.to_thread(
            checked, self.tool, self.folder, path, self.document.text, self.utf8
        )
        if not await self.until(lambda: self.published() == expected, 10):
            expect(False, f"{what}: what is published is what `check` finds")
            print("  only published:", [one for one in self.published() if one not in expected][:3])
            print("  only checked:", [one for one in expected if one not in self.published()][:3])
            Path(tempfile.gettempdir(), "lsp-failure.json").write_bytes(self.document.text.encode())

    async def finds(self, rule):
        return await self.until(lambda: any(one[1] == rule for one in self.published()))

    async def loses(self, rule):
        return await self.until(lambda: not any(one[1] == rule for one in self.published()))

    async def actions(self, path, start, end, only=None):
        found = await self.client.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(self.uri(path)),
                types.Range(start, end),
                types.CodeActionContext(diagnostics=[], only=only),
            )
        )
        return [one for one in found if isinstance(one, types.CodeAction)]

    async def complete(self, path, position):
        result = await self.client.text_document_completion_async(
            types.CompletionParams(types.TextDocumentIdentifier(self.uri(path)), position)
        )
        return {item.label: item for item in result.items}

    async def refusal(self, path, position, name):
        """Why a rename is refused; empty where it is not."""
        try:
            where = types.TextDocumentIdentifier(self.uri(path))
            await self.client.text_document_rename_async(types.RenameParams(where, position, name))
            return ""
        except JsonRpcException as error:
            return error.message

    async def hover(self, path, position):
        result = await self.client.text_document_hover_async(
            types.HoverParams(types.TextDocumentIdentifier(self.uri(path)), position)
        )
        return result.contents.value if result else ""


async def writer(tool, folder, utf8):
    """Open, break, fix, complete, hover, go to, rename, format, accept, close."""
    path = "fixes.json"
    async with Session(tool, folder, utf8) as session:
        session.open(path)
        await session.agrees(path, "opened")
        document = session.document
        slug = json.loads(document.text)[0]["bugSlug"]

        # Break a slug; the server says so and mends it.
        at = document.text.index(f'"{slug}"') + 1
        session.change(path, [(at, at + len(slug), slug.replace("need", "ned"))])
        expect(await session.finds("identity/unknown-bug"), "a wrong slug is found")
        await session.agrees(path, "broken")
        place = document.position(at)
        actions = await session.actions(path, place, place, [types.CodeActionKind.QuickFix])
        fixes = [one for one in actions if one.edit and slug in str(one.edit)]
        expect(fixes, "a wrong slug has a quick fix")
        expect(all("may change the meaning" in one.title for one in fixes), "an unsafe fix is named so")
        session.apply(path, fixes[0].edit)
        expect(await session.loses("identity/unknown-bug"), "the quick fix mends it")
        await session.agrees(path, "mended")

        # A safe fix is preferred, and all of them are one action.
        at = document.text.index(json.loads(document.text)[1]["id"])
        session.change(path, [(at, at + 36, document.text[at : at + 36].upper())])
        expect(await session.finds("shape/not-canonical-uuid"), "an id in capitals is found")
        place = document.position(at)
        actions = await session.actions(path, place, place)
        expect(any(one.is_preferred for one in actions), "a safe fix is preferred")
        whole = document.range(0, len(document.text))
        actions = await session.actions(path, whole.start, whole.end, ["source.fixAll"])
        expect([one.kind for one in actions] == ["source.fixAll.seedtool"], "all safe fixes are one action")
        session.apply(path, actions[0].edit)
        expect(await session.loses("shape/not-canonical-uuid"), "all safe fixes mend it")

        await spelling(session, folder, path)

        # Complete what is being written.
        start = document.text.index(f'"{slug}"')
        session.change(path, [(start, start + len(slug) + 2, '"need')])
        items = await session.complete(path, document.position(start + 5))
        expect("need-to-be-liked" in items, "a slug is completed in a string without an end")
        edit = items["need-to-be-liked"].text_edit
        session.apply(path, types.WorkspaceEdit(changes={session.uri(path): [edit]}))
        json.loads(document.text)
        items = await session.complete(path, session.place('"severity": "'))
        expect(set(items) == {"low", "medium", "high"}, "names of a vocabulary are completed")
        at = document.text.index('"prompt"')
        session.change(path, [(at, at, '"')])
        items = await session.complete(path, document.position(at + 1))
        expect({"validation", "prompt"} & set(items) and "bugSlug" not in items, "fields that lack are completed")
        session.change(path, [(at, at + 1, "")])
        items = await session.complete(path, document.position(document.text.index("[") + 1))
        expect("fix: quiz" in items, "whole records are completed")
        session.apply(path, types.WorkspaceEdit(changes={session.uri(path): [items["fix: quiz"].text_edit]}))
        records = json.loads(document.text)
        expect(records[0]["number"] > max(one["number"] for one in records[1:]), "a new record has the next number")
        await session.agrees(path, "completed")

        # What stands there is explained, and found elsewhere.
        text = await session.hover(path, session.place('"bugSlug'))
        expect("The bug that the fix works on." in text, "a field is explained")
        text = await session.hover(path, session.place('"bugSlug": "need'))
        expect("Need to" in text, "a slug shows its bug")
        text = await session.hover(path, document.position(document.text.index('"number": 1,') + 10))
        expect("FIX #001" in text, "a number shows the card")
        at = session.place('"bugSlug": "need')
        where = types.TextDocumentIdentifier(session.uri(path))
        found = await session.client.text_document_definition_async(types.DefinitionParams(where, at))
        expect([file_of(one.uri).name for one in found] == ["bugs.json"], "a slug leads to its bug")
        found = await session.client.text_document_references_async(
            types.ReferenceParams(types.ReferenceContext(True), where, at)
        )
        expect(len(found) > 1 and any("bugs.json" in one.uri for one in found), "a slug's uses are found")
        edit = await session.client.text_document_rename_async(types.RenameParams(where, at, "a-new-name"))
        session.apply(path, edit)
        expect(await session.loses("identity/unknown-bug"), "a renamed slug is known everywhere")
        await session.agrees(path, "renamed")
        await refused_names(session, path)
        symbols = await session.client.text_document_document_symbol_async(types.DocumentSymbolParams(where))
        expect(any(one.name.startswith("#001 ") for one in symbols), "the outline has the fixes")
        for query in ["#001", "a-new-name", records[1]["id"]]:
            symbols = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams(query))
            expect(symbols, f"the workspace has a symbol for {query}")

        # Copy: keys and placeholders.
        session.open("copy/pressure.brutal.json")
        document = session.document
        items = await session.complete("copy/pressure.brutal.json", session.place('"body": "'))
        expect(items == {}, "prose is not completed")
        at = document.text.index("{commitment}") + 1
        session.change("copy/pressure.brutal.json", [(at, at + len("commitment}"), "com")])
        items = await session.complete("copy/pressure.brutal.json", document.position(at + 3))
        expect("commitment" in items, "a placeholder is completed")
        reason = await session.refusal(
            "copy/pressure.brutal.json", session.place('"notification.tier0'), "reminder.weekly"
        )
        expect("is retired" in reason, f"no key gets a retired one's name: {reason}")
        at = document.text.index('"entries": {') + len('"entries": {')
        session.change("copy/pressure.brutal.json", [(at, at, ' "n"')])
        items = await session.complete("copy/pressure.brutal.json", document.position(at + 3))
        session.change("copy/pressure.brutal.json", [(at, at + 4, "")])
        keys = json.loads((folder / "copy/catalog.json").read_text())["keys"]
        own = {one["key"] for one in keys if one["product"] == "pressure"}
        expect(items and set(items) <= own, "the keys that a table may say are completed, and no others")
        for field, name in [("product", "geocue"), ("voice", "brutal")]:
            items = await session.complete("copy/pressure.brutal.json", session.place(f'"{field}": "'))
            expect(name in items, f"the {field} of a table is completed")
        session.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(session.uri("copy/pressure.brutal.json")))
        )
        text = (folder / path).read_bytes().decode()
        session.open(path, text.replace("\n    ", "\n  "))
        document = session.document
        expect(await session.finds("syntax/unformatted"), "what is not formatted is noted")
        await session.agrees(path, "unformatted")
        found = [one[4] for one in session.published() if one[1] == "syntax/unformatted" and one[0] == path]
        start = types.Position(*found[0])
        actions = await session.actions(path, start, start)
        expect(any(one.title == "Format the file" and one.edit for one in actions), "a file can be formatted in place")
        edits = await session.client.text_document_formatting_async(
            types.DocumentFormattingParams(where, types.FormattingOptions(2, True))
        )
        session.apply(path, types.WorkspaceEdit(changes={session.uri(path): edits}))
        expect(await session.loses("syntax/unformatted"), "formatting formats")
        await session.agrees(path, "formatted")

        # Accept a finding: the entry lacks its reason, which is an error until it is there.
        at = document.text.index('"prompt": "') + len('"prompt": "')
        session.change(path, [(at, at, "You are doing great. ")])
        await session.agrees(path, "to accept")
        place = document.position(at)
        actions = await session.actions(path, place, document.position(at + 20))
        accept = [one for one in actions if one.title.startswith("Accept")]
        expect(accept, "a finding can be accepted")
        session.apply(path, accept[0].edit)
        entries = json.loads((folder / "suppressions.json").read_text())
        expect(len(entries) == 1 and entries[0]["reason"] == "", "an acceptance is written, without a reason")
        session.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[]))
        expect(
            await session.until(lambda: any(one[0] == "suppressions.json" for one in session.published())),
            "an acceptance without a reason is found",
        )
        await session.agrees(path, "accepted")
        rule = accept[0].title.split()[-1].rstrip("…")
        page = await session.client.workspace_execute_command_async(
            types.ExecuteCommandParams("seedtool.explain", [rule])
        )
        expect(rule in page, "a rule is explained")

        # Two fixes of one number: either gets the next one.
        numbers = [one.start(1) for one in re.finditer('"number": (\\d+)', document.text)]
        second = re.match(r"\d+", document.text[numbers[1] :]).group()
        first = re.match(r"\d+", document.text[numbers[0] :]).group()
        session.change(path, [(numbers[1], numbers[1] + len(second), first)])
        expect(await session.finds("identity/duplicate-number"), "a number that is there twice is found")
        place = document.position(numbers[1])
        offered = [one for one in await session.actions(path, place, place) if "the next number" in one.title]
        expect(len(offered) == 2, "either of two fixes can get the next number")
        session.apply(path, offered[0].edit)
        expect(await session.loses("identity/duplicate-number"), "the next number is free")
        # What nothing reads says so itself.
        (folder / "odd.json").write_text("[]\n")
        expect(
            await session.until(lambda: any(one[:2] == ("odd.json", "shape/unknown-file") for one in session.published())),
            "a file that nothing reads has its finding",
        )
        await session.agrees(path, "an odd file")
        (folder / "odd.json").unlink()
        expect(await session.loses("shape/unknown-file"), "a file that is gone has no finding")

        # Closed, a file is as it is on disk; changes there are noticed.
        session.client.text_document_did_close(types.DidCloseTextDocumentParams(where))
        (folder / path).write_text("[]\n")
        expect(await session.finds("quota/fixes-total"), "a change on disk is noticed")
        (folder / path).write_bytes(text.encode())


async def spelling(session, folder, path):
    """Each suggestion can be taken, and a word that is right be added to the accepted ones."""
    document = session.document
    if any(one[1] == "spelling/misspelling" and "could not run" in one[3] for one in session.published()):
        print("   no dictionary: what is offered for a misspelling is not tried")
        return
    at = document.text.index('"prompt": "') + len('"prompt": "')
    typos = ["finsh", "zorblattish"]
    session.change(path, [(at, at, f"Now {' '.join(typos)} it. ")])
    expect(await session.finds("spelling/misspelling"), "misspellings are found")
    for typo in typos:
        place = document.position(document.text.index(typo) + 1)
        message = next((one[3] for one in session.published() if f"`{typo}` is misspelt" in one[3]), "")
        wanted = re.findall("`([^`]*)`", message.split("\n")[0])[1:]
        actions = await session.actions(path, place, place)
        offered = [one.title for one in actions if one.edit and one.title.startswith("Replace it")]
        expect(
            sorted(offered) == sorted(f"Replace it with `{one}` (may change the meaning)" for one in wanted),
            f"each word that `{typo}` may have been can be taken: {offered} of {wanted}",
        )
        if typo == "finsh":
            expect(len(wanted) > 1, "`finsh` may have been several words")
            session.apply(path, next(one for one in actions if "`finish`" in one.title).edit)
    add = [one for one in actions if one.title == "Add “zorblattish” to the accepted words"]
    expect(add, "a word can be added to the accepted ones")
    session.apply(path, add[0].edit)
    session.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[]))
    expect(await session.loses("spelling/misspelling"), "an accepted word is right")
    await session.agrees(path, "spelled")


async def refused_names(session, path):
    """A rename that would break something is refused, and the reason says what to do."""

    async def reason(at, name):
        return await session.refusal(path, at, name)

    at = session.place('"bugSlug": "a-new')
    expect("lower-case words joined by hyphens" in await reason(at, "Need To"), "a name that is no slug is refused")
    expect("is taken" in await reason(at, "need-to-be-right"), "a name that is taken is refused")
    whole = session.document.text
    cut = whole.index('"id"', len(whole) // 2)
    session.change(path, [(cut, len(whole), "")])
    expect("fixes.json has faults of syntax" in await reason(at, "another-name"), "a file that is cut is not renamed in")
    session.change(path, [(None, None, whole)])
    await session.agrees(path, "put back")


async def edits(tool, folder, utf8, count, seed):
    """Random edits, after each of which the findings are those of `check`."""
    path = "fixes.json"
    source = random.Random(seed)
    sound = (folder / path).read_bytes().decode()
    pieces = list('"\\{}[]:,9 \n\tae.') + [
        "é", "e\u0301", "\u0301", "😀", "👩‍👧", "日", "\u200b", "Maybe ", "need-to-be", '"id": 1,', "\\u00e9", "\\ud83d",
        "\r\n", "\r", "",
    ]
    async with Session(tool, folder, utf8) as session:
        session.open(path, sound)
        await session.agrees(path, "opened")
        waits = []
        for number in range(count):
            changes = []
            text = session.document.text
            if number % 12 == 11:
                changes, text = [(None, None, sound)], sound
            for _ in range(source.choice([1, 1, 1, 2, 3])):
                start = source.randrange(len(text) + 1)
                if source.random() < 0.5:
                    # Most texts are prose.
                    start = text.find('"prompt": "', start) + source.randrange(10, 40)
                start = min(start, len(text))
                end = min(len(text), start + source.choice([0, 0, 0, 1, 1, 2, 30]))
                # No client has a place between the two.
                start -= text[start - 1 : start + 1] == "\r\n"
                end += text[end - 1 : end + 1] == "\r\n"
                new = "".join(source.choice(pieces) for _ in range(source.choice([0, 1, 1, 2])))
                changes.append((start, max(start, end), new))
                text = text[:start] + new + text[max(start, end) :]
            began = time.monotonic()
            session.change(path, changes)
            await session.agrees(path, f"edit {number + 1} in {'utf-8' if utf8 else 'utf-16'}")
            waits.append(session.arrivals[session.uri(path)] - began)
            if len(failures) > 5:
                break
        print(f"   {count} edits in {'utf-8' if utf8 else 'utf-16'}: {statistics.median(waits) * 1000:.0f} ms at the median")


def frame(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class Raw:
    """A client that writes what it likes."""

    def __init__(self, tool):
        self.process = subprocess.Popen([tool, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, *frames):
        for one in frames:
            self.process.stdin.write(one)
        self.process.stdin.flush()

    def receive(self):
        count = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                return None
            if line == b"\r\n":
                return json.loads(self.process.stdout.read(count))
            if line.lower().startswith(b"content-length:"):
                count = int(line.split(b":")[1])

    def answer(self, id):
        while (message := self.receive()) is not None:
            if message.get("id") == id and "method" not in message:
                return message
        return None

    def errors(self, count):
        found = []
        while len(found) < count and (message := self.receive()) is not None:
            if "error" in message:
                found.append((message["id"], message["error"]["code"]))
        return found


def request(id, method, params=None):
    return frame({"jsonrpc": "2.0", "id": id, "method": method, "params": params or {}})


def notification(method, params=None):
    return frame({"jsonrpc": "2.0", "method": method, "params": params or {}})


def hostile(tool, folder):
    """Clients that break the protocol: the server answers, and lives."""
    raw = Raw(tool)
    raw.send(request(1, "textDocument/hover"), notification("textDocument/didOpen"))
    expect(raw.errors(1) == [(1, -32002)], "a request before initialize is refused")
    raw.send(b"Content-Length: x\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"\0\xff" * 9000)
    raw.send(frame(b"{"), frame(b"[]"), frame(b'{"jsonrpc": "2.0", "id": {}, "method": "x"}'), frame(b'"\xff"'))
    raw.send(frame(b'{"id": 7}'), b"Content-Length: 99999999999999999999\r\n\r\n", frame(b"[" * 100000))
    uri = folder.as_uri()
    raw.send(request(2, "initialize", {"capabilities": {}, "rootUri": uri}))
    answer = raw.answer(2)
    expect(answer and "result" in answer, "the server lives through frames that are none")
    raw.send(request(3, "initialize"), request(4, "no/method"), request(5, "textDocument/hover"))
    expect(
        raw.errors(3) == [(3, -32600), (4, -32601), (5, -32602)],
        "a second initialize, an unknown method and a request without parameters are refused",
    )
    fixes = f"{uri}/fixes.json"
    text = (folder / "fixes.json").read_bytes().decode()
    item = {"uri": fixes, "languageId": "json", "version": 1, "text": text}
    raw.send(
        notification("textDocument/didChange", {"textDocument": {"uri": fixes}, "contentChanges": [{"text": "x"}]}),
        notification("textDocument/didOpen", {"textDocument": item}),
        notification("textDocument/didOpen", {"textDocument": {**item, "uri": "file:///etc/passwd"}}),
        notification("textDocument/didOpen", {"textDocument": {**item, "uri": f"{uri}/../../fixes.json"}}),
        notification("textDocument/didOpen", {"textDocument": 5}),
        notification("$/setTrace", {"value": "off"}),
    )
    # Files that are none of the content, though an editor sends them, have nothing to show.
    foreign = {"textDocument": {"uri": f"{uri}/../package.json"}, "position": {"line": 0, "character": 1}}
    raw.send(notification("textDocument/didOpen", {"textDocument": {**item, "uri": f"{uri}/../package.json"}}))
    everything = {**foreign, "range": {"start": foreign["position"], "end": foreign["position"]}, "newName": "a"}
    for method, nothing in [
        ("hover", None), ("completion", None), ("definition", None), ("references", None), ("prepareRename", None),
        ("rename", None), ("documentSymbol", []), ("codeAction", []), ("codeLens", []), ("formatting", []),
    ]:
        raw.send(request(method, f"textDocument/{method}", everything))
        answer = raw.answer(method)
        expect(answer == {"jsonrpc": "2.0", "id": method, "result": nothing}, f"{method} in another file: {answer}")
    # A second content folder is served like the first.
    second = folder.parent.parent / "second" / "content"
    shutil.copytree(folder, second)
    (second / "micro_education.json").write_text(json.dumps([{"id": f"x{n}", "body": "q" * 1001} for n in range(201)]))
    other = f"{second.as_uri()}/fixes.json"
    raw.send(notification("textDocument/didOpen", {"textDocument": {**item, "uri": other, "text": "["}}))
    while (message := raw.receive()) is not None:
        params = message.get("params", {})
        if params.get("uri") == other:
            break
    expect(message and params["diagnostics"], "a second content folder has its findings")
    raw.send(request("symbols", "workspace/symbol", {"query": "need to be"}))
    found = {file_of(one["location"]["uri"]).parent for one in raw.answer("symbols")["result"]}
    expect({folder, second} <= found, "the symbols of all content folders are found")
    for query, count in [("q" * 1000, 200), ("q" * 1001, 0)]:
        raw.send(request("symbols", "workspace/symbol", {"query": query}))
        expect(len(raw.answer("symbols")["result"]) == count, f"{len(query)} bytes find {count} symbols")
    raw.send(notification("textDocument/didClose", {"textDocument": {"uri": other}}))
    far = {"line": 1 << 40, "character": 1 << 40}
    wrong = [{"line": -1, "character": 0}, {"line": "0"}, None, {"line": 1.5, "character": 0}]
    place = {"textDocument": {"uri": fixes}, "position": far}
    raw.send(*[request(10 + n, "textDocument/hover", {**place, "position": one}) for n, one in enumerate(wrong)])
    expect(raw.errors(4) == [(10 + n, -32602) for n in range(4)], "positions that are none are refused")
    # Requests that are cancelled with what comes before them are not worked on.
    raw.send(
        request("a", "textDocument/completion", place) + notification("$/cancelRequest", {"id": "a"})
        + request("b", "textDocument/completion", place)
    )
    answers = {one["id"]: one for one in (raw.answer("a"), raw.answer("b")) if one}
    expect(answers.get("a", {}).get("error", {}).get("code") == -32800, "a cancelled request is answered so")
    expect("result" in answers.get("b", {}), "the next one is answered")
    # A flood: the newest state wins.
    end = {"start": far, "end": far}
    for number in range(2000):
        change = [{"range": end, "text": " "}] if number < 1999 else [{"text": "[" + text}]
        raw.send(
            notification(
                "textDocument/didChange",
                {"textDocument": {"uri": fixes, "version": 2 + number}, "contentChanges": change},
            )
        )
    while (message := raw.receive()) is not None:
        params = message.get("params", {})
        if params.get("uri") == fixes and params.get("version") == 2001:
            break
    expect(message and any(one["code"] == "syntax/invalid-json" for one in params["diagnostics"]), "a flood ends")
    for number in range(300):
        raw.send(request(1000 + number, "textDocument/documentSymbol", {"textDocument": {"uri": fixes}}))
    expect("result" in (raw.answer(1299) or {}), "a flood of requests is answered")
    for number in range(15):
        many = folder.parent.parent / f"{number}" / "content"
        many.mkdir(parents=True)
        for name in ["bugs.json", "fixes.json"]:
            (many / name).write_text("[]")
        item = {"uri": f"{many.as_uri()}/fixes.json", "languageId": "json", "version": 1, "text": "[]"}
        raw.send(notification("textDocument/didOpen", {"textDocument": item}))
    while (message := raw.receive()) is not None and message.get("method") != "window/showMessage":
        pass
    expect(message and "16 content folders are open" in message["params"]["message"], "16 content folders are served")
    raw.send(request("end", "shutdown"))
    expect(raw.answer("end") is not None, "shutdown is answered")
    raw.send(request("late", "textDocument/hover", place), notification("exit"))
    expect(raw.errors(1) == [("late", -32600)], "a request after shutdown is refused")
    expect(raw.process.wait(10) == 0, "exit ends the server with 0")
    for frames in [[notification("exit")], []]:
        raw = Raw(tool)
        raw.send(*frames)
        raw.process.stdin.close()
        expect(raw.process.wait(10) == 1, "a client that goes away without shutdown leaves 1")


async def keystrokes(tool, folder, limit):
    """How long it takes from a keystroke to the findings, on the shipped content: `limit` ms at the median."""
    async with Session(tool, folder) as session:
        path = "fixes.json"
        session.open(path)
        waits = []
        for _ in range(15):
            at = session.document.text.index('"prompt": "') + len('"prompt": "')
            began = time.monotonic()
            session.change(path, [(at, at, "x")])
            uri = session.uri(path)
            expect(await session.until(lambda: session.versions.get(uri) == session.version), "a keystroke is checked")
            waits.append(session.arrivals[uri] - began)
        median = statistics.median(waits) * 1000
        print(f"   from a keystroke to the findings: {median:.0f} ms at the median")
        expect(median <= limit, f"the findings come within {limit:.0f} ms of a keystroke")
        # What fits best comes first.
        for query, name in [("1", "#001 "), ("42", "#042 "), ("need to be liked", "Need to be liked"), ('on "wrong"', "#")]:
            symbols = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams(query))
            expect(symbols and symbols[0].name.startswith(name), f"the first symbol for {query} is {name}")
        # A lens above a fix leads to its cousin, one above a bug says what it has.
        for path, title in [("fixes.json", "nearest: #"), ("bugs.json", " needed · ")]:
            if path != "fixes.json":
                session.open(path)
            lenses = await session.client.text_document_code_lens_async(
                types.CodeLensParams(types.TextDocumentIdentifier(session.uri(path)))
            )
            found = [lens for lens in lenses if title in lens.command.title]
            expect(found and len(found) < 200, f"{path} has lenses that say {title!r}")
            lines = session.document.text.splitlines()
            expect(all(lines[lens.range.start.line].strip().startswith("{") for lens in found), "lenses stand at records")
            card = await session.client.workspace_execute_command_async(
                types.ExecuteCommandParams(found[0].command.command, found[0].command.arguments)
            )
            expect(card, "a lens shows a card")
        session.open("seedtool.json")
        at = session.document.text.index('"rules": {') + len('"rules": {')
        session.change("seedtool.json", [(at, at, ' "characters/spacing": "error",')])
        place = session.document.position(at + 8)
        items = await session.complete("seedtool.json", place)
        expect("characters/spacing" in items, "a rule is completed in the configuration")
        expect("characters/spacing" in await session.hover("seedtool.json", place), "a rule is explained in the configuration")
        # `|` is where the cursor stands.
        for text, wanted, unwanted in [
            ('{"rules": {"voice/*": {"severity": "|"}}}', {"error", "warning", "note", "off"}, set()),
            ('{"rules": {"compatibility/vanished-identity": {"severity": "|"}}}', {"error"}, {"off"}),
            ('{"rules": {"quota/fixes-per-bug": {|}}}', {"severity", "minimum"}, {"rules"}),
            ('{"rules": {"quota/fixes-per-bug": {"minimum": 3, |}}}', {"severity"}, {"minimum"}),
            ('{"rules": {"voice/*": {|}}}', {"severity"}, {"minimum"}),
            ('{"scopes": [{"rules": {"quota/fixes-per-bug": {|}}}]}', {"severity"}, {"minimum"}),
            ('{"scopes": [{"products": ["|"]}]}', {"egofix", "pressure"}, {"brutal"}),
            ('{"scopes": [{"voices": ["|"]}]}', {"brutal", "deadpan"}, {"egofix"}),
            ('{"scopes": [{"keys": ["|"]}]}', {"fix.title"}, {"egofix"}),
            ('{"scopes": [{"kinds": ["|"]}]}', {"copy", "fixes"}, {"egofix"}),
            ('{"scopes": [{"locales": ["|"]}]}', set(), {"egofix", "fix.title"}),
        ]:
            session.change("seedtool.json", [(None, None, text.replace("|", ""))])
            items = set(await session.complete("seedtool.json", session.document.position(text.index("|"))))
            expect(wanted <= items and not unwanted & items, f"{text} is completed by {sorted(items)}")
        session.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(session.uri("seedtool.json")))
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--edits", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--median", type=float, default=float("inf"), metavar="MS")
    options = parser.parse_args()
    tool = str(Path(options.tool).resolve())
    with tempfile.TemporaryDirectory() as temporary:
        for utf8 in [False, True]:
            name = "utf 8" if utf8 else "utf 16 é"
            folder = Path(temporary) / name / "content"
            folder.parent.mkdir()
            small_content(folder)
            subprocess.run([tool, "fmt", "--quiet", folder], check=True, stdout=subprocess.DEVNULL)
            sound = Path(temporary) / f"sound {name}"
            shutil.copytree(folder, sound / "content")
            asyncio.run(writer(tool, folder, utf8))
            if not failures:
                asyncio.run(edits(tool, sound / "content", utf8, options.edits, options.seed + utf8))
        folder = Path(temporary) / "hostile" / "content"
        folder.parent.mkdir()
        small_content(folder)
        hostile(tool, folder)
        shipped = Path(temporary) / "shipped" / "content"
        shutil.copytree(ROOT / "content", shipped)
        asyncio.run(keystrokes(tool, shipped, options.median))
    print(f"{len(failures)} failures" if failures else "The clients of the language server saw what they should")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
