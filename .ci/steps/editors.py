"""What Emacs and Neovim are tried on: a folder with a wrong slug in its content, and the setup that the page shows."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def try_setup(editor, language, script, command):
    """Has an editor run the page's setup in a language and a script after it, in a folder with one wrong slug; `command`
    makes its command line of the script's path."""
    setup = re.search(f"```{language}\n(.*?)```", (ROOT / "Documentation/Desk.md").read_text(), re.S)[1]
    with tempfile.TemporaryDirectory() as folder:
        content = Path(folder) / "content"
        shutil.copytree(ROOT / "content", content)
        fixes = content / "fixes.json"
        records = json.loads(fixes.read_text())[:5]
        fixes.write_text(json.dumps(records, indent=2, ensure_ascii=False) + "\n")
        fixes.write_text(fixes.read_text().replace('"need-to-impress"', '"ned-to-impress"', 1))
        (Path(folder) / "seedtool").symlink_to(Path(sys.argv[1]).resolve())
        session = Path(folder) / "session"
        session.write_text(setup + script)
        environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "HOME": folder}
        run = subprocess.run(command(session), cwd=folder, env=environment, stdin=subprocess.DEVNULL, timeout=300, check=False)
    if run.returncode != 0:
        sys.exit(f"{editor} did not see what it should (exit code {run.returncode})")
    print(f"{editor} shows a finding, applies its quick fix and completes a slug")
