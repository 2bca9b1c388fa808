;;; masonry-mode.el --- Auto Layout constraints in Masonry and SnapKit style -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages, tools

;;; Commentary:

;; A mode for `.masonry' layout files, and the server masonry-lsp for Eglot (part of Emacs 29) and lsp-mode.

;;; Code:

(require 'cl-lib)

(defgroup masonry nil
  "Layout files with Auto Layout constraints."
  :group 'languages)

(defcustom masonry-server-command '("masonry-lsp" "serve")
  "The command that starts the server."
  :type '(repeat string))

(defvar masonry-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?$ "_" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    table))

(defconst masonry-font-lock-keywords
  `((,(rx line-start (* space) symbol-start (or "screen" "view" "guide" "let" "state" "expect") symbol-end)
     . font-lock-keyword-face)
    (,(rx symbol-start (or "view" "guide" "state" "let") (+ space) (group (+ (or word "_"))))
     1 font-lock-variable-name-face)
    (,(rx symbol-start (? "mas_") (or "make" "update" "remake" "prepare") "Constraints" symbol-end)
     . font-lock-function-name-face)
    (,(rx "." (group (? "mas_") (or "equalTo" "greaterThanOrEqualTo" "lessThanOrEqualTo") (? "Superview")) symbol-end)
     1 font-lock-builtin-face)
    (,(rx symbol-start (or "UI" "NS" "CG" "MAS" "WK") upper (* word) symbol-end) . font-lock-type-face)
    (,(rx symbol-start (or "make" "$0") symbol-end) . font-lock-constant-face)))

;;;###autoload
(define-derived-mode masonry-mode prog-mode "Masonry"
  "Major mode for layout files with Masonry and SnapKit constraints."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)\\s-*")
  (setq-local font-lock-defaults '(masonry-font-lock-keywords))
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 4))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.masonry\\'" . masonry-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  ;; A function, so that a later change of the command counts.
  (add-to-list 'eglot-server-programs (cons 'masonry-mode (lambda (&rest _) masonry-server-command))))

(defcustom masonry-check-sources t
  "Whether Objective-C and Swift sources are checked where their project uses Masonry or SnapKit."
  :type 'boolean)

(defun masonry--names-library-p (file)
  "Whether FILE can be read and names Masonry or SnapKit."
  (and (file-readable-p file) (file-regular-p file)
       (with-temp-buffer
         (insert-file-contents file nil 0 200000)
         (re-search-forward "masonry\\|snapkit" nil t))))

(defun masonry--source-p (file &rest _)
  "Whether FILE is a source of a project that uses Masonry or SnapKit."
  (and masonry-check-sources file
       (member (file-name-extension file) '("m" "mm" "swift"))
       (or (locate-dominating-file file ".masonry-lsp.json")
           (locate-dominating-file
            file (lambda (folder)
                   (cl-some (lambda (name) (masonry--names-library-p (expand-file-name name folder)))
                            '("Podfile" "Podfile.lock" "Package.swift" "Package.resolved" "Cartfile"))))
           (masonry--names-library-p file))
       t))

(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function lsp-activate-on "lsp-mode")
(defvar lsp-language-id-configuration)
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(masonry-mode . "masonry"))
  ;; Beside the server of the language, in sources whose project uses the libraries.
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection (lambda () masonry-server-command))
                    :activation-fn #'masonry--source-p
                    :add-on? t
                    :server-id 'masonry-lsp-sources))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection (lambda () masonry-server-command))
                    :activation-fn (lsp-activate-on "masonry")
                    :server-id 'masonry-lsp)))

(defun masonry-explain (rule)
  "Show what masonry-lsp says about RULE."
  (interactive "sRule: ")
  (with-help-window "*masonry-lsp*"
    (call-process (car masonry-server-command) nil standard-output nil "explain" rule)))

(defun masonry-explain-log (start end)
  "Explain what a console says about constraints.
The text is that from START to END, or without an active region the
latest kill.  The lines of the sources are those of a compilation
buffer: `next-error' visits them."
  (interactive (if (use-region-p) (list (region-beginning) (region-end)) (list nil nil)))
  (let ((text (if start (buffer-substring-no-properties start end) (current-kill 0)))
        (directory (let ((project (and (fboundp 'project-current) (project-current))))
                     (if (and project (fboundp 'project-root)) (project-root project) default-directory)))
        (buffer (get-buffer-create "*masonry-log*")))
    (with-current-buffer buffer
      (let ((inhibit-read-only t))
        (erase-buffer)
        (setq default-directory directory)
        (insert text)
        (call-process-region (point-min) (point-max) (car masonry-server-command) t t nil "log" "-")
        (goto-char (point-min))
        (compilation-mode)
        ;; The places of candidates stand behind blanks.
        (setq-local compilation-error-regexp-alist
                    '(("^ +\\([^ :\n][^:\n]*\\):\\([0-9]+\\):\\([0-9]+\\)  " 1 2 3 1)))))
    (pop-to-buffer buffer)))

(provide 'masonry-mode)
;;; masonry-mode.el ends here
