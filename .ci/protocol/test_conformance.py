"""Drives the built server with pytest-lsp, a client that checks every message against the published protocol.

Beyond what that client checks itself, every message of the server must survive the way through lsprotocol's types
unchanged: a member that the protocol does not have would be lost on it.
"""

import json
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import converters, types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORKSPACE = ROOT / "protocol-fixtures" / "workspace"
SERVER = os.environ.get("MASONRY_LSP", str(ROOT / ".build" / "debug" / "masonry-lsp"))
SAMPLE = WORKSPACE / "first-steps.masonry"
# What is wrong in the sample.
RULE = "attribute-after-relation"

CONVERTER = converters.get_converter()


def assert_known(value, kind):
    """The value read as `kind` and written again is the value."""
    written = CONVERTER.unstructure(CONVERTER.structure(value, kind), kind)
    assert normal(written) == normal(value), json.dumps(value)


def normal(value):
    """Without members that are null, which lsprotocol leaves out or adds."""
    if isinstance(value, dict):
        return {key: normal(member) for key, member in value.items() if member is not None}
    if isinstance(value, list):
        return [normal(element) for element in value]
    return value


@pytest_lsp.fixture(
    params=["neovim", "visual_studio_code", "emacs"],
    config=ClientServerConfig(server_command=[SERVER, "serve", "--stdio"]),
)
async def client(request, lsp_client: LanguageClient):
    # The client says it can register, but leaves the doing to its user.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        return None

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            # Without it the server sends neither addresses nor links.
            initialization_options={"rulePagesURL": "https://example.com/rules/{id}"},
            workspace_folders=[types.WorkspaceFolder(uri=WORKSPACE.as_uri(), name="workspace")],
        )
    )
    yield
    await lsp_client.shutdown_session()


def opened(client):
    document = types.TextDocumentItem(
        uri=SAMPLE.as_uri(), language_id="masonry", version=1, text=SAMPLE.read_text(encoding="utf-8")
    )
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=document))
    return types.TextDocumentIdentifier(uri=SAMPLE.as_uri())


@pytest.mark.asyncio
async def test_diagnostics(client: LanguageClient):
    opened(client)
    await client.wait_for_notification("textDocument/publishDiagnostics")
    found = client.diagnostics[SAMPLE.as_uri()]
    assert [(each.code, each.severity) for each in found] == [
        (RULE, types.DiagnosticSeverity.Error)
    ]
    asked = client.capabilities.text_document.publish_diagnostics
    assert bool(found[0].code_description) == bool(asked and asked.code_description_support)
    assert found[0].data is None or asked.data_support
    assert not found[0].related_information or asked.related_information


@pytest.mark.asyncio
async def test_lists_of_completions_say_once_what_the_client_reads_once(client: LanguageClient):
    document = opened(client)
    answer = await client.text_document_completion_async(
        types.CompletionParams(text_document=document, position=types.Position(line=13, character=9))
    )
    completion = client.capabilities.text_document.completion
    defaults = (completion.completion_list and completion.completion_list.item_defaults) or []
    assert answer.items
    assert bool(answer.item_defaults and answer.item_defaults.edit_range) == ("editRange" in defaults)
    for item in answer.items:
        assert bool(item.text_edit) != bool(answer.item_defaults and answer.item_defaults.edit_range)
    known = completion.completion_item_kind and completion.completion_item_kind.value_set
    assert {item.kind for item in answer.items} <= set(known or range(1, 19))


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[SERVER, "serve", "--stdio"]))
async def client_with_folders(lsp_client: LanguageClient):
    """A client of two folders, one in the other, which is asked for the settings of both."""
    lsp_client.set_configuration({"masonry-lsp": {"rules": {RULE: "hint"}}}, scope_uri=WORKSPACE.as_uri())
    folders = [ROOT, WORKSPACE]
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                workspace=types.WorkspaceClientCapabilities(configuration=True, workspace_folders=True)
            ),
            workspace_folders=[types.WorkspaceFolder(uri=each.as_uri(), name=each.name) for each in folders],
        )
    )
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_each_folder_has_its_settings(client_with_folders: LanguageClient):
    client = client_with_folders
    opened(client)

    async def severity():
        await client.wait_for_notification("textDocument/publishDiagnostics")
        return [each.severity for each in client.diagnostics[SAMPLE.as_uri()] if each.code == RULE]

    # The document may be looked at before the client has answered.
    if await severity() != [types.DiagnosticSeverity.Hint]:
        assert await severity() == [types.DiagnosticSeverity.Hint]
    inner = types.WorkspaceFolder(uri=WORKSPACE.as_uri(), name=WORKSPACE.name)
    client.workspace_did_change_workspace_folders(
        types.DidChangeWorkspaceFoldersParams(event=types.WorkspaceFoldersChangeEvent(added=[], removed=[inner]))
    )
    assert await severity() == [types.DiagnosticSeverity.Error]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[SERVER, "serve", "--stdio"]))
