// A stand-in for Visual Studio Code: the module `vscode` as far as `vscode.d.ts` declares it, with files, editors and
// providers behind it, and what a user does as methods. Every call of the extension is held against the declarations.
'use strict';

const fs = require('fs');
const path = require('path');
const { Checker } = require('./declarations');

/** Events that go through `fire`. */
function makeEvent() {
  const listeners = new Set();
  const event = (listener, self) => {
    listeners.add(self ? listener.bind(self) : listener);
    return { dispose: () => listeners.delete(listener) };
  };
  return { event, listeners, fire: (value) => [...listeners].forEach((listener) => listener(value)) };
}

class Editor {
  constructor({ settings, folder, language = 'en' }) {
    this.faults = [];
    this.checker = new Checker(
      fs.readFileSync(path.join(__dirname, 'vscode.d.ts'), 'utf8'), (fault) => this.faults.push(fault));
    this.settings = settings;
    this.folder = folder;
    this.language = language;
    this.documents = [];
    this.visible = [];
    this.providers = [];
    this.commands = new Map();
    this.executed = [];
    this.messages = [];
    this.answers = [];
    this.log = [];
    this.watchers = [];
    this.collections = [];
    this.panels = [];
    this.contents = new Map();
    this.clipboard = '';
    this.events = {};
    for (const name of [
      'onDidChangeActiveTextEditor', 'onDidChangeTextEditorSelection', 'onDidOpenTextDocument',
      'onDidChangeTextDocument', 'onDidSaveTextDocument', 'onDidCloseTextDocument', 'onDidChangeWorkspaceFolders',
      'onDidChangeConfiguration', 'onDidCreateFiles', 'onDidDeleteFiles', 'onDidRenameFiles',
    ]) {
      this.events[name] = makeEvent();
    }
    this.module = this.makeModule();
  }

  // MARK: The module

  makeModule() {
    const module = { version: '1.82.0' };
    const own = this.classes();
    for (const [name, declaration] of this.checker.declarations) {
      if (declaration.kind === 'enum') {
        module[name] = guarded(name, Object.fromEntries(declaration.cases));
      } else if (declaration.kind === 'class') {
        module[name] = this.checker.classes[name] = own[name] ?? this.recordClass(name, declaration);
      }
    }
    module.CodeActionKind.Empty = new module.CodeActionKind('');
    const namespaces = {
      languages: this.languages(), window: this.window(), workspace: this.workspace(), commands: this.commandTable(),
      env: {
        appName: 'Visual Studio Code', language: this.language,
        clipboard: { readText: async () => this.clipboard, writeText: async (text) => { this.clipboard = text; } },
      },
    };
    for (const [name, body] of Object.entries(namespaces)) {
      module[name] = this.namespace(name, body);
    }
    return guarded('vscode', module);
  }

  /** A class whose instances hold what they were made with; what stands in it later is looked at where it is given away. */
  recordClass(name, declaration) {
    const { checker } = this;
    const initializer = declaration.initializers[0];
    const lists = [...declaration.members].filter(([, { type, isOptional }]) => type.kind === 'array' && !isOptional);
    return {
      [name]: class {
        constructor(...values) {
          if (checker.tell(checker.argumentsFault(values, initializer, `new ${name}`))) { throw new TypeError(`misuse of new ${name}`); }
          for (const [list] of lists) { this[list] = []; }
          initializer.parameters.forEach((parameter, index) => { this[parameter.name] = values[index]; });
        }
      },
    }[name];
  }

