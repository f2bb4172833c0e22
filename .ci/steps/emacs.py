#!/usr/bin/env python3
"""Has Emacs with Eglot, set up as Documentation/Desk.md says, do a writer's work with the language server: it shows a
finding, applies the quick fix and completes a slug.

    .ci/steps/emacs.py TOOL

Wants Debian's emacs-nox and elpa-eglot.
"""

from editors import try_setup

SCRIPT = """
(package-initialize)
(require 'eglot)
(defun fail (what) (message "FAIL: %s" what) (kill-emacs 1))
(defun await (what test)
  (let ((end (+ (float-time) 60)))
    (while (not (funcall test))
      (when (> (float-time) end) (fail what))
      (accept-process-output nil 0.1))))
(defun found ()
  (flymake-start)
  (seq-find (lambda (one) (string-search "ned-to-impress" (flymake-diagnostic-text one))) (flymake-diagnostics)))
;; Emacs has this mode from 29 on.
(unless (fboundp 'js-json-mode) (define-derived-mode js-json-mode js-mode "JSON"))

(find-file "content/fixes.json")
(js-json-mode)
(call-interactively 'eglot)

;; A wrong slug is shown at its place.
(await "a wrong slug is shown" 'found)
(let ((beg (flymake-diagnostic-beg (found))))
  (unless (equal (buffer-substring beg (flymake-diagnostic-end (found))) "\\"ned-to-impress\\"")
    (fail "it is shown at its place"))
  (goto-char beg))

;; Its quick fix is offered, and mends it.
;; Nobody has used a mouse.
(setq last-nonmenu-event ?a)
(cl-letf (((symbol-function 'completing-read)
           (lambda (_ choices &rest _)
             (or (seq-find (lambda (one) (string-search "need-to-impress" one)) (mapcar 'car choices))
                 (fail "the quick fix is offered")))))
  (call-interactively 'eglot-code-actions))
(unless (save-excursion (beginning-of-line) (search-forward "\\"need-to-impress\\"" (line-end-position) t))
  (fail "the quick fix is applied"))
(eglot--signal-textDocument/didChange)
(await "the finding goes" (lambda () (not (found))))

;; A slug is completed where it is written, as a choice from Emacs' list completes it.
(beginning-of-line)
(kill-line)
(insert "    \\"bugSlug\\": \\"need-to-be-b\\",")
(search-backward "\\",")
(pcase-let* ((`(,beg ,end ,table . ,more) (eglot-completion-at-point))
             (choice (car (member "need-to-be-busy" (funcall table "" nil t)))))
  (unless choice (fail "a slug is completed"))
  (delete-region beg end)
  (insert choice)
  (funcall (plist-get more :exit-function) choice 'finished))
(unless (string-search "    \\"bugSlug\\": \\"need-to-be-busy\\"," (thing-at-point 'line))
  (fail (concat "a slug is completed: " (thing-at-point 'line))))
"""

if __name__ == "__main__":
    try_setup("Emacs", "elisp", SCRIPT, lambda session: ["emacs", "--batch", "-l", session])
