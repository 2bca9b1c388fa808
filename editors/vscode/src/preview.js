// The panel beside the editor: the picture of the layout, following cursor and keyboard.
'use strict';

const languages = ['masonry', 'objective-c', 'objective-cpp', 'swift'];

/** The position of a byte offset in UTF-8, as the server counts. */
function positionAt(document, offset) {
  const bytes = new TextEncoder().encode(document.getText());
  return document.positionAt(new TextDecoder().decode(bytes.subarray(0, offset)).length);
}

/**
 * One panel for all layout files: it shows the one that is being edited.
 * `vscode` is the editor's interface and `client` gives the running language client, if there is one.
 */
class Preview {
  constructor(vscode, client) {
    this.vscode = vscode;
    this.client = client;
    this.panel = undefined;
    this.document = undefined;
    this.isShown = false;
    // While one picture is on its way, further wishes for one are one wish.
    this.isDrawing = false;
    this.isStale = false;
    this.selections = 0;
    this.subscriptions = [];
  }

  /** Opens the panel for the active editor. */
  async open() {
    const editor = this.vscode.window.activeTextEditor;
    if (!editor || !languages.includes(editor.document.languageId)) {
      await this.vscode.window.showInformationMessage('Open a layout file to see its picture.');
      return;
    }
    if (this.panel) {
      this.panel.reveal(undefined, true);
    } else {
      this.createPanel();
    }
    await this.follow(editor);
  }

  createPanel() {
    const { window, workspace, ViewColumn } = this.vscode;
    this.panel = window.createWebviewPanel(
      'masonry-lsp.preview', 'Layout', { viewColumn: ViewColumn.Beside, preserveFocus: true },
      // The page brings its own script and style and a policy that admits nothing else.
      { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] });
    this.subscriptions = [
      this.panel.webview.onDidReceiveMessage((message) => this.receive(message)),
      this.panel.onDidDispose(() => this.closed()),
      window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      window.onDidChangeTextEditorSelection((event) => this.select(event.textEditor)),
      workspace.onDidCloseTextDocument((document) => {
        if (document === this.document) {
          this.document = undefined;
        }
      }),
    ];
  }

  closed() {
    for (const subscription of this.subscriptions) {
      subscription.dispose();
    }
    this.subscriptions = [];
    this.panel = undefined;
    this.document = undefined;
    this.isShown = false;
  }

  dispose() {
    this.panel?.dispose();
  }

  /** Shows another document; editors without a layout change nothing. */
  async follow(editor) {
    if (!this.panel || !editor || !languages.includes(editor.document.languageId)) {
      return;
    }
    if (editor.document === this.document) {
      await this.select(editor);
      return;
    }
    this.document = editor.document;
    await this.draw();
  }

  /** The server says that a picture has changed. */
  async changed(params) {
    if (this.panel && this.document?.uri.toString() === this.vscode.Uri.parse(params.textDocument.uri).toString()) {
      await this.draw();
    }
  }

  async draw() {
    this.isStale = true;
    if (this.isDrawing) {
      return;
    }
    this.isDrawing = true;
    try {
      while (this.isStale && this.panel && this.document) {
        this.isStale = false;
        const shown = this.document;
        const preview = await this.ask(shown, 'html');
        if (!this.panel || shown !== this.document) {
          continue;
        }
        this.show(preview, shown);
      }
    } finally {
      this.isDrawing = false;
    }
  }

  show(preview, document) {
    if (!preview) {
      return;
    }
    this.panel.title = `Layout: ${document.uri.path.split('/').pop()}`;
    if (this.isShown) {
      // In place: what the reader has scrolled, dragged and chosen stays.
      this.panel.webview.postMessage({ type: 'page', html: preview.content });
      if (preview.selection) {
        this.panel.webview.postMessage({ type: 'select', name: preview.selection.name });
      }
    } else {
      this.panel.webview.html = preview.content;
      this.isShown = true;
    }
  }

  /** Emphasises the view at the cursor. */
  async select(editor) {
    if (!this.panel || !this.isShown || editor.document !== this.document) {
      return;
    }
    const number = (this.selections += 1);
    const preview = await this.ask(editor.document, 'selection');
    // An answer that a later cursor has overtaken says nothing.
    if (number === this.selections && preview?.selection && this.panel) {
      this.panel.webview.postMessage({ type: 'select', name: preview.selection.name });
    }
  }

  async ask(document, format) {
    const client = this.client();
    if (!client) {
      return undefined;
    }
    const editor = this.vscode.window.visibleTextEditors.find((editor) => editor.document === document);
    const position = editor?.selection.active;
    try {
      return await client.sendRequest('masonry/preview', {
        textDocument: { uri: document.uri.toString() },
        ...(position ? { position: { line: position.line, character: position.character } } : {}),
        format,
      });
    } catch {
      // The client shows and logs failures of the server itself.
      return undefined;
    }
  }

  /** A view was chosen in the picture: the editor goes to its declaration. */
  async receive(message) {
    if (message?.type !== 'reveal' || !Number.isInteger(message.declaration) || !this.document) {
      return;
    }
    const { window, Range, Selection, TextEditorRevealType } = this.vscode;
    const document = this.document;
    const column = window.visibleTextEditors.find((editor) => editor.document === document)?.viewColumn;
    const editor = await window.showTextDocument(document, { viewColumn: column, preserveFocus: false });
    const position = positionAt(document, message.declaration);
    editor.selection = new Selection(position, position);
    editor.revealRange(new Range(position, position), TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

module.exports = { Preview };