  /** The classes that do more than hold values. */
  classes() {
    class Position {
      constructor(line, character) {
        if (!(Number.isInteger(line) && line >= 0 && Number.isInteger(character) && character >= 0)) {
          throw new TypeError(`no position: ${line}, ${character}`);
        }
        this.line = line;
        this.character = character;
      }
    }
    class Range {
      constructor(...values) {
        const [start, end] = values.length === 4
          ? [new Position(values[0], values[1]), new Position(values[2], values[3])] : values;
        if (!(start instanceof Position && end instanceof Position)) { throw new TypeError('a range has two positions'); }
        const isForward = start.line < end.line || (start.line === end.line && start.character <= end.character);
        this.start = isForward ? start : end;
        this.end = isForward ? end : start;
      }
    }
    class Selection extends Range {
      constructor(anchor, active) {
        super(anchor, active);
        this.anchor = anchor;
        this.active = active;
      }
    }
    class Uri {
      static parse(text) {
        const [, scheme, , authority = '', name, query = '', fragment = ''] =
          /^([\w+.-]+):(\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(text) ?? [];
        if (scheme === undefined) { throw new TypeError(`no URI: ${text}`); }
        return Uri.from({ scheme, authority, path: decodeURIComponent(name), query, fragment });
      }
      static file(name) { return Uri.from({ scheme: 'file', path: name }); }
      static from(parts) {
        return Object.assign(new Uri(), { authority: '', path: '', query: '', fragment: '' }, parts, { fsPath: parts.path });
      }
      toString() {
        const name = this.path.split('/').map(encodeURIComponent).join('/');
        const authority = this.scheme === 'file' || this.authority ? `//${this.authority}` : '';
        return `${this.scheme}:${authority}${name}${this.query && `?${this.query}`}${this.fragment && `#${this.fragment}`}`;
      }
    }
    class MarkdownString {
      constructor(value = '') { this.value = value; }
      appendText(text) { this.value += text.replace(/[\\`*_{}[\]()#+\-!~>]/g, '\\$&'); return this; }
      appendMarkdown(text) { this.value += text; return this; }
    }
    class WorkspaceEdit {
      constructor() { this._edits = new Map(); }
      get size() { return this._edits.size; }
      set(uri, edits) { this._edits.set(uri.toString(), [uri, edits]); }
      entries() { return [...this._edits.values()]; }
    }
    class CodeActionKind {
      constructor(value) { this.value = value; }
      append(parts) { return new CodeActionKind(this.value ? `${this.value}.${parts}` : parts); }
    }
    class Disposable {
      static from(...parts) { return new Disposable(() => parts.forEach((part) => part.dispose())); }
      constructor(body) { this._body = body; }
      dispose() {
        this._body?.();
        this._body = undefined;
      }
    }
    class EventEmitter {
      constructor() {
        const { event, fire, listeners } = makeEvent();
        Object.assign(this, { event, _fire: fire, _listeners: listeners });
      }
      fire(value) { this._fire(value); }
      dispose() { this._listeners.clear(); }
    }
    return { Position, Range, Selection, Uri, MarkdownString, WorkspaceEdit, CodeActionKind, Disposable, EventEmitter };
  }

  /** Only what is declared is there, functions are looked at when they are called. */
  namespace(name, body) {
    const result = {};
    for (const [member, { kind, type }] of this.checker.declarations.get(name).members) {
      const value = Object.getOwnPropertyDescriptor(body, member);
      if (!value) { throw new Error(`the stand-in lacks ${name}.${member}`); }
      if (kind === 'function') {
        result[member] = this.checker.checked(`${name}.${member}`, type, value.value.bind(body));
      } else {
        Object.defineProperty(result, member, value);
      }
    }
    return guarded(name, result);
  }

  languages() {
    const { declarations } = this.checker;
    const body = {
      match: (selector, document) => (this.matches(selector, document) ? 10 : 0),
      createDiagnosticCollection: (name = '') => {
        const found = new Map();
        const collection = {
          name, found,
          set: (uri, diagnostics) => found.set(uri.toString(), diagnostics ?? []),
          delete: (uri) => found.delete(uri.toString()),
          clear: () => found.clear(),
          dispose: () => { found.clear(); this.collections = this.collections.filter((other) => other !== collection); },
        };
        for (const member of ['set', 'delete', 'clear']) {
          const { type } = declarations.get('DiagnosticCollection').members.get(member);
          collection[member] = this.checker.checked(`DiagnosticCollection.${member}`, { ...type, result: { kind: 'name', name: 'any' } }, collection[member]);
        }
        this.collections.push(collection);
        return Object.defineProperty(collection, 'found', { enumerable: false });
      },
    };
    for (const [name, { type }] of declarations.get('languages').members) {
      if (!name.startsWith('register')) { continue; }
      const place = type.parameters.findIndex((parameter) => parameter.name === 'provider');
      const interfaceName = type.parameters[place].type.name;
      body[name] = (...values) => {
        const entry = {
          name: interfaceName, selector: place === 0 ? undefined : values[0], options: values.slice(place + 1),
          provider: this.checker.checkedObject(interfaceName, values[place]),
        };
        this.providers.push(entry);
        return new this.checker.classes.Disposable(() => { this.providers = this.providers.filter((other) => other !== entry); });
      };
    }
    return body;
  }

  matches(selector, document) {
    return selector.some(({ language, scheme }) =>
      (language === undefined || language === document.languageId) && (scheme === undefined || scheme === document.uri.scheme));
  }

  window() {
    const editor = this;
    const message = (kind) => async (text, ...items) => {
      editor.messages.push({ kind, text, items });
      return undefined;
    };
    return {
      get activeTextEditor() { return editor.active; },
      get visibleTextEditors() { return editor.visible; },
      onDidChangeActiveTextEditor: this.events.onDidChangeActiveTextEditor.event,
      onDidChangeTextEditorSelection: this.events.onDidChangeTextEditorSelection.event,
      createOutputChannel: (name) => ({ name, appendLine: (line) => editor.log.push(line), dispose() {} }),
      showErrorMessage: message('error'),
      showWarningMessage: message('warning'),
      showInformationMessage: message('information'),
      showQuickPick: async (items) => items.find((item) => item.label === editor.answers[0]) ?? items[0],
      async showTextDocument(shown, options) {
        const document = shown.getText ? shown : editor.document(shown.toString()) ?? editor.open(shown.path);
        const shownEditor = editor.show(document, options?.preserveFocus);
        if (options?.selection) { shownEditor.selection = new editor.checker.classes.Selection(options.selection.start, options.selection.end); }
        return shownEditor;
      },
      async withProgress(options, task) {
        return task({ report: (value) => editor.log.push(`${options.title}: ${value.message}`) }, {});
      },
      createWebviewPanel(type, title) {
        const received = makeEvent();
        const disposed = makeEvent();
        const panel = {
          title, reveal() {}, dispose: () => disposed.fire(), onDidDispose: disposed.event,
          webview: { html: '', onDidReceiveMessage: received.event, postMessage: async (value) => { editor.posted.push(value); return true; } },
        };
        editor.posted = [];
        editor.panels.push({ panel, say: received.fire });
        return panel;
      },
    };
  }

  workspace() {
    const editor = this;
    const { Uri, Disposable } = this.checker.classes;
    const result = {
      get workspaceFolders() { return [{ uri: Uri.file(editor.folder), name: path.basename(editor.folder), index: 0 }]; },
      get textDocuments() { return editor.documents; },
      getConfiguration: (section) => {
        const values = editor.settings[section] ?? {};
        const at = (key) => key.split('.').reduce((value, part) => value?.[part], values);
        return { ...values, get: (key, standard) => at(key) ?? standard, has: (key) => at(key) !== undefined };
      },
      createFileSystemWatcher: (pattern) => {
        const [created, changed, deleted] = [makeEvent(), makeEvent(), makeEvent()];
        const watcher = { pattern, created, changed, deleted };
        editor.watchers.push(watcher);
        return {
          onDidCreate: created.event, onDidChange: changed.event, onDidDelete: deleted.event,
          dispose: () => { editor.watchers = editor.watchers.filter((other) => other !== watcher); },
        };
      },
      applyEdit: async (edit) => { editor.apply(edit); return true; },
      openTextDocument: async ({ content, language }) => editor.addDocument(Uri.from({ scheme: 'untitled', path: `Untitled-${editor.documents.length}` }), language ?? 'plaintext', content),
      registerTextDocumentContentProvider: (scheme, provider) => {
        editor.contents.set(scheme, editor.checker.checkedObject('TextDocumentContentProvider', provider));
        return new Disposable(() => editor.contents.delete(scheme));
      },
    };
    for (const [name, { event }] of Object.entries(this.events)) {
      if (this.checker.declarations.get('workspace').members.has(name)) { result[name] = event; }
    }
    return result;
  }

  commandTable() {
    return {
      registerCommand: (name, body) => {
        this.commands.set(name, body);
        return new this.checker.classes.Disposable(() => this.commands.delete(name));
      },
      executeCommand: async (name, ...values) => {
        this.executed.push([name, ...values]);
        return this.commands.get(name)?.(...values);
      },
    };
  }

  // MARK: What users do

  document(uri) { return this.documents.find((document) => document.uri.toString() === uri); }

  addDocument(uri, languageId, text) {
    const { Position } = this.checker.classes;
    const document = {
      uri, languageId, version: 1, isClosed: false, fileName: uri.fsPath, text,
      getText(range) {
        return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
      },
      positionAt(offset) {
        const before = this.text.slice(0, offset).split('\n');
        return new Position(before.length - 1, before[before.length - 1].length);
      },
      offsetAt(position) {
        const lines = this.text.split('\n');
        return lines.slice(0, position.line).reduce((sum, line) => sum + line.length + 1, 0) + position.character;
      },
    };
    Object.defineProperty(document, 'text', { enumerable: false });
    this.documents.push(document);
    this.events.onDidOpenTextDocument.fire(document);
    return document;
  }

  open(name) {
    const languages = { '.m': 'objective-c', '.mm': 'objective-cpp', '.swift': 'swift', '.masonry': 'masonry' };
    const document = this.addDocument(
      this.checker.classes.Uri.file(name), languages[path.extname(name)] ?? 'plaintext', fs.readFileSync(name, 'utf8'));
    this.show(document);
    return document;
  }

  show(document, preservesFocus = false) {
    const { Selection, Position } = this.checker.classes;
    let editor = this.visible.find((other) => other.document === document);
    if (!editor) {
      const events = this.events;
      let chosen = new Selection(new Position(0, 0), new Position(0, 0));
      editor = {
        document, viewColumn: 1, revealRange(range) { Object.defineProperty(this, 'revealed', { value: range, enumerable: false, configurable: true }); },
        get selection() { return chosen; },
        set selection(value) {
          chosen = value;
          events.onDidChangeTextEditorSelection.fire({ textEditor: editor });
        },
      };
      this.visible.push(editor);
    }
    if (!preservesFocus && this.active !== editor) {
      this.active = editor;
      this.events.onDidChangeActiveTextEditor.fire(editor);
    }
    return editor;
  }

  /** Replaces text as typing does. */
  type(document, offset, text, length = 0) {
    const { Range } = this.checker.classes;
    const range = new Range(document.positionAt(offset), document.positionAt(offset + length));
    document.text = document.text.slice(0, offset) + text + document.text.slice(offset + length);
    document.version += 1;
    this.events.onDidChangeTextDocument.fire({ document, contentChanges: [{ range, rangeOffset: offset, rangeLength: length, text }] });
  }

  /** All edits of one document count in its text as it was. */
  apply(edit) {
    for (const [uri, edits] of edit.entries()) {
      const document = this.document(uri.toString());
      const places = edits.map(({ range, newText }) => [document.offsetAt(range.start), document.offsetAt(range.end), newText]);
      for (const [start, end, text] of places.sort((left, right) => right[0] - left[0])) { this.type(document, start, text, end - start); }
    }
  }

  close(document) {
    this.documents = this.documents.filter((other) => other !== document);
    this.visible = this.visible.filter((other) => other.document !== document);
    this.events.onDidCloseTextDocument.fire(document);
  }

  change(settings) {
    this.settings['masonry-lsp'] = { ...this.settings['masonry-lsp'], ...settings };
    const names = Object.keys(settings).map((name) => `masonry-lsp.${name}`);
    this.events.onDidChangeConfiguration.fire({ affectsConfiguration: (name) => names.some((changed) => changed === name || changed.startsWith(`${name}.`) || name === 'masonry-lsp') });
  }

  /** What the extension's provider of this kind says to a question about a document. */
  ask(provider, method, document, ...values) {
    const entry = this.providers.find(({ name, selector }) => name === provider && (!selector || this.matches(selector, document)));
    if (!entry?.provider[method]) { throw new Error(`there is no ${provider}.${method} for ${document?.languageId}`); }
    const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };
    const { parameters } = this.checker.declarations.get(provider).members.get(method).type;
    let next = 0;
    return entry.provider[method](...parameters.map(({ name }) =>
      name === 'token' ? token : name === 'document' ? document : values[next++]));
  }

  diagnostics(document, collection = 'masonry-lsp') {
    return this.collections.find(({ name }) => name === collection)?.found.get(document.uri.toString());
  }
}

/** An object that has no member but its own: what is not declared is not read. */
function guarded(place, object) {
  return new Proxy(object, {
    get(target, name) {
      if (!(name in target) && typeof name === 'string' && name !== 'then') { throw new TypeError(`${place}.${name} is not declared`); }
      return target[name];
    },
  });
}

module.exports = { Editor };
