// Starts masonry-lsp for layout files and shows the pages of its rules.
'use strict';

const { execFile } = require('child_process');
const vscode = require('vscode');
const { Client } = require('./client');
const { Preview } = require('./preview');

/** The scheme under which the server names the pages of rules. */
const pageScheme = 'masonry-lsp';

/** @type {Client | undefined} */
let client;

const preview = new Preview(vscode, () => client);

/** What holds for the window: folders may have settings of their own, which the server asks for. */
function configuration() {
  return vscode.workspace.getConfiguration('masonry-lsp', null);
}

function serverPath() {
  return configuration().get('path', 'masonry-lsp');
}

function createClient() {
  const documents = [{ language: 'masonry' }];
  if (configuration().get('checkSources', true)) {
    documents.push({ language: 'objective-c' }, { language: 'objective-cpp' }, { language: 'swift' });
  }
  return new Client(vscode, {
    name: 'Masonry',
    section: 'masonry-lsp',
    command: serverPath(),
    args: ['serve'],
    documents,
    initializationOptions: () => ({
      // Whatever an editor made of VS Code calls itself, its hovers show images.
      hoverPictures: configuration().get('hoverPictures', 'svg'),
      rulePagesURL: configuration().get('rulePagesURL', `${pageScheme}:/rules/{id}.md`),
    }),
    trace: () => configuration().get('trace.server', 'off'),
  });
}

async function start() {
  client = createClient();
  client.onNotification('masonry/previewChanged', (params) => preview.changed(params));
  try {
    await client.start();
  } catch (error) {
    const choice = await vscode.window.showErrorMessage(
      `masonry-lsp could not be started (${serverPath()}): ${error.message ?? error}`,
      'Open Settings',
    );
    if (choice) {
      await vscode.commands.executeCommand('workbench.action.openSettings', 'masonry-lsp.path');
    }
  }
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
  running?.dispose();
}

async function restart() {
  await stop();
  await start();
}

function run(...args) {
  return new Promise((resolve, reject) => {
    execFile(serverPath(), args, (error, output) => (error ? reject(error) : resolve(output)));
  });
}

/** The language in which the server speaks: the one that is set, else that of VS Code itself. */
function locale() {
  return ['--locale', configuration().get('locale', '') || (vscode.env?.language ?? 'en')];
}

/** Shows `masonry-lsp:/rules/RULE.md` as what `masonry-lsp explain RULE` says. */
const pages = {
  provideTextDocumentContent(uri) {
    const rule = /^\/rules\/([\w-]+)\.md$/.exec(uri.path)?.[1];
    return rule ? run('explain', ...locale(), rule) : '';
  },
};

async function explain() {
  const rules = JSON.parse(await run('rules', ...locale(), '--format', 'json')).rules ?? [];
  const items = rules.map((rule) => ({ label: rule.id ?? rule.name, description: rule.summary ?? rule.severity }));
  const choice = await vscode.window.showQuickPick(items, { placeHolder: 'The rule to explain' });
  if (choice) {
    await vscode.commands.executeCommand(
      'markdown.showPreview',
      vscode.Uri.from({ scheme: pageScheme, path: `/rules/${choice.label}.md` }),
    );
  }
}

/** What the log says at the lines that made its constraints; of the last log that was explained. */
let logDiagnostics;

/** Explains the selected text, or that of the clipboard, as a console's log about constraints. */
async function explainLog() {
  const editor = vscode.window.activeTextEditor;
  const selected = editor ? editor.document.getText(editor.selection) : '';
  const text = selected.trim() ? selected : await vscode.env.clipboard.readText();
  const answer = await client?.sendRequest('workspace/executeCommand', {
    command: 'masonry.explainLog',
    arguments: [text],
  });
  logDiagnostics ??= vscode.languages.createDiagnosticCollection('masonry-log');
  logDiagnostics.clear();
  const messages = answer?.messages ?? [];
  if (messages.length === 0) {
    vscode.window.showInformationMessage('The selection or the clipboard holds no message about constraints.');
    return;
  }
  const places = messages.flatMap((message) => message.places);
  const found = new Map();
  for (const place of places) {
    const range = new vscode.Range(
      place.range.start.line, place.range.start.character, place.range.end.line, place.range.end.character);
    const severity =
      place.certainty === 'possible' ? vscode.DiagnosticSeverity.Information : vscode.DiagnosticSeverity.Warning;
    const diagnostic = new vscode.Diagnostic(range, place.message, severity);
    diagnostic.source = 'masonry log';
    found.set(place.uri, [...(found.get(place.uri) ?? []), diagnostic]);
  }
  for (const [uri, diagnostics] of found) {
    logDiagnostics.set(vscode.Uri.parse(uri), diagnostics);
  }
  const explained = await vscode.workspace.openTextDocument({
    content: messages.map((message) => message.message).join('\n\n'),
  });
  await vscode.window.showTextDocument(explained, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  const first = places.find((place) => place.isBroken) ?? places[0];
  if (first) {
    const range = new vscode.Range(
      first.range.start.line, first.range.start.character, first.range.end.line, first.range.end.character);
    await vscode.window.showTextDocument(vscode.Uri.parse(first.uri), { selection: range });
  }
}

async function activate(context) {
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(pageScheme, pages),
    vscode.commands.registerCommand('masonry-lsp.restart', restart),
    vscode.commands.registerCommand('masonry-lsp.explain', explain),
    vscode.commands.registerCommand('masonry-lsp.explainLog', explainLog),
    { dispose: () => logDiagnostics?.dispose() },
    vscode.commands.registerCommand('masonry-lsp.preview', () => preview.open()),
    preview,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('masonry-lsp.path') || event.affectsConfiguration('masonry-lsp.checkSources')) {
        return restart();
      }
    }),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
