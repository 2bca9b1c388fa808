// The client of the language server: its process, the documents it is told of, and what it asks of the editor. It needs
// nothing but the editor, so that the extension is installed without fetching anything else.
'use strict';

const { spawn } = require('child_process');
const fs = require('fs');
const { capabilities } = require('./capabilities');
const { Connection } = require('./connection');
const { conversion } = require('./conversion');
const { registerFeatures } = require('./features');

/** So often within so many milliseconds a server that ends by itself is started again. */
const mostRestarts = 4;
const restartSpan = 180_000;
/** How long a server may take to end, in milliseconds. */
const patience = 2_000;

class Client {
  /**
   * @param {typeof import('vscode')} vscode
   * @param options `name`, `command`, `args`, `documents` (which ones the server reads), `section` (of the settings),
   *   `initializationOptions()`, `trace()`
   */
  constructor(vscode, options) {
    this.vscode = vscode;
    this.options = options;
    this.convert = conversion(vscode);
    this.listeners = new Map();
    this.registered = new Map();
    this.progress = new Map();
    this.restarts = [];
    this.state = 'stopped';
    // A revision that is compared, or a file in an archive, has no place in a project.
    this.selector = options.documents.flatMap((document) =>
      ['file', 'untitled'].map((scheme) => ({ ...document, scheme })));
  }

  /** `listener` hears notifications of the server that are not of the protocol. */
  onNotification(method, listener) {
    this.listeners.set(method, listener);
  }

  needsStop() {
    return this.state !== 'stopped';
  }

  // MARK: Asking

  /** The answer of the server; an error where there is none. */
  async sendRequest(method, params, token) {
    if (!this.connection) {
      throw new Error(`${this.options.name} is not running.`);
    }
    return this.connection.request(method, params, token);
  }

  /** The answer of the server; undefined where there is none, or where it is out of date. */
  async request(method, params, token) {
    try {
      return (await this.sendRequest(method, params, token)) ?? undefined;
    } catch (error) {
      if (!error.isOutdated && this.state === 'running') {
        this.log(`${method}: ${error.message}`);
      }
      return undefined;
    }
  }

  log(text) {
    this.channel ??= this.vscode.window.createOutputChannel(this.options.name);
    this.channel.appendLine(text);
  }

  // MARK: Starting and ending

  async start() {
    this.state = 'starting';
    try {
      await this.startProcess();
      await this.initialize();
    } catch (error) {
      this.state = 'stopped';
      this.release();
      this.server?.kill();
      throw error;
    }
    // It may have been stopped meanwhile.
    if (this.state !== 'starting') {
      return;
    }
    this.state = 'running';
    const { registrations, refresh } = registerFeatures(this.vscode, this, this.selector, this.abilities);
    this.refresh = refresh;
    this.subscriptions.push(...registrations);
    this.connection.notify('initialized', {});
    this.followDocuments();
    this.followWorkspace();
  }

