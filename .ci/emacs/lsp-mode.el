;;; lsp-mode.el --- A session with lsp-mode, as a user has it  -*- lexical-binding: t; -*-

(require 'lsp-mode)
(require 'lsp-diagnostics)
(require 'lsp-completion)
(require 'lsp-modeline)
(require 'lsp-headerline)
(require 'masonry-mode)

(defun session-help ()
  "What `lsp-describe-thing-at-point' shows."
  (lsp-describe-thing-at-point)
  (let ((buffer (get-buffer "*lsp-help*")))
    (and buffer (with-current-buffer buffer (buffer-substring-no-properties (point-min) (point-max))))))

(defun session-lsp-mode ()
  (setq lsp-auto-guess-root t
        lsp-diagnostics-provider :flymake
        lsp-idle-delay 0
        lsp-debounce-full-sync-notifications nil
        lsp-enable-suggest-server-download nil
        lsp-restart 'ignore
        lsp-enable-snippet nil
        lsp-completion-provider :none
        lsp-session-file (expand-file-name "session" session-folder))
  (add-hook 'masonry-mode-hook #'lsp)
  (find-file (expand-file-name "first-steps.masonry" session-folder))
  (session-expect major-mode 'masonry-mode "the mode is found")
  (session-await (lambda () (lsp-workspaces)) "the server")
  (session-await #'session-findings "the findings")
  (session-expect-text (car (session-findings)) "\\`15:51 .*Attributes should be chained before"
                       "the mistake is found")
  (session-expect (length (session-findings)) 1 "and nothing else")

  (session-go 5 "avatar")
  (session-expect-text (session-help) "(16, 16, 64, 64)" "hover shows the view and its frame")

  (session-expect (mapcar (lambda (entry) (substring-no-properties (car entry))) (lsp--imenu-create-index))
                  '("iPhone 15 393 x 852" "root") "the outline has the screen and the outermost view")

  (session-go 14 "avatar")
  (session-expect (mapcar (lambda (one) (xref-location-line (xref-item-location one)))
                          (xref-backend-definitions 'xref-lsp (xref-backend-identifier-at-point 'xref-lsp)))
                  '(5) "the definition is in line 5")

  (session-go 15 "top")
  (session-answering-first (lsp-execute-code-action-by-kind "quickfix"))
  (session-expect (list (session-line 14) (session-line 15) (session-line 16))
                  '("    make.centerY.equalTo(avatar)" "    make.left.equalTo(avatar.mas_right).offset(8)"
                    "    make.top")
                  "the quick fix mends the line")
  (session-await (lambda () (null (session-findings))) "no findings after the fix")
  (session-say "nothing is found after it")

  (session-expect (cl-subseq (session-complete "make.b") 0 2) '("bottom" "baseline") "completion knows the attributes")
  (session-delete-line)

  (session-go 5 "avatar")
  (lsp-rename "portrait")
  (session-expect (cl-count-if (lambda (line) (string-match-p "portrait" line)) (split-string (buffer-string) "\n")) 4
                  "rename changes every use")
  (session-expect (string-match-p "avatar" (buffer-string)) nil "and leaves none")

  (session-go 5 "    view")
  (insert "        ")
  (lsp-format-buffer)
  (session-expect (session-line 5) "    view portrait: UIImageView { intrinsicSize: 64 x 64 }" "formatting indents")

  (lsp-workspace-shutdown (car (lsp-workspaces)))
  (session-await (lambda () (null (lsp-workspaces))) "the end of the server")
  (session-say "the server ends"))

(session-errors-are-fatal #'session-lsp-mode)

;;; lsp-mode.el ends here
