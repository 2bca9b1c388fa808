// Runs the extension as Visual Studio Code would, against the real server: opens layouts and sources, asks everything that
// the editor asks, types, previews, explains a log, restarts. Usage: node session.js EXTENSION SERVER WORKSPACE
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const path = require('path');
const { Editor } = require('./editor');

const [extensionFolder, server, folder] = process.argv.slice(2);
const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, 'package.json'), 'utf8'));

/** The settings as a user has them who has changed nothing but the path. */
function settings() {
  const values = {};
  for (const [name, { default: standard }] of Object.entries(manifest.contributes.configuration.properties)) {
    const parts = name.split('.');
    let place = values;
    for (const part of parts.slice(0, -1)) { place = place[part] ??= {}; }
    place[parts[parts.length - 1]] = standard;
  }
  values['masonry-lsp'].path = server;
  return values;
}

const editor = new Editor({ settings: settings(), folder });
const vscode = editor.module;
const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === 'vscode') { return vscode; }
  // What is not in the package is not on a user's machine either.
  assert(name.startsWith('.') || path.isAbsolute(name) || Module.isBuiltin(name), `${name} is not in the package`);
  return load(name, ...rest);
};

const steps = [];
function step(name, body) { steps.push([name, body]); }

async function until(condition, what) {
  const end = Date.now() + 20_000;
  for (;;) {
    const value = await condition();
    if (value) { return value; }
    assert(Date.now() < end, `waited in vain: ${what}\n${editor.log.slice(-10).join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const named = (name) => path.join(folder, name);
const at = (document, text, ahead = 0) => document.positionAt(document.text.indexOf(text) + ahead);
const found = (document, rule) => editor.diagnostics(document)?.filter(({ code }) => (code.value ?? code) === rule) ?? [];
const anywhere = (document) => new vscode.Range(document.positionAt(0), document.positionAt(document.text.length));

const extension = require(path.join(extensionFolder, manifest.main));
const context = { subscriptions: [] };
let layout, swift, objc;

step('It starts, and has every command of its manifest', async () => {
  await extension.activate(context);
  assert.deepStrictEqual([...editor.commands.keys()].sort(), manifest.contributes.commands.map(({ command }) => command).sort());
  assert.deepStrictEqual(editor.messages, []);
  await until(() => editor.watchers.length > 0, 'the server watches files');
});

step('Findings of a layout arrive with their rule, its page and what belongs to them', async () => {
  layout = editor.open(named('debugging.masonry'));
  await until(() => found(layout, 'unsatisfiable').length > 0, 'a finding');
  const [finding] = found(layout, 'unsatisfiable');
  assert.match(finding.message, /conflicts with|cannot be satisfied/);
  assert.strictEqual(finding.severity, vscode.DiagnosticSeverity.Error);
  assert.strictEqual(finding.code.target.toString(), 'masonry-lsp:/rules/unsatisfiable.md');
  const page = await editor.contents.get('masonry-lsp').provideTextDocumentContent(finding.code.target, { isCancellationRequested: false, onCancellationRequested: () => ({}) });
  assert.match(page, /^# /);
});

step('Findings of Swift and Objective-C arrive', async () => {
  swift = editor.open(named('Card.swift'));
  await until(() => found(swift, 'unsatisfiable').length === 1, 'a finding in Swift');
  assert.match(found(swift, 'unsatisfiable')[0].message, /16 \+ 8 \+ 24 \+ 8|conflicts with/);
  objc = editor.open(named('Cell.m'));
  await until(() => found(objc, 'unsatisfiable').length === 1, 'a finding in Objective-C');
  assert.strictEqual(found(objc, 'unsatisfiable')[0].relatedInformation[0].location.uri.toString(), objc.uri.toString());
});

step('A revision that is compared is no file of the project', async () => {
  const other = editor.addDocument(vscode.Uri.parse('git:/Card.swift?HEAD'), 'swift', swift.text);
  assert.throws(() => editor.ask('HoverProvider', 'provideHover', other, new vscode.Position(0, 0)), /there is no/);
  editor.close(other);
});

step('A fix is offered, fetched and applied, and the finding goes', async () => {
  const [finding] = found(objc, 'unsatisfiable');
  const actions = await editor.ask('CodeActionProvider', 'provideCodeActions', objc, finding.range, {
    diagnostics: [finding], only: undefined, triggerKind: vscode.CodeActionTriggerKind.Invoke,
  });
  const fix = actions.find(({ title }) => /^Change the constant/.test(title));
  assert(fix, actions.map(({ title }) => title).join(', '));
  assert.strictEqual(fix.kind.value, 'quickfix');
  const resolved = await editor.ask('CodeActionProvider', 'resolveCodeAction', objc, fix);
  assert.strictEqual(resolved.edit.size, 1);
  const before = objc.text;
  await vscode.workspace.applyEdit(resolved.edit);
  assert.notStrictEqual(objc.text, before);
  await until(() => found(objc, 'unsatisfiable').length === 0, 'the finding is gone');
});

step('Refactorings are asked for by kind', async () => {
  const range = new vscode.Range(at(swift, 'badge.snp'), at(swift, 'badge.snp'));
  const actions = await editor.ask('CodeActionProvider', 'provideCodeActions', swift, range, {
    diagnostics: [], only: vscode.CodeActionKind.Empty.append('refactor'), triggerKind: vscode.CodeActionTriggerKind.Invoke,
  });
  assert(actions.length > 0 && actions.every(({ kind }) => kind.value.startsWith('refactor')));
});

step('Completion, with snippets and what belongs to the one that is chosen', async () => {
  const place = swift.text.indexOf('badge.snp.make');
  editor.type(swift, place, 'title.snp.\n            ');
  const list = await editor.ask('CompletionItemProvider', 'provideCompletionItems', swift, swift.positionAt(place + 10), {
    triggerKind: vscode.CompletionTriggerKind.TriggerCharacter, triggerCharacter: '.',
  });
  const item = list.items.find(({ label }) => (label.label ?? label) === 'makeConstraints');
  assert(item.insertText instanceof vscode.SnippetString && item.insertText.value.includes('$0'));
  const attribute = list.items.find(({ label }) => (label.label ?? label) === 'leading');
  await editor.ask('CompletionItemProvider', 'resolveCompletionItem', swift, attribute);
  assert(attribute.documentation?.value.length > 10);
  editor.type(swift, place, '', 'title.snp.\n            '.length);
});

step('Nothing is said of what is being typed', async () => {
  await until(() => found(swift, 'unsatisfiable').length === 1, 'as before');
  const place = swift.text.indexOf('badge.snp.make');
  const before = editor.diagnostics(swift).length;
  let offset = place;
  for (const letter of 'title.snp.makeConstraints { $0.height.') {
    editor.type(swift, offset, letter);
    offset += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert(editor.diagnostics(swift).length <= before, `${letter}: ${editor.diagnostics(swift).map(({ message }) => message)}`);
  }
  editor.type(swift, place, '', offset - place);
});

step('Hover shows the frame, with a picture', async () => {
  const hover = await editor.ask('HoverProvider', 'provideHover', layout, at(layout, 'greenView', 2));
  const text = [hover.contents].flat().map(({ value }) => value).join('\n');
  assert.match(text, /greenView/);
  assert.match(text, /data:image\/svg\+xml/);
});

step('Everything else that the editor asks of a language', async () => {
  const here = at(layout, 'greenView.makeConstraints', 1);
  const name = layout.getText().includes('greenView.makeConstraints') ? here : at(layout, 'greenView', 1);
  const nonempty = async (provider, method, ...values) => {
    const answer = await editor.ask(provider, method, layout, ...values);
    assert((answer?.length ?? answer?.data?.length ?? 0) > 0, `${provider}.${method} says nothing`);
    return answer;
  };
  await nonempty('DefinitionProvider', 'provideDefinition', name);
  await nonempty('DeclarationProvider', 'provideDeclaration', name);
  await nonempty('ReferenceProvider', 'provideReferences', name, { includeDeclaration: true });
  await nonempty('DocumentHighlightProvider', 'provideDocumentHighlights', name);
  const symbols = await nonempty('DocumentSymbolProvider', 'provideDocumentSymbols');
  assert(symbols.some(({ children }) => children.length > 0));
  await nonempty('FoldingRangeProvider', 'provideFoldingRanges', {});
  const selections = await nonempty('SelectionRangeProvider', 'provideSelectionRanges', [name]);
  assert(selections[0].parent.range instanceof vscode.Range);
  await nonempty('InlayHintsProvider', 'provideInlayHints', anywhere(layout));
  const hints = await editor.ask('InlayHintsProvider', 'provideInlayHints', swift, anywhere(swift));
  assert(hints.every(({ tooltip }) => !tooltip), 'a tooltip comes before it is asked for');
  for (const hint of hints) await editor.ask('InlayHintsProvider', 'resolveInlayHint', swift, hint);
  assert(hints.some(({ tooltip }) => tooltip?.value.length > 0), 'no hint has a tooltip');
  const tokens = await nonempty('DocumentSemanticTokensProvider', 'provideDocumentSemanticTokens');
  await nonempty('DocumentRangeSemanticTokensProvider', 'provideDocumentRangeSemanticTokens', anywhere(layout));
  editor.type(layout, 0, '// \n');
  const edits = await editor.ask('DocumentSemanticTokensProvider', 'provideDocumentSemanticTokensEdits', layout, tokens.resultId);
  assert(edits instanceof vscode.SemanticTokensEdits && edits.edits.length > 0);
  editor.type(layout, 0, '', 4);
  await nonempty('CodeLensProvider', 'provideCodeLenses').catch(() => undefined);
  await editor.ask('DocumentLinkProvider', 'provideDocumentLinks', layout);
  const symbol = await editor.ask('WorkspaceSymbolProvider', 'provideWorkspaceSymbols', undefined, 'badge');
  assert(symbol.some(({ location }) => location.uri.path.endsWith('Card.swift')));
});

step('Signatures, while an argument is typed', async () => {
  const place = swift.text.indexOf('offset(16') + 'offset('.length;
  const help = await editor.ask('SignatureHelpProvider', 'provideSignatureHelp', swift, swift.positionAt(place), {
    triggerKind: vscode.SignatureHelpTriggerKind.TriggerCharacter, triggerCharacter: '(', isRetrigger: false,
  });
  assert.match(help.signatures[0].label, /offset/);
});

step('Formatting, of all, a part, and while typing', async () => {
  const options = { tabSize: 4, insertSpaces: true };
  const place = layout.text.indexOf('make.');
  editor.type(layout, place, '      ');
  const edits = await editor.ask('DocumentFormattingEditProvider', 'provideDocumentFormattingEdits', layout, options);
  assert(edits.length > 0);
  await editor.ask('DocumentRangeFormattingEditProvider', 'provideDocumentRangeFormattingEdits', layout, anywhere(layout), options);
  await editor.ask('OnTypeFormattingEditProvider', 'provideOnTypeFormattingEdits', layout, layout.positionAt(place), ';', options);
  const edit = new vscode.WorkspaceEdit();
  edit.set(layout.uri, edits);
  await vscode.workspace.applyEdit(edit);
  assert(!layout.text.includes('           make.'));
});

step('Renaming, and a name that cannot be renamed', async () => {
  const range = await editor.ask('RenameProvider', 'prepareRename', layout, at(layout, 'greenView', 1));
  assert.strictEqual(layout.getText(range.range ?? range), 'greenView');
  const edit = await editor.ask('RenameProvider', 'provideRenameEdits', layout, at(layout, 'greenView', 1), 'meadow');
  await vscode.workspace.applyEdit(edit);
  assert(layout.text.includes('view meadow') && !layout.text.includes('view greenView'));
  await assert.rejects(editor.ask('RenameProvider', 'prepareRename', layout, at(layout, 'make.', 1)));
});

step('The panel shows the picture, follows typing and the cursor, and leads back to the source', async () => {
  editor.show(swift);
  await vscode.commands.executeCommand('masonry-lsp.preview');
  const { panel, say } = editor.panels[0];
  await until(() => panel.webview.html.includes('<svg'), 'a picture');
  assert.strictEqual(panel.title, 'Layout: Card.swift');
  assert(panel.webview.html.includes('Content-Security-Policy'));
  editor.type(swift, swift.text.indexOf('24)'), '3', 1);
  await until(() => editor.posted.some(({ type }) => type === 'page'), 'a new picture');
  const line = at(swift, 'badge.snp.make', 1);
  editor.active.selection = new vscode.Selection(line, line);
  await until(() => editor.posted.some(({ type, name }) => type === 'select' && name === 'badge'), 'the view at the cursor');
  const declaration = Buffer.byteLength(swift.text.slice(0, swift.text.indexOf('title = ')));
  say({ type: 'reveal', declaration });
  await until(() => editor.active.revealed, 'the way back');
  assert.deepStrictEqual(editor.active.selection.active, at(swift, 'title = '));
  panel.dispose();
});

step('A log leads to the lines that made its constraints', async () => {
  await vscode.env.clipboard.writeText(fs.readFileSync(named('console.txt'), 'utf8'));
  await vscode.commands.executeCommand('masonry-lsp.explainLog');
  const marked = await until(() => editor.collections.find(({ name }) => name === 'masonry-log')?.found, 'marks');
  assert([...marked.keys()].some((uri) => uri.endsWith('Card.swift')), [...marked.keys()].join(', '));
  assert(editor.documents.some(({ languageId, text }) => languageId === 'plaintext' && text.length > 40));
  await vscode.env.clipboard.writeText('nothing of that kind');
  await vscode.commands.executeCommand('masonry-lsp.explainLog');
  assert.match(editor.messages.pop().text, /no message about constraints/);
});

step('A rule is chosen and its page opened', async () => {
  editor.answers = ['unsatisfiable'];
  await vscode.commands.executeCommand('masonry-lsp.explain');
  const [command, uri] = editor.executed[editor.executed.length - 1];
  assert.strictEqual(command, 'markdown.showPreview');
  assert.strictEqual(uri.toString(), 'masonry-lsp:/rules/unsatisfiable.md');
});

step('Settings that change are heard of', async () => {
  await until(() => found(swift, 'unsatisfiable').length === 1, 'a finding');
  editor.change({ rules: { unsatisfiable: 'off' } });
  await until(() => found(swift, 'unsatisfiable').length === 0, 'the rule is off');
  editor.change({ rules: {}, locale: 'zh-CN' });
  await until(() => /无法|不能/.test(found(swift, 'unsatisfiable')[0]?.message ?? ''), 'Chinese');
  editor.change({ locale: '' });
});

step('A server that crashes is started again', async () => {
  const before = editor.providers.length;
  const [victim] = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);
  process.kill(victim, 'SIGKILL');
  await until(() => editor.log.some((line) => /ended unexpectedly/.test(line)), 'the end is told');
  await until(() => editor.providers.length === before && found(swift, 'unsatisfiable').length === 1, 'it is back');
  assert.deepStrictEqual(editor.messages, []);
});

step('Without sources, only layouts are looked at', async () => {
  editor.change({ checkSources: false });
  await until(() => editor.providers.some(({ selector }) => selector && !editor.matches(selector, swift)), 'another selector');
  await until(() => editor.diagnostics(layout)?.length >= 0, 'layouts');
  assert.strictEqual(editor.diagnostics(swift), undefined);
  editor.change({ checkSources: true });
  await until(() => found(swift, 'unsatisfiable').length === 1, 'sources again');
});

step('A document that is closed has no findings', async () => {
  editor.close(swift);
  assert.strictEqual(editor.diagnostics(swift), undefined);
});

step('It says so where the server is not found, and where it is set', async () => {
  editor.change({ path: '/nowhere/masonry-lsp' });
  await until(() => editor.messages.length > 0, 'a message');
  const { kind, text, items } = editor.messages.pop();
  assert.strictEqual(kind, 'error');
  assert.match(text, /could not be started \(\/nowhere\/masonry-lsp\)/);
  assert.deepStrictEqual(items, ['Open Settings']);
  editor.change({ path: server });
  await until(() => editor.diagnostics(layout), 'it runs again');
});

step('It ends well and leaves nothing behind', async () => {
  await extension.deactivate();
  for (const { dispose } of context.subscriptions.map((part) => ({ dispose: () => part.dispose() }))) { dispose(); }
  assert.strictEqual(fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim(), '');
  assert.deepStrictEqual([editor.providers.length, editor.watchers.length, editor.collections.length, editor.commands.size], [0, 0, 0, 0]);
  for (const [name, { listeners }] of Object.entries(editor.events)) { assert.strictEqual(listeners.size, 0, name); }
});

(async () => {
  for (const [name, body] of steps) {
    try {
      await body();
      assert.deepStrictEqual(editor.faults, [], 'against the declarations');
    } catch (error) {
      console.error(`FAILED  ${name}\n${error.stack}`);
      if (editor.faults.length > 0) { console.error(`against the declarations: ${editor.faults.join('\n')}`); }
      process.exit(1);
    }
    console.log(`ok      ${name}`);
  }
})();