  startProcess() {
    const { command, args } = this.options;
    const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], cwd: this.folder() });
    this.server = server;
    this.subscriptions = [];
    this.diagnostics = this.vscode.languages.createDiagnosticCollection(this.options.section);
    this.subscriptions.push(this.diagnostics);
    server.stderr.setEncoding('utf8').on('data', (text) => this.log(text.trimEnd()));
    this.connection = new Connection(server.stdout, server.stdin, {
      request: (method, params) => this.asked(method, params),
      notification: (method, params) => this.told(method, params),
      fault: (error) => this.log(`${this.options.name} cannot be understood: ${error.message}`),
      trace: (direction, message) => this.trace(direction, message),
    });
    const { connection } = this;
    server.on('exit', (code, signal) => this.ended(server, connection, signal ?? code));
    return new Promise((resolve, reject) => {
      server.once('spawn', resolve);
      server.once('error', (error) => {
        connection.close(error);
        reject(error);
      });
    });
  }

  /** Where the server runs: in the first folder, for what its settings name without a place. */
  folder() {
    const first = this.vscode.workspace.workspaceFolders?.find((folder) => folder.uri.scheme === 'file');
    return first && fs.existsSync(first.uri.fsPath) ? first.uri.fsPath : undefined;
  }

  async initialize() {
    const { env, version, workspace } = this.vscode;
    const folders = workspace.workspaceFolders?.map(asProtocolFolder) ?? null;
    const answer = await this.connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: env.appName, version },
      locale: env.language,
      rootUri: folders?.[0]?.uri ?? null,
      workspaceFolders: folders,
      capabilities,
      initializationOptions: this.options.initializationOptions(),
      trace: 'off',
    });
    this.abilities = answer.capabilities;
  }

  async stop() {
    if (this.state === 'stopped') {
      return;
    }
    this.state = 'stopped';
    const { server, connection } = this;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const given = setTimeout(() => server.kill(), patience);
    this.release();
    if (server.exitCode === null && server.signalCode === null) {
      // One that does not answer is ended above.
      await Promise.race([connection.request('shutdown').catch(() => undefined), ended]);
      connection.notify('exit');
      await ended;
    }
    clearTimeout(given);
    connection.close();
  }

  /** Takes back everything that the editor was told. */
  release() {
    for (const subscription of [...(this.subscriptions ?? []), ...this.registered.values()]) {
      subscription.dispose();
    }
    this.subscriptions = [];
    this.registered.clear();
    for (const finish of this.progress.values()) {
      finish.resolve();
    }
    this.progress.clear();
  }

  /** The server has ended; one that was not asked to is started again, unless that has not helped. */
  async ended(server, connection, how) {
    connection.close(`${this.options.name} has ended (${how}).`);
    if (server !== this.server || this.state !== 'running') {
      return;
    }
    this.state = 'stopped';
    this.release();
    this.log(`${this.options.name} has ended unexpectedly (${how}).`);
    const now = Date.now();
    this.restarts = [...this.restarts.filter((time) => now - time < restartSpan), now];
    if (this.restarts.length <= mostRestarts) {
      await this.start().catch((error) => this.log(String(error.message ?? error)));
      return;
    }
    await this.vscode.window.showErrorMessage(
      `${this.options.name} has ended ${this.restarts.length} times within three minutes and is not started again.`);
  }

  // MARK: Documents

  concerns(document) {
    return this.vscode.languages.match(this.selector, document) > 0;
  }

  followDocuments() {
    const { workspace } = this.vscode;
    for (const document of workspace.textDocuments) {
      this.opened(document);
    }
    this.subscriptions.push(
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidChangeTextDocument((event) => this.changed(event)),
      workspace.onDidSaveTextDocument((document) => this.tellOf(document, 'textDocument/didSave')),
      workspace.onDidCloseTextDocument((document) => this.closed(document)),
    );
  }

  opened(document) {
    if (this.concerns(document)) {
      this.connection.notify('textDocument/didOpen', {
        textDocument: {
          uri: document.uri.toString(), languageId: document.languageId, version: document.version,
          text: document.getText(),
        },
      });
    }
  }

  changed({ document, contentChanges }) {
    // The editor also tells that a document is not saved any more.
    if (contentChanges.length === 0 || !this.concerns(document)) {
      return;
    }
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      // Each counts in the text that those before it have left, as in the protocol.
      contentChanges: contentChanges.map((change) => ({
        range: this.convert.asProtocolRange(change.range), text: change.text,
      })),
    });
  }

  closed(document) {
    this.tellOf(document, 'textDocument/didClose');
    if (this.concerns(document)) {
      this.diagnostics.delete(document.uri);
    }
  }

  tellOf(document, method) {
    if (this.concerns(document)) {
      this.connection.notify(method, { textDocument: { uri: document.uri.toString() } });
    }
  }

  // MARK: The workspace

  followWorkspace() {
    const { workspace } = this.vscode;
    const files = (event) => event.files.filter((uri) => uri.scheme === 'file').map((uri) => ({ uri: uri.toString() }));
    const tell = (method, list) => list.length > 0 && this.connection.notify(method, { files: list });
    this.subscriptions.push(
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        this.connection.notify('workspace/didChangeWorkspaceFolders', {
          event: { added: added.map(asProtocolFolder), removed: removed.map(asProtocolFolder) },
        })),
      workspace.onDidCreateFiles((event) => tell('workspace/didCreateFiles', files(event))),
      workspace.onDidDeleteFiles((event) => tell('workspace/didDeleteFiles', files(event))),
      workspace.onDidRenameFiles((event) =>
        tell('workspace/didRenameFiles', event.files
          .filter(({ oldUri, newUri }) => oldUri.scheme === 'file' && newUri.scheme === 'file')
          .map(({ oldUri, newUri }) => ({ oldUri: oldUri.toString(), newUri: newUri.toString() })))),
    );
  }

  /** What the server wants to hear of. */
  register({ id, method, registerOptions }) {
    const { workspace } = this.vscode;
    const parts = [];
    if (method === 'workspace/didChangeConfiguration') {
      parts.push(workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(this.options.section)) {
          this.connection.notify(method, { settings: null });
        }
      }));
    } else if (method === 'workspace/didChangeWatchedFiles') {
      const tell = (type) => (uri) => this.connection.notify(method, { changes: [{ uri: uri.toString(), type }] });
      for (const { globPattern } of registerOptions.watchers) {
        const watcher = workspace.createFileSystemWatcher(globPattern);
        parts.push(watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3)));
      }
    }
    this.registered.set(id, this.vscode.Disposable.from(...parts));
  }

  // MARK: What the server asks and tells

  asked(method, params) {
    switch (method) {
      case 'workspace/configuration':
        return params.items.map(({ section, scopeUri }) => this.settings(section, scopeUri));
      case 'client/registerCapability':
        params.registrations.forEach((registration) => this.register(registration));
        return null;
      case 'client/unregisterCapability':
        for (const { id } of params.unregisterations) {
          this.registered.get(id)?.dispose();
          this.registered.delete(id);
        }
        return null;
      case 'workspace/applyEdit':
        return this.apply(params.edit);
      case 'workspace/workspaceFolders':
        return this.vscode.workspace.workspaceFolders?.map(asProtocolFolder) ?? null;
      case 'window/workDoneProgress/create':
        return null;
      default:
        if (method in (this.refresh ?? {})) {
          this.refresh[method]();
          return null;
        }
        throw Object.assign(new Error(`${method} is not known here.`), { code: -32601 });
    }
  }

  settings(section, scope) {
    const values = this.vscode.workspace.getConfiguration(section, scope ? this.convert.uri(scope) : null);
    // Without the methods that it has beside its values.
    return JSON.parse(JSON.stringify(values));
  }

  async apply(edit) {
    const isOutdated = (edit.documentChanges ?? []).some(({ textDocument }) => {
      const open = this.vscode.workspace.textDocuments.find((document) => document.uri.toString() === textDocument.uri);
      return open && Number.isInteger(textDocument.version) && open.version !== textDocument.version;
    });
    return { applied: !isOutdated && (await this.vscode.workspace.applyEdit(this.convert.workspaceEdit(edit))) };
  }

  told(method, params) {
    switch (method) {
      case 'textDocument/publishDiagnostics':
        this.diagnostics.set(this.convert.uri(params.uri), params.diagnostics.map(this.convert.diagnostic));
        break;
      case 'window/logMessage':
        this.log(params.message);
        break;
      case 'window/showMessage':
        this.show(params);
        break;
      case '$/progress':
        this.report(params.token, params.value);
        break;
      default:
        this.listeners.get(method)?.(params);
    }
  }

  show({ type, message }) {
    const { window } = this.vscode;
    if (type === 1) {
      window.showErrorMessage(message);
    } else if (type === 2) {
      window.showWarningMessage(message);
    } else {
      window.showInformationMessage(message);
    }
  }

  /** Shows at the bottom of the window how far long work has come. */
  report(token, value) {
    if (value.kind === 'begin') {
      const options = { location: this.vscode.ProgressLocation.Window, title: value.title };
      this.vscode.window.withProgress(options, (progress) =>
        new Promise((resolve) => this.progress.set(token, { progress, resolve })));
    } else if (value.kind === 'report') {
      this.progress.get(token)?.progress.report({ message: value.message });
    } else {
      this.progress.get(token)?.resolve();
      this.progress.delete(token);
    }
  }

  trace(direction, message) {
    const level = this.options.trace();
    if (level !== 'off') {
      const what = message.method ?? 'answer';
      this.log(level === 'verbose' ? `${direction} ${JSON.stringify(message)}` : `${direction} ${what} ${message.id ?? ''}`);
    }
  }

  dispose() {
    this.channel?.dispose();
    this.channel = undefined;
  }
}

function asProtocolFolder(folder) {
  return { uri: folder.uri.toString(), name: folder.name };
}

module.exports = { Client };
