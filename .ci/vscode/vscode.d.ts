// What the extension may use of the interface of Visual Studio Code 1.82, the oldest that its manifest names: written from
// the editor's documentation. `declarations.js` reads it; whatever is not declared here fails the check when it is used.

declare module 'vscode' {
  export const version: string;

  // MARK: Values

  export class Position {
    readonly line: number;
    readonly character: number;
    constructor(line: number, character: number);
  }
  export class Range {
    readonly start: Position;
    readonly end: Position;
    constructor(start: Position, end: Position);
    constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number);
  }
  export class Selection extends Range {
    readonly anchor: Position;
    readonly active: Position;
    constructor(anchor: Position, active: Position);
  }
  export class Uri {
    static parse(value: string, strict?: boolean): Uri;
    static file(path: string): Uri;
    static from(components: { scheme: string; authority?: string; path?: string; query?: string; fragment?: string }): Uri;
    readonly scheme: string;
    readonly authority: string;
    readonly path: string;
    readonly query: string;
    readonly fragment: string;
    readonly fsPath: string;
    toString(skipEncoding?: boolean): string;
  }
  export class Location {
    uri: Uri;
    range: Range;
    constructor(uri: Uri, range: Range | Position);
  }
  export interface LocationLink {
    originSelectionRange?: Range;
    targetUri: Uri;
    targetRange: Range;
    targetSelectionRange?: Range;
  }
  export class TextEdit {
    range: Range;
    newText: string;
    constructor(range: Range, newText: string);
  }
  export class WorkspaceEdit {
    readonly size: number;
    constructor();
    set(uri: Uri, edits: readonly TextEdit[]): void;
    entries(): [Uri, TextEdit[]][];
  }
  export class SnippetString {
    value: string;
    constructor(value?: string);
  }
  export class MarkdownString {
    value: string;
    isTrusted?: boolean;
    supportHtml?: boolean;
    constructor(value?: string, supportThemeIcons?: boolean);
    appendText(value: string): MarkdownString;
    appendMarkdown(value: string): MarkdownString;
  }
  export interface Command {
    title: string;
    command: string;
    tooltip?: string;
    arguments?: any[];
  }
  export class Disposable {
    static from(...disposableLikes: { dispose: () => any }[]): Disposable;
    constructor(callOnDispose: () => any);
    dispose(): any;
  }
  export class EventEmitter {
    event: Event;
    constructor();
    fire(data?: any): void;
    dispose(): void;
  }
  export interface CancellationToken {
    isCancellationRequested: boolean;
    onCancellationRequested: Event;
  }

  // MARK: Documents

  export interface TextDocument {
    readonly uri: Uri;
    readonly fileName: string;
    readonly languageId: string;
    readonly version: number;
    readonly isClosed: boolean;
    getText(range?: Range): string;
    positionAt(offset: number): Position;
    offsetAt(position: Position): number;
  }
  export interface TextEditor {
    readonly document: TextDocument;
    selection: Selection;
    readonly viewColumn: ViewColumn | undefined;
    revealRange(range: Range, revealType?: TextEditorRevealType): void;
  }
  export interface TextDocumentShowOptions {
    viewColumn?: ViewColumn;
    preserveFocus?: boolean;
    preview?: boolean;
    selection?: Range;
  }
  export interface DocumentFilter {
    readonly language?: string;
    readonly scheme?: string;
    readonly pattern?: string;
  }
  export interface WorkspaceFolder {
    readonly uri: Uri;
    readonly name: string;
    readonly index: number;
  }
  export interface FormattingOptions {
    tabSize: number;
    insertSpaces: boolean;
  }

  // MARK: Enumerations

  export enum ViewColumn { Active = -1, Beside = -2, One = 1, Two = 2, Three = 3 }
  export enum TextEditorRevealType { Default = 0, InCenter = 1, InCenterIfOutsideViewport = 2, AtTop = 3 }
  export enum DiagnosticSeverity { Error = 0, Warning = 1, Information = 2, Hint = 3 }
  export enum DiagnosticTag { Unnecessary = 1, Deprecated = 2 }
  export enum DocumentHighlightKind { Text = 0, Read = 1, Write = 2 }
  export enum FoldingRangeKind { Comment = 1, Imports = 2, Region = 3 }
  export enum InlayHintKind { Type = 1, Parameter = 2 }
  export enum ProgressLocation { SourceControl = 1, Window = 10, Notification = 15 }
  export enum CompletionTriggerKind { Invoke = 0, TriggerCharacter = 1, TriggerForIncompleteCompletions = 2 }
  export enum SignatureHelpTriggerKind { Invoke = 1, TriggerCharacter = 2, ContentChange = 3 }
  export enum CodeActionTriggerKind { Invoke = 1, Automatic = 2 }
  export enum SymbolKind {
    File = 0, Module = 1, Namespace = 2, Package = 3, Class = 4, Method = 5, Property = 6, Field = 7, Constructor = 8,
    Enum = 9, Interface = 10, Function = 11, Variable = 12, Constant = 13, String = 14, Number = 15, Boolean = 16,
    Array = 17, Object = 18, Key = 19, Null = 20, EnumMember = 21, Struct = 22, Event = 23, Operator = 24,
    TypeParameter = 25
  }
  export enum CompletionItemKind {
    Text = 0, Method = 1, Function = 2, Constructor = 3, Field = 4, Variable = 5, Class = 6, Interface = 7, Module = 8,
    Property = 9, Unit = 10, Value = 11, Enum = 12, Keyword = 13, Snippet = 14, Color = 15, File = 16, Reference = 17,
    Folder = 18, EnumMember = 19, Constant = 20, Struct = 21, Event = 22, Operator = 23, TypeParameter = 24, User = 25,
    Issue = 26
  }

  // MARK: What providers give

  export class Diagnostic {
    range: Range;
    message: string;
    severity: DiagnosticSeverity;
    source?: string;
    code?: string | number | { value: string | number; target: Uri };
    relatedInformation?: DiagnosticRelatedInformation[];
    tags?: DiagnosticTag[];
    constructor(range: Range, message: string, severity?: DiagnosticSeverity);
  }
  export class DiagnosticRelatedInformation {
    location: Location;
    message: string;
    constructor(location: Location, message: string);
  }
  export interface DiagnosticCollection {
    readonly name: string;
    set(uri: Uri, diagnostics: readonly Diagnostic[] | undefined): void;
    delete(uri: Uri): void;
    clear(): void;
    dispose(): void;
  }
  export interface CompletionItemLabel {
    label: string;
    detail?: string;
    description?: string;
  }
  export class CompletionItem {
    label: string | CompletionItemLabel;
    kind?: CompletionItemKind;
    detail?: string;
    documentation?: string | MarkdownString;
    sortText?: string;
    filterText?: string;
    preselect?: boolean;
    insertText?: string | SnippetString;
    range?: Range | { inserting: Range; replacing: Range };
    keepWhitespace?: boolean;
    additionalTextEdits?: TextEdit[];
    command?: Command;
    constructor(label: string | CompletionItemLabel, kind?: CompletionItemKind);
  }
  export class CompletionList {
    isIncomplete?: boolean;
    items: CompletionItem[];
    constructor(items?: CompletionItem[], isIncomplete?: boolean);
  }
  export class Hover {
    contents: MarkdownString | MarkdownString[];
    range?: Range;
    constructor(contents: MarkdownString | MarkdownString[], range?: Range);
  }
  export class ParameterInformation {
    label: string | [number, number];
    documentation?: string | MarkdownString;
    constructor(label: string | [number, number], documentation?: string | MarkdownString);
  }
  export class SignatureInformation {
    label: string;
    documentation?: string | MarkdownString;
    parameters: ParameterInformation[];
    activeParameter?: number;
    constructor(label: string, documentation?: string | MarkdownString);
  }
  export class SignatureHelp {
    signatures: SignatureInformation[];
    activeSignature: number;
    activeParameter: number;
    constructor();
  }
  export class DocumentHighlight {
    range: Range;
    kind?: DocumentHighlightKind;
    constructor(range: Range, kind?: DocumentHighlightKind);
  }
  export class DocumentSymbol {
    name: string;
    detail: string;
    kind: SymbolKind;
    range: Range;
    selectionRange: Range;
    children: DocumentSymbol[];
    constructor(name: string, detail: string, kind: SymbolKind, range: Range, selectionRange: Range);
  }
  export class SymbolInformation {
    name: string;
    kind: SymbolKind;
    containerName: string;
    location: Location;
    constructor(name: string, kind: SymbolKind, containerName: string, location: Location);
  }
  export class CodeActionKind {
    static readonly Empty: CodeActionKind;
    readonly value: string;
    append(parts: string): CodeActionKind;
  }
  export class CodeAction {
    title: string;
    kind?: CodeActionKind;
    edit?: WorkspaceEdit;
    diagnostics?: Diagnostic[];
    command?: Command;
    isPreferred?: boolean;
    constructor(title: string, kind?: CodeActionKind);
  }
  export class CodeLens {
    range: Range;
    command?: Command;
    constructor(range: Range, command?: Command);
  }
  export class DocumentLink {
    range: Range;
    target?: Uri;
    tooltip?: string;
    constructor(range: Range, target?: Uri);
  }
  export class FoldingRange {
    start: number;
    end: number;
    kind?: FoldingRangeKind;
    constructor(start: number, end: number, kind?: FoldingRangeKind);
  }
  export class SelectionRange {
    range: Range;
    parent?: SelectionRange;
    constructor(range: Range, parent?: SelectionRange);
  }
  export class InlayHint {
    position: Position;
    label: string;
    kind?: InlayHintKind;
    tooltip?: string | MarkdownString;
    paddingLeft?: boolean;
    paddingRight?: boolean;
    constructor(position: Position, label: string, kind?: InlayHintKind);
  }
  export class SemanticTokensLegend {
    readonly tokenTypes: string[];
    readonly tokenModifiers: string[];
    constructor(tokenTypes: string[], tokenModifiers?: string[]);
  }
  export class SemanticTokens {
    readonly resultId: string | undefined;
    readonly data: Uint32Array;
    constructor(data: Uint32Array, resultId?: string);
  }
  export class SemanticTokensEdit {
    readonly start: number;
    readonly deleteCount: number;
    readonly data: Uint32Array | undefined;
    constructor(start: number, deleteCount: number, data?: Uint32Array);
  }
  export class SemanticTokensEdits {
    readonly edits: SemanticTokensEdit[];
    readonly resultId: string | undefined;
    constructor(edits: SemanticTokensEdit[], resultId?: string);
  }

  // MARK: Providers

  export interface TextDocumentContentProvider {
    provideTextDocumentContent(uri: Uri, token: CancellationToken): ProviderResult<string>;
  }
  export interface CompletionContext {
    readonly triggerKind: CompletionTriggerKind;
    readonly triggerCharacter: string | undefined;
  }
  export interface CompletionItemProvider {
    provideCompletionItems(document: TextDocument, position: Position, token: CancellationToken, context: CompletionContext): ProviderResult<CompletionItem[] | CompletionList>;
    resolveCompletionItem?(item: CompletionItem, token: CancellationToken): ProviderResult<CompletionItem>;
  }
  export interface HoverProvider {
    provideHover(document: TextDocument, position: Position, token: CancellationToken): ProviderResult<Hover>;
  }
  export interface SignatureHelpContext {
    readonly triggerKind: SignatureHelpTriggerKind;
    readonly triggerCharacter: string | undefined;
    readonly isRetrigger: boolean;
  }
  export interface SignatureHelpProvider {
    provideSignatureHelp(document: TextDocument, position: Position, token: CancellationToken, context: SignatureHelpContext): ProviderResult<SignatureHelp>;
  }
  export interface SignatureHelpProviderMetadata {
    readonly triggerCharacters: readonly string[];
    readonly retriggerCharacters: readonly string[];
  }
  export interface DefinitionProvider {
    provideDefinition(document: TextDocument, position: Position, token: CancellationToken): ProviderResult<Location | Location[] | LocationLink[]>;
  }
  export interface DeclarationProvider {
    provideDeclaration(document: TextDocument, position: Position, token: CancellationToken): ProviderResult<Location | Location[] | LocationLink[]>;
  }
  export interface ReferenceContext {
    readonly includeDeclaration: boolean;
  }
  export interface ReferenceProvider {
    provideReferences(document: TextDocument, position: Position, context: ReferenceContext, token: CancellationToken): ProviderResult<Location[]>;
  }
  export interface DocumentHighlightProvider {
    provideDocumentHighlights(document: TextDocument, position: Position, token: CancellationToken): ProviderResult<DocumentHighlight[]>;
  }
  export interface DocumentSymbolProvider {
    provideDocumentSymbols(document: TextDocument, token: CancellationToken): ProviderResult<DocumentSymbol[]>;
  }
  export interface WorkspaceSymbolProvider {
    provideWorkspaceSymbols(query: string, token: CancellationToken): ProviderResult<SymbolInformation[]>;
  }
  export interface CodeActionContext {
    readonly triggerKind: CodeActionTriggerKind;
    readonly diagnostics: readonly Diagnostic[];
    readonly only: CodeActionKind | undefined;
  }
  export interface CodeActionProvider {
    provideCodeActions(document: TextDocument, range: Range | Selection, context: CodeActionContext, token: CancellationToken): ProviderResult<(Command | CodeAction)[]>;
    resolveCodeAction?(codeAction: CodeAction, token: CancellationToken): ProviderResult<CodeAction>;
  }
  export interface CodeActionProviderMetadata {
    readonly providedCodeActionKinds?: readonly CodeActionKind[];
  }
  export interface CodeLensProvider {
    onDidChangeCodeLenses?: Event;
    provideCodeLenses(document: TextDocument, token: CancellationToken): ProviderResult<CodeLens[]>;
  }
  export interface DocumentLinkProvider {
    provideDocumentLinks(document: TextDocument, token: CancellationToken): ProviderResult<DocumentLink[]>;
  }
  export interface DocumentFormattingEditProvider {
    provideDocumentFormattingEdits(document: TextDocument, options: FormattingOptions, token: CancellationToken): ProviderResult<TextEdit[]>;
  }
  export interface DocumentRangeFormattingEditProvider {
    provideDocumentRangeFormattingEdits(document: TextDocument, range: Range, options: FormattingOptions, token: CancellationToken): ProviderResult<TextEdit[]>;
  }
  export interface OnTypeFormattingEditProvider {
    provideOnTypeFormattingEdits(document: TextDocument, position: Position, ch: string, options: FormattingOptions, token: CancellationToken): ProviderResult<TextEdit[]>;
  }
  export interface RenameProvider {
    provideRenameEdits(document: TextDocument, position: Position, newName: string, token: CancellationToken): ProviderResult<WorkspaceEdit>;
    prepareRename?(document: TextDocument, position: Position, token: CancellationToken): ProviderResult<Range | { range: Range; placeholder: string }>;
  }
  export interface FoldingRangeProvider {
    provideFoldingRanges(document: TextDocument, context: object, token: CancellationToken): ProviderResult<FoldingRange[]>;
  }
  export interface SelectionRangeProvider {
    provideSelectionRanges(document: TextDocument, positions: readonly Position[], token: CancellationToken): ProviderResult<SelectionRange[]>;
  }
  export interface InlayHintsProvider {
    onDidChangeInlayHints?: Event;
    provideInlayHints(document: TextDocument, range: Range, token: CancellationToken): ProviderResult<InlayHint[]>;
    resolveInlayHint?(hint: InlayHint, token: CancellationToken): ProviderResult<InlayHint>;
  }
  export interface DocumentSemanticTokensProvider {
    onDidChangeSemanticTokens?: Event;
    provideDocumentSemanticTokens(document: TextDocument, token: CancellationToken): ProviderResult<SemanticTokens>;
    provideDocumentSemanticTokensEdits?(document: TextDocument, previousResultId: string, token: CancellationToken): ProviderResult<SemanticTokens | SemanticTokensEdits>;
  }
  export interface DocumentRangeSemanticTokensProvider {
    provideDocumentRangeSemanticTokens(document: TextDocument, range: Range, token: CancellationToken): ProviderResult<SemanticTokens>;
  }

  export namespace languages {
    export function match(selector: readonly DocumentFilter[], document: TextDocument): number;
    export function createDiagnosticCollection(name?: string): DiagnosticCollection;
    export function registerCompletionItemProvider(selector: readonly DocumentFilter[], provider: CompletionItemProvider, ...triggerCharacters: string[]): Disposable;
    export function registerHoverProvider(selector: readonly DocumentFilter[], provider: HoverProvider): Disposable;
    export function registerSignatureHelpProvider(selector: readonly DocumentFilter[], provider: SignatureHelpProvider, metadata: SignatureHelpProviderMetadata): Disposable;
    export function registerDefinitionProvider(selector: readonly DocumentFilter[], provider: DefinitionProvider): Disposable;
    export function registerDeclarationProvider(selector: readonly DocumentFilter[], provider: DeclarationProvider): Disposable;
    export function registerReferenceProvider(selector: readonly DocumentFilter[], provider: ReferenceProvider): Disposable;
    export function registerDocumentHighlightProvider(selector: readonly DocumentFilter[], provider: DocumentHighlightProvider): Disposable;
    export function registerDocumentSymbolProvider(selector: readonly DocumentFilter[], provider: DocumentSymbolProvider): Disposable;
    export function registerWorkspaceSymbolProvider(provider: WorkspaceSymbolProvider): Disposable;
    export function registerCodeActionsProvider(selector: readonly DocumentFilter[], provider: CodeActionProvider, metadata?: CodeActionProviderMetadata): Disposable;
    export function registerCodeLensProvider(selector: readonly DocumentFilter[], provider: CodeLensProvider): Disposable;
    export function registerDocumentLinkProvider(selector: readonly DocumentFilter[], provider: DocumentLinkProvider): Disposable;
    export function registerDocumentFormattingEditProvider(selector: readonly DocumentFilter[], provider: DocumentFormattingEditProvider): Disposable;
    export function registerDocumentRangeFormattingEditProvider(selector: readonly DocumentFilter[], provider: DocumentRangeFormattingEditProvider): Disposable;
    export function registerOnTypeFormattingEditProvider(selector: readonly DocumentFilter[], provider: OnTypeFormattingEditProvider, firstTriggerCharacter: string, ...moreTriggerCharacter: string[]): Disposable;
    export function registerRenameProvider(selector: readonly DocumentFilter[], provider: RenameProvider): Disposable;
    export function registerFoldingRangeProvider(selector: readonly DocumentFilter[], provider: FoldingRangeProvider): Disposable;
    export function registerSelectionRangeProvider(selector: readonly DocumentFilter[], provider: SelectionRangeProvider): Disposable;
    export function registerInlayHintsProvider(selector: readonly DocumentFilter[], provider: InlayHintsProvider): Disposable;
    export function registerDocumentSemanticTokensProvider(selector: readonly DocumentFilter[], provider: DocumentSemanticTokensProvider, legend: SemanticTokensLegend): Disposable;
    export function registerDocumentRangeSemanticTokensProvider(selector: readonly DocumentFilter[], provider: DocumentRangeSemanticTokensProvider, legend: SemanticTokensLegend): Disposable;
  }

  // MARK: The editor

  export interface OutputChannel {
    readonly name: string;
    appendLine(value: string): void;
    dispose(): void;
  }
  export interface QuickPickItem {
    label: string;
    description?: string;
    detail?: string;
  }
  export interface QuickPickOptions {
    placeHolder?: string;
  }
  export interface Webview {
    html: string;
    readonly onDidReceiveMessage: Event;
    postMessage(message: any): Thenable<boolean>;
  }
  export interface WebviewPanel {
    title: string;
    readonly webview: Webview;
    readonly onDidDispose: Event;
    reveal(viewColumn?: ViewColumn, preserveFocus?: boolean): void;
    dispose(): any;
  }
  export interface WebviewOptions {
    enableScripts?: boolean;
    retainContextWhenHidden?: boolean;
    localResourceRoots?: readonly Uri[];
  }
  export interface ProgressOptions {
    location: ProgressLocation;
    title?: string;
    cancellable?: boolean;
  }

  export namespace window {
    export const activeTextEditor: TextEditor | undefined;
    export const visibleTextEditors: readonly TextEditor[];
    export const onDidChangeActiveTextEditor: Event;
    export const onDidChangeTextEditorSelection: Event;
    export function createOutputChannel(name: string): OutputChannel;
    export function createWebviewPanel(viewType: string, title: string, showOptions: ViewColumn | { viewColumn: ViewColumn; preserveFocus?: boolean }, options?: WebviewOptions): WebviewPanel;
    export function showErrorMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    export function showWarningMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    export function showInformationMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    export function showQuickPick(items: readonly QuickPickItem[], options?: QuickPickOptions): Thenable<QuickPickItem | undefined>;
    export function showTextDocument(document: TextDocument | Uri, options?: TextDocumentShowOptions): Thenable<TextEditor>;
    export function withProgress(options: ProgressOptions, task: (progress: any, token: any) => any): Thenable<any>;
  }

  export interface WorkspaceConfiguration {
    readonly [key: string]: any;
    get(section: string, defaultValue?: any): any;
    has(section: string): boolean;
  }
  export interface FileSystemWatcher {
    readonly onDidCreate: Event;
    readonly onDidChange: Event;
    readonly onDidDelete: Event;
    dispose(): any;
  }

  export namespace workspace {
    export const workspaceFolders: readonly WorkspaceFolder[] | undefined;
    export const textDocuments: readonly TextDocument[];
    export const onDidOpenTextDocument: Event;
    export const onDidChangeTextDocument: Event;
    export const onDidSaveTextDocument: Event;
    export const onDidCloseTextDocument: Event;
    export const onDidChangeWorkspaceFolders: Event;
    export const onDidChangeConfiguration: Event;
    export const onDidCreateFiles: Event;
    export const onDidDeleteFiles: Event;
    export const onDidRenameFiles: Event;
    export function getConfiguration(section?: string, scope?: Uri | null): WorkspaceConfiguration;
    export function createFileSystemWatcher(globPattern: string): FileSystemWatcher;
    export function applyEdit(edit: WorkspaceEdit): Thenable<boolean>;
    export function openTextDocument(options: { language?: string; content?: string }): Thenable<TextDocument>;
    export function registerTextDocumentContentProvider(scheme: string, provider: TextDocumentContentProvider): Disposable;
  }

  export namespace commands {
    export function registerCommand(command: string, callback: (...args: any[]) => any): Disposable;
    export function executeCommand(command: string, ...rest: any[]): Thenable<any>;
  }

  export interface Clipboard {
    readText(): Thenable<string>;
    writeText(value: string): Thenable<void>;
  }

  export namespace env {
    export const appName: string;
    export const language: string;
    export const clipboard: Clipboard;
  }
}
