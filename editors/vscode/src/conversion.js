// Values of the protocol as values of the editor, and back.
'use strict';

/** @param {typeof import('vscode')} vscode */
function conversion(vscode) {
  const position = (value) => new vscode.Position(value.line, value.character);
  const range = (value) =>
    new vscode.Range(value.start.line, value.start.character, value.end.line, value.end.character);
  const uri = (text) => vscode.Uri.parse(text);
  const list = (values, convert) => (values ?? []).map(convert);

  function textEdit(edit) {
    return new vscode.TextEdit(range(edit.range), edit.newText);
  }

  /** Texts are Markdown unless they say that they are plain. */
  function markup(value) {
    if (value === undefined || value === null) {
      return undefined;
    }
    if (typeof value === 'string') {
      return new vscode.MarkdownString().appendText(value);
    }
    return value.kind === 'markdown'
      ? new vscode.MarkdownString(value.value)
      : new vscode.MarkdownString().appendText(value.value);
  }

  const severities = [
    undefined,
    vscode.DiagnosticSeverity.Error,
    vscode.DiagnosticSeverity.Warning,
    vscode.DiagnosticSeverity.Information,
    vscode.DiagnosticSeverity.Hint,
  ];

  function diagnostic(value) {
    const result = new vscode.Diagnostic(range(value.range), value.message, severities[value.severity ?? 1]);
    result.source = value.source;
    const page = value.codeDescription?.href;
    result.code = page === undefined ? value.code : { value: value.code, target: uri(page) };
    if (value.relatedInformation) {
      result.relatedInformation = value.relatedInformation.map(
        (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message));
    }
    // The editor numbers them as the protocol does.
    result.tags = value.tags;
    return result;
  }

  function location(value) {
    return new vscode.Location(uri(value.uri), range(value.range));
  }

  /** A place to go to; the protocol has two forms. */
  function target(value) {
    if (value.targetUri === undefined) {
      return location(value);
    }
    return {
      originSelectionRange: value.originSelectionRange && range(value.originSelectionRange),
      targetUri: uri(value.targetUri),
      targetRange: range(value.targetRange),
      targetSelectionRange: range(value.targetSelectionRange),
    };
  }

  function workspaceEdit(value) {
    if (!value) {
      return undefined;
    }
    const result = new vscode.WorkspaceEdit();
    for (const change of value.documentChanges ?? []) {
      result.set(uri(change.textDocument.uri), change.edits.map(textEdit));
    }
    for (const [name, edits] of Object.entries(value.changes ?? {})) {
      result.set(uri(name), edits.map(textEdit));
    }
    return result;
  }

  function command(value) {
    return value && { title: value.title, command: value.command, arguments: value.arguments };
  }

  function completionItem(value) {
    const details = value.labelDetails;
    const label = details
      ? { label: value.label, detail: details.detail, description: details.description }
      : value.label;
    // The protocol counts kinds from one.
    const item = new vscode.CompletionItem(label, value.kind === undefined ? undefined : value.kind - 1);
    item.detail = value.detail;
    item.documentation = markup(value.documentation);
    item.sortText = value.sortText;
    item.filterText = value.filterText;
    item.preselect = value.preselect;
    const text = value.textEdit?.newText ?? value.insertText ?? value.label;
    item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
    if (value.textEdit) {
      const { range: both, insert, replace } = value.textEdit;
      item.range = both ? range(both) : { inserting: range(insert), replacing: range(replace) };
    }
    item.additionalTextEdits = value.additionalTextEdits?.map(textEdit);
    // Lines are indented as the one they go into, unless the server says that they stand as they are.
    item.keepWhitespace = value.insertTextMode === 1 ? true : undefined;
    return item;
  }

  function signatureHelp(value) {
    const result = new vscode.SignatureHelp();
    result.activeSignature = value.activeSignature ?? 0;
    result.activeParameter = value.activeParameter ?? 0;
    result.signatures = value.signatures.map((signature) => {
      const information = new vscode.SignatureInformation(signature.label, markup(signature.documentation));
      information.parameters = list(
        signature.parameters,
        (parameter) => new vscode.ParameterInformation(parameter.label, markup(parameter.documentation)));
      if (signature.activeParameter !== undefined) {
        information.activeParameter = signature.activeParameter;
      }
      return information;
    });
    return result;
  }

  function documentSymbol(value) {
    const symbol = new vscode.DocumentSymbol(
      value.name, value.detail ?? '', value.kind - 1, range(value.range), range(value.selectionRange));
    symbol.children = list(value.children, documentSymbol);
    return symbol;
  }

  function symbolInformation(value) {
    return new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName ?? '', location(value.location));
  }

  function codeAction(value) {
    const kind = value.kind === undefined ? undefined : vscode.CodeActionKind.Empty.append(value.kind);
    const action = new vscode.CodeAction(value.title, kind);
    action.diagnostics = value.diagnostics?.map(diagnostic);
    action.isPreferred = value.isPreferred;
    action.edit = workspaceEdit(value.edit);
    action.command = command(value.command);
    return action;
  }

  const foldingKinds = {
    comment: vscode.FoldingRangeKind.Comment,
    imports: vscode.FoldingRangeKind.Imports,
    region: vscode.FoldingRangeKind.Region,
  };

  function selectionRange(value) {
    return new vscode.SelectionRange(range(value.range), value.parent && selectionRange(value.parent));
  }

  function inlayHint(value) {
    const hint = new vscode.InlayHint(position(value.position), value.label, value.kind);
    hint.tooltip = markup(value.tooltip);
    hint.paddingLeft = value.paddingLeft;
    hint.paddingRight = value.paddingRight;
    return hint;
  }

  function semanticTokens(value) {
    return new vscode.SemanticTokens(new Uint32Array(value.data), value.resultId);
  }

  /** All tokens, or what has changed since those that were sent last. */
  function semanticTokensOrEdits(value) {
    if (value.data) {
      return semanticTokens(value);
    }
    const edits = value.edits.map(
      (edit) =>
        new vscode.SemanticTokensEdit(edit.start, edit.deleteCount, edit.data ? new Uint32Array(edit.data) : undefined));
    return new vscode.SemanticTokensEdits(edits, value.resultId);
  }

  return {
    position, range, uri, markup, textEdit, diagnostic, location, target, workspaceEdit, command, completionItem,
    signatureHelp, documentSymbol, symbolInformation, codeAction, selectionRange, inlayHint, semanticTokens,
    semanticTokensOrEdits,

    hover: (value) => new vscode.Hover(markup(value.contents), value.range && range(value.range)),
    highlight: (value) => new vscode.DocumentHighlight(range(value.range), (value.kind ?? 1) - 1),
    codeLens: (value) => new vscode.CodeLens(range(value.range), command(value.command)),
    folding: (value) => new vscode.FoldingRange(value.startLine, value.endLine, foldingKinds[value.kind]),
    link(value) {
      const link = new vscode.DocumentLink(range(value.range), value.target && uri(value.target));
      link.tooltip = value.tooltip;
      return link;
    },

    /** What the server knows a diagnostic by. */
    asProtocolDiagnostic(value) {
      const code = typeof value.code === 'object' ? value.code.value : value.code;
      return {
        range: asProtocolRange(value.range), message: value.message, source: value.source, code,
        severity: value.severity + 1,
      };
    },
    asProtocolRange,
    asProtocolPosition,
  };
}

function asProtocolPosition(value) {
  return { line: value.line, character: value.character };
}

function asProtocolRange(value) {
  return { start: asProtocolPosition(value.start), end: asProtocolPosition(value.end) };
}

module.exports = { conversion };
