;;; session.el --- What both clients of Emacs have in common in a driven session  -*- lexical-binding: t; -*-

;; Loaded in batch mode before eglot.el or lsp-mode.el, which do the same things in the words of their client. Emacs ends
;; with an error at the first thing that is not as it should be.

(require 'cl-lib)

(defvar session-folder (getenv "MASONRY_WORKSPACE") "A copy of the samples.")

(setq masonry-server-command (list (getenv "MASONRY_LSP") "serve")
      inhibit-message t
      make-backup-files nil
      create-lockfiles nil
      enable-local-variables nil
      ;; No idling between a change and what follows from it.
      eldoc-idle-delay 0)

(defun session-say (what)
  (princ (format "  %s\n" what)))

(defun session-fail (format &rest arguments)
  (princ (format "check-emacs: %s\n" (apply #'format-message format arguments)) #'external-debugging-output)
  (kill-emacs 1))

(defun session-expect (actual expected what)
  (unless (equal actual expected)
    (session-fail "%s: %S instead of %S" what actual expected))
  (session-say what))

(defun session-expect-text (actual expression what)
  "The text ACTUAL must hold the regular EXPRESSION."
  (unless (and (stringp actual) (string-match-p expression actual))
    (session-fail "%s: %S, in which %S is not found" what actual expression))
  (session-say what))

(defun session-do-idle-work ()
  "Do what waits for a pause of the user; Emacs in batch mode never notices one."
  (dolist (timer (copy-sequence timer-idle-list))
    (timer-event-handler timer)))

(defun session-await (condition what)
  "Process events until CONDITION gives something, and return it."
  (let ((end (+ (float-time) 30)) value)
    (while (not (setq value (funcall condition)))
      (when (> (float-time) end)
        (session-fail "in vain: %s" what))
      (session-do-idle-work)
      (accept-process-output nil 0.02))
    value))

(defun session-findings ()
  "What Flymake shows in this buffer: line, column, kind and text."
  (mapcar (lambda (finding)
            (save-excursion
              (goto-char (flymake-diagnostic-beg finding))
              (format "%d:%d %s %s" (line-number-at-pos) (1+ (current-column))
                      (flymake-diagnostic-type finding)
                      (car (split-string (flymake-diagnostic-text finding) "\n")))))
          (sort (flymake-diagnostics)
                (lambda (one other) (< (flymake-diagnostic-beg one) (flymake-diagnostic-beg other))))))

(defun session-line (number)
  "The text of a line."
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defun session-go (line text)
  "Put point before TEXT in LINE."
  (goto-char (point-min))
  (forward-line (1- line))
  (search-forward text (line-end-position))
  (goto-char (match-beginning 0)))

(defun session-complete (prefix)
  "The candidates behind PREFIX, typed into a line of its own at the start of the first block."
  (goto-char (point-min))
  (search-forward "make.")
  (beginning-of-line)
  (insert "    " prefix "\n")
  (backward-char)
  (pcase-let ((`(,start ,end ,table . ,rest)
               (run-hook-with-args-until-success 'completion-at-point-functions)))
    (mapcar #'substring-no-properties
            (all-completions (buffer-substring-no-properties start end) table (plist-get rest :predicate)))))

(defun session-delete-line ()
  (delete-region (line-beginning-position) (1+ (line-end-position)))
  (session-do-idle-work))

(defun session-take-first (_prompt collection &rest _)
  "For a question of Emacs: the first of the answers."
  (caar (if (consp (car collection)) collection (list collection))))

(defmacro session-answering-first (&rest body)
  "Do BODY with every choice answered by its first entry."
  `(cl-letf (((symbol-function 'completing-read) #'session-take-first))
     ,@body))

(defun session-errors-are-fatal (session)
  "Run SESSION and end Emacs."
  (condition-case problem
      (funcall session)
    (error (session-fail "%S" problem)))
  (kill-emacs 0))

;;; session.el ends here