async def old_client(lsp_client: LanguageClient):
    """A client of the protocol's first years, which applies edits."""
    applied = []

    @lsp_client.feature(types.WORKSPACE_APPLY_EDIT)
    def apply(params: types.ApplyWorkspaceEditParams):
        applied.append(params)
        return types.ApplyWorkspaceEditResult(applied=True)

    lsp_client.applied = applied
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                workspace=types.WorkspaceClientCapabilities(apply_edit=True),
                text_document=types.TextDocumentClientCapabilities(
                    range_formatting=types.DocumentRangeFormattingClientCapabilities(ranges_support=True)
                ),
            ),
            root_uri=WORKSPACE.as_uri(),
        )
    )
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_an_old_client_is_offered_commands(old_client: LanguageClient):
    document = opened(old_client)
    await old_client.wait_for_notification("textDocument/publishDiagnostics")
    params = types.CodeActionParams(
        text_document=document,
        range=types.Range(start=types.Position(14, 50), end=types.Position(14, 50)),
        context=types.CodeActionContext(diagnostics=[]),
    )
    offered = await old_client.text_document_code_action_async(params)
    assert offered and all(isinstance(each, types.Command) for each in offered)
    chosen = offered[0]
    await old_client.workspace_execute_command_async(
        types.ExecuteCommandParams(command=chosen.command, arguments=chosen.arguments)
    )
    assert [each.label for each in old_client.applied] == [chosen.title]
    assert [len(edits) for edits in old_client.applied[0].edit.changes.values()] == [1]


@pytest.mark.asyncio
async def test_an_old_client_is_spared_what_came_later(old_client: LanguageClient):
    document = opened(old_client)
    await old_client.wait_for_notification("textDocument/publishDiagnostics")
    found = old_client.diagnostics[SAMPLE.as_uri()][0]
    assert (found.code_description, found.data, found.tags, found.related_information) == (None, None, None, None)
    symbols = await old_client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert symbols and all(isinstance(each, types.SymbolInformation) and each.kind <= 18 for each in symbols)


@pytest.mark.asyncio
async def test_several_ranges_are_formatted_at_once(old_client: LanguageClient):
    document = opened(old_client)
    line = types.Range(start=types.Position(4, 0), end=types.Position(4, 0))
    change = types.TextDocumentContentChangePartial(range=line, text="        ")
    old_client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=document.uri, version=2), content_changes=[change]
        )
    )
    edits = await old_client.text_document_ranges_formatting_async(
        types.DocumentRangesFormattingParams(document, [line, ALL], OPTIONS)
    )
    assert [edit.range.end.line for edit in edits] == [4]


HERE = types.Position(line=4, character=10)
ALL = types.Range(start=types.Position(0, 0), end=types.Position(99, 0))
OPTIONS = types.FormattingOptions(tab_size=4, insert_spaces=True)


