;;; eglot.el --- A session with Eglot, as a user has it  -*- lexical-binding: t; -*-

(require 'eglot)
(require 'masonry-mode)

(defun session-eglot ()
  (setq eglot-send-changes-idle-time 0
        eglot-sync-connect 30
        eglot-autoshutdown nil)
  (add-hook 'masonry-mode-hook #'eglot-ensure)
  (find-file (expand-file-name "first-steps.masonry" session-folder))
  ;; `eglot-ensure' waits for the end of the command, which batch mode does not have.
  (run-hooks 'post-command-hook)
  (session-expect major-mode 'masonry-mode "the mode is found")
  (session-await #'eglot-current-server "the server")
  (session-await #'session-findings "the findings")
  (session-expect-text (car (session-findings)) "\\`15:51 eglot-error .*attribute-after-relation.*Attributes should be chained before"
                       "the mistake is found")
  (session-expect (length (session-findings)) 1 "and nothing else")

  (session-go 5 "avatar")
  (let (hover)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover (or text ""))))
    (session-expect-text (session-await (lambda () hover) "the hover") "(16, 16, 64, 64)"
                         "hover shows the view and its frame"))

  (session-expect (mapcar #'car (cl-remove-if-not #'consp (eglot-imenu))) '("Module" "Object" "Method")
                  "the outline has views, a screen and blocks")

  (session-go 14 "avatar")
  (session-expect (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
                    (mapcar (lambda (one) (xref-location-line (xref-item-location one))) found))
                  '(5) "the definition is in line 5")

  (session-go 15 "top")
  (let ((last-nonmenu-event t))
    (session-answering-first (eglot-code-actions (point) nil "quickfix" t)))
  (session-expect (list (session-line 14) (session-line 15) (session-line 16))
                  '("    make.centerY.equalTo(avatar)" "    make.left.equalTo(avatar.mas_right).offset(8)"
                    "    make.top")
                  "the quick fix mends the line")
  (session-await (lambda () (null (session-findings))) "no findings after the fix")
  (session-say "nothing is found after it")

  (session-expect (cl-subseq (session-complete "make.b") 0 2) '("bottom" "baseline") "completion knows the attributes")
  (session-delete-line)

  (session-go 5 "avatar")
  (eglot-rename "portrait")
  (session-expect (cl-count-if (lambda (line) (string-match-p "portrait" line)) (split-string (buffer-string) "\n")) 4
                  "rename changes every use")
  (session-expect (string-match-p "avatar" (buffer-string)) nil "and leaves none")

  (session-go 5 "    view")
  (insert "        ")
  (eglot-format-buffer)
  (session-expect (session-line 5) "    view portrait: UIImageView { intrinsicSize: 64 x 64 }" "formatting indents")

  (eglot-shutdown (eglot-current-server))
  (session-expect (eglot-current-server) nil "the server ends"))

(session-errors-are-fatal #'session-eglot)

;;; eglot.el ends here
