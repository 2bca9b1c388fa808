// What this client tells the server about itself: exactly what `features.js` and `client.js` do.
'use strict';

const upTo = (last) => Array.from({ length: last }, (_, index) => index + 1);
const markup = ['markdown', 'plaintext'];

const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: true, showMessage: {} },
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true },
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    symbol: { symbolKind: { valueSet: upTo(26) } },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
    fileOperations: { didCreate: true, didRename: true, didDelete: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true,
      tagSupport: { valueSet: [1, 2] },
      versionSupport: true,
      codeDescriptionSupport: true,
    },
    completion: {
      contextSupport: true,
      insertTextMode: 2,
      completionItem: {
        snippetSupport: true,
        documentationFormat: markup,
        preselectSupport: true,
        insertReplaceSupport: true,
        insertTextModeSupport: { valueSet: [1, 2] },
        labelDetailsSupport: true,
        resolveSupport: { properties: ['documentation', 'detail', 'additionalTextEdits'] },
      },
      completionItemKind: { valueSet: upTo(25) },
    },
    hover: { contentFormat: markup },
    signatureHelp: {
      contextSupport: true,
      signatureInformation: {
        documentationFormat: markup,
        activeParameterSupport: true,
        parameterInformation: { labelOffsetSupport: true },
      },
    },
    declaration: { linkSupport: true },
    definition: { linkSupport: true },
    references: {},
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true, symbolKind: { valueSet: upTo(26) } },
    codeAction: {
      isPreferredSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ['quickfix', 'refactor', 'refactor.extract', 'refactor.rewrite', 'source.fixAll'] },
      },
    },
    codeLens: {},
    documentLink: { tooltipSupport: true },
    formatting: {},
    rangeFormatting: {},
    onTypeFormatting: {},
    rename: { prepareSupport: true },
    foldingRange: { lineFoldingOnly: true, rangeLimit: 5000 },
    selectionRange: {},
    inlayHint: { resolveSupport: { properties: ['tooltip'] } },
    semanticTokens: {
      requests: { range: true, full: { delta: true } },
      formats: ['relative'],
      tokenTypes: [
        'namespace', 'type', 'class', 'enum', 'interface', 'struct', 'typeParameter', 'parameter', 'variable',
        'property', 'enumMember', 'event', 'function', 'method', 'macro', 'keyword', 'modifier', 'comment', 'string',
        'number', 'regexp', 'operator', 'decorator',
      ],
      tokenModifiers: [
        'declaration', 'definition', 'readonly', 'static', 'deprecated', 'abstract', 'async', 'modification',
        'documentation', 'defaultLibrary',
      ],
    },
  },
};

module.exports = { capabilities };