def requests(document):
    """Every request of the server with its parameters."""
    at = {"text_document": document, "position": HERE}
    yield "text_document_hover_async", types.HoverParams(**at)
    yield "text_document_completion_async", types.CompletionParams(
        text_document=document, position=types.Position(line=13, character=9)
    )
    yield "text_document_signature_help_async", types.SignatureHelpParams(
        text_document=document, position=types.Position(line=13, character=25)
    )
    yield "text_document_declaration_async", types.DeclarationParams(**at)
    yield "text_document_definition_async", types.DefinitionParams(**at)
    yield "text_document_references_async", types.ReferenceParams(
        context=types.ReferenceContext(include_declaration=True), **at
    )
    yield "text_document_document_highlight_async", types.DocumentHighlightParams(**at)
    yield "text_document_document_symbol_async", types.DocumentSymbolParams(document)
    yield "text_document_code_action_async", types.CodeActionParams(
        text_document=document,
        range=types.Range(start=types.Position(14, 50), end=types.Position(14, 50)),
        context=types.CodeActionContext(diagnostics=[]),
    )
    yield "text_document_code_lens_async", types.CodeLensParams(document)
    yield "text_document_document_link_async", types.DocumentLinkParams(document)
    yield "text_document_formatting_async", types.DocumentFormattingParams(document, OPTIONS)
    yield "text_document_range_formatting_async", types.DocumentRangeFormattingParams(document, ALL, OPTIONS)
    yield "text_document_on_type_formatting_async", types.DocumentOnTypeFormattingParams(
        document, HERE, "}", OPTIONS
    )
    yield "text_document_prepare_rename_async", types.PrepareRenameParams(**at)
    yield "text_document_rename_async", types.RenameParams(new_name="portrait", **at)
    yield "text_document_folding_range_async", types.FoldingRangeParams(document)
    yield "text_document_selection_range_async", types.SelectionRangeParams(document, [HERE])
    yield "text_document_semantic_tokens_full_async", types.SemanticTokensParams(document)
    yield "text_document_semantic_tokens_full_delta_async", types.SemanticTokensDeltaParams(document, "1")
    yield "text_document_semantic_tokens_range_async", types.SemanticTokensRangeParams(document, ALL)
    yield "text_document_inlay_hint_async", types.InlayHintParams(document, ALL)
    yield "text_document_diagnostic_async", types.DocumentDiagnosticParams(document)
    yield "workspace_diagnostic_async", types.WorkspaceDiagnosticParams(previous_result_ids=[])
    yield "workspace_symbol_async", types.WorkspaceSymbolParams(query="a")


@pytest.mark.asyncio
async def test_every_request_is_answered(client: LanguageClient):
    document = opened(client)
    await client.wait_for_notification("textDocument/publishDiagnostics")
    for name, params in requests(document):
        # An answer of the wrong shape, or an error, raises here.
        await getattr(client, name)(params)


def read_session(path):
    """The messages that the server says in a recorded session, with the method that each answers."""
    methods, statement = {}, ""
    for line in path.read_text(encoding="utf-8").splitlines() + [""]:
        if line[:1] in (" ", "}", "]"):
            statement += line
            continue
        word, _, rest = statement.partition(" ")
        statement = line
        if word not in ("client", "server") or not rest.startswith("{"):
            continue
        message = json.loads(rest)
        if word == "client" and "method" in message and "id" in message:
            methods[message["id"]] = message["method"]
        if word == "server":
            yield message, methods.get(message.get("id"))


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "protocol-fixtures" / "sessions").rglob("*.session")),
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_recorded_messages_hold_nothing_unknown(path):
    for message, method in read_session(path):
        text = json.dumps(message)
        if '"..."' in text:
            continue
        # The published model knows nothing of this server's own extension.
        if str(message.get("method", method)).startswith("masonry/"):
            continue
        if "method" in message and "id" not in message:
            kind = types.METHOD_TO_TYPES[message["method"]][0]
        elif "method" in message or "error" in message or method not in types.METHOD_TO_TYPES:
            continue
        else:
            kind = types.METHOD_TO_TYPES[method][1]
        assert_known(message, kind)
