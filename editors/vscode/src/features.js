// Everything that the editor asks of a language, answered by the server: one provider for each capability that it has.
'use strict';

const { conversion } = require('./conversion');

/**
 * Registers the providers; what it gives back are the registrations, and events that say that answers are out of date.
 * @param {typeof import('vscode')} vscode
 * @param client asks the server: `request(method, params, token)` is undefined where there is no answer.
 * @param abilities the server's capabilities
 */
function registerFeatures(vscode, client, selector, abilities) {
  const convert = conversion(vscode);
  const { languages } = vscode;
  const registrations = [];
  const refresh = {};
  // What the server sent of an item or action: it gets it back with the question for the rest.
  const originals = new WeakMap();

  const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const at = (document, position) => ({ ...named(document), position: convert.asProtocolPosition(position) });
  const within = (document, range) => ({ ...named(document), range: convert.asProtocolRange(range) });
  const all = (values, one) => values?.map(one);

  /** Registers what `make` makes where the server has the capability; `method` is asked, `one` converts each value. */
  function when(ability, register) {
    if (ability) {
      registrations.push(register(ability === true ? {} : ability));
    }
  }

  /** An event that has the editor ask anew. */
  function refreshed(method) {
    const emitter = new vscode.EventEmitter();
    registrations.push(emitter);
    refresh[method] = () => emitter.fire();
    return emitter.event;
  }

  when(abilities.completionProvider, (options) =>
    languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(document, position, token, context) {
          const answer = await client.request('textDocument/completion', {
            ...at(document, position),
            context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
          }, token);
          if (!answer) {
            return undefined;
          }
          const items = (Array.isArray(answer) ? answer : answer.items).map((value) => {
            const item = convert.completionItem(value);
            originals.set(item, value);
            return item;
          });
          return new vscode.CompletionList(items, answer.isIncomplete ?? false);
        },
        async resolveCompletionItem(item, token) {
          const original = originals.get(item);
          const answer = original && (await client.request('completionItem/resolve', original, token));
          if (answer) {
            const resolved = convert.completionItem(answer);
            item.documentation = resolved.documentation;
            item.detail = resolved.detail;
            item.additionalTextEdits = resolved.additionalTextEdits;
          }
          return item;
        },
      },
      ...(options.triggerCharacters ?? [])));

  when(abilities.hoverProvider, () =>
    languages.registerHoverProvider(selector, {
      async provideHover(document, position, token) {
        const answer = await client.request('textDocument/hover', at(document, position), token);
        return answer ? convert.hover(answer) : undefined;
      },
    }));

  when(abilities.signatureHelpProvider, (options) =>
    languages.registerSignatureHelpProvider(
      selector,
      {
        async provideSignatureHelp(document, position, token, context) {
          const answer = await client.request('textDocument/signatureHelp', {
            ...at(document, position),
            context: {
              triggerKind: context.triggerKind,
              triggerCharacter: context.triggerCharacter,
              isRetrigger: context.isRetrigger,
            },
          }, token);
          return answer ? convert.signatureHelp(answer) : undefined;
        },
      },
      {
        triggerCharacters: options.triggerCharacters ?? [],
        retriggerCharacters: options.retriggerCharacters ?? [],
      }));

  const targets = async (method, document, position, token) => {
    const answer = await client.request(method, at(document, position), token);
    return all(answer && (Array.isArray(answer) ? answer : [answer]), convert.target);
  };
  when(abilities.definitionProvider, () =>
    languages.registerDefinitionProvider(selector, {
      provideDefinition: (document, position, token) => targets('textDocument/definition', document, position, token),
    }));
  when(abilities.declarationProvider, () =>
    languages.registerDeclarationProvider(selector, {
      provideDeclaration: (document, position, token) => targets('textDocument/declaration', document, position, token),
    }));
  when(abilities.referencesProvider, () =>
    languages.registerReferenceProvider(selector, {
      async provideReferences(document, position, context, token) {
        const answer = await client.request('textDocument/references', {
          ...at(document, position), context: { includeDeclaration: context.includeDeclaration },
        }, token);
        return all(answer, convert.location);
      },
    }));
  when(abilities.documentHighlightProvider, () =>
    languages.registerDocumentHighlightProvider(selector, {
      async provideDocumentHighlights(document, position, token) {
        return all(await client.request('textDocument/documentHighlight', at(document, position), token), convert.highlight);
      },
    }));
  when(abilities.documentSymbolProvider, () =>
    languages.registerDocumentSymbolProvider(selector, {
      async provideDocumentSymbols(document, token) {
        return all(await client.request('textDocument/documentSymbol', named(document), token), convert.documentSymbol);
      },
    }));
  when(abilities.workspaceSymbolProvider, () =>
    languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        return all(await client.request('workspace/symbol', { query }, token), convert.symbolInformation);
      },
    }));

  when(abilities.codeActionProvider, (options) =>
    languages.registerCodeActionsProvider(
      selector,
      {
        async provideCodeActions(document, range, context, token) {
          const answer = await client.request('textDocument/codeAction', {
            ...within(document, range),
            context: {
              diagnostics: context.diagnostics.map(convert.asProtocolDiagnostic),
              only: context.only && [context.only.value],
              triggerKind: context.triggerKind,
            },
          }, token);
          return all(answer, (value) => {
            const action = convert.codeAction(value);
            originals.set(action, value);
            return action;
          });
        },
        async resolveCodeAction(action, token) {
          const original = originals.get(action);
          if (original && !original.edit) {
            const answer = await client.request('codeAction/resolve', original, token);
            action.edit = convert.workspaceEdit(answer?.edit);
          }
          return action;
        },
      },
      { providedCodeActionKinds: options.codeActionKinds?.map((kind) => vscode.CodeActionKind.Empty.append(kind)) }));

  when(abilities.codeLensProvider, () =>
    languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: refreshed('workspace/codeLens/refresh'),
      async provideCodeLenses(document, token) {
        return all(await client.request('textDocument/codeLens', named(document), token), convert.codeLens);
      },
    }));
  when(abilities.documentLinkProvider, () =>
    languages.registerDocumentLinkProvider(selector, {
      async provideDocumentLinks(document, token) {
        return all(await client.request('textDocument/documentLink', named(document), token), convert.link);
      },
    }));

  const formatted = async (method, params, options, token) => {
    const asked = { ...params, options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces } };
    return all(await client.request(method, asked, token), convert.textEdit);
  };
  when(abilities.documentFormattingProvider, () =>
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: (document, options, token) =>
        formatted('textDocument/formatting', named(document), options, token),
    }));
  when(abilities.documentRangeFormattingProvider, () =>
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      provideDocumentRangeFormattingEdits: (document, range, options, token) =>
        formatted('textDocument/rangeFormatting', within(document, range), options, token),
    }));
  when(abilities.documentOnTypeFormattingProvider, ({ firstTriggerCharacter, moreTriggerCharacter }) =>
    languages.registerOnTypeFormattingEditProvider(
      selector,
      {
        provideOnTypeFormattingEdits: (document, position, ch, options, token) =>
          formatted('textDocument/onTypeFormatting', { ...at(document, position), ch }, options, token),
      },
      firstTriggerCharacter,
      ...(moreTriggerCharacter ?? [])));

  when(abilities.renameProvider, () =>
    languages.registerRenameProvider(selector, {
      async provideRenameEdits(document, position, newName, token) {
        // Why something cannot be renamed is the server's to say, and the editor shows it.
        const edit = await client.sendRequest('textDocument/rename', { ...at(document, position), newName }, token);
        return convert.workspaceEdit(edit);
      },
      async prepareRename(document, position, token) {
        const answer = await client.sendRequest('textDocument/prepareRename', at(document, position), token);
        if (!answer) {
          throw new Error('There is no name here that can be changed.');
        }
        return answer.range
          ? { range: convert.range(answer.range), placeholder: answer.placeholder }
          : convert.range(answer);
      },
    }));
  when(abilities.foldingRangeProvider, () =>
    languages.registerFoldingRangeProvider(selector, {
      async provideFoldingRanges(document, context, token) {
        return all(await client.request('textDocument/foldingRange', named(document), token), convert.folding);
      },
    }));
  when(abilities.selectionRangeProvider, () =>
    languages.registerSelectionRangeProvider(selector, {
      async provideSelectionRanges(document, positions, token) {
        const asked = { ...named(document), positions: positions.map(convert.asProtocolPosition) };
        return all(await client.request('textDocument/selectionRange', asked, token), convert.selectionRange);
      },
    }));
  when(abilities.inlayHintProvider, () =>
    languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: refreshed('workspace/inlayHint/refresh'),
      async provideInlayHints(document, range, token) {
        return all(await client.request('textDocument/inlayHint', within(document, range), token), (value) => {
          const hint = convert.inlayHint(value);
          originals.set(hint, value);
          return hint;
        });
      },
      async resolveInlayHint(hint, token) {
        const original = originals.get(hint);
        if (original?.data !== undefined) {
          const answer = await client.request('inlayHint/resolve', original, token);
          hint.tooltip = convert.inlayHint(answer).tooltip;
        }
        return hint;
      },
    }));

  when(abilities.semanticTokensProvider, ({ legend, full, range }) => {
    const colours = new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers);
    const provider = {
      onDidChangeSemanticTokens: refreshed('workspace/semanticTokens/refresh'),
      async provideDocumentSemanticTokens(document, token) {
        const answer = await client.request('textDocument/semanticTokens/full', named(document), token);
        return answer ? convert.semanticTokens(answer) : undefined;
      },
    };
    if (full?.delta) {
      provider.provideDocumentSemanticTokensEdits = async (document, previousResultId, token) => {
        const asked = { ...named(document), previousResultId };
        const answer = await client.request('textDocument/semanticTokens/full/delta', asked, token);
        return answer ? convert.semanticTokensOrEdits(answer) : undefined;
      };
    }
    if (range) {
      registrations.push(languages.registerDocumentRangeSemanticTokensProvider(selector, {
        async provideDocumentRangeSemanticTokens(document, range, token) {
          const answer = await client.request('textDocument/semanticTokens/range', within(document, range), token);
          return answer ? convert.semanticTokens(answer) : undefined;
        },
      }, colours));
    }
    return languages.registerDocumentSemanticTokensProvider(selector, provider, colours);
  });

  return { registrations, refresh };
}

module.exports = { registerFeatures };
