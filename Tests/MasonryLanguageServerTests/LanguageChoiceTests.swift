// In which language the server speaks to a client.

import JSONRPC
import LayoutIDE
import MasonryLanguageServer
import Project
import TestKit
import Testing

@Suite("The language of a session") struct LanguageChoiceTests {
    /// What may name a language, the one that counts first; nil for what does not.
    struct Choice: Sendable {
        var setting: String?
        var editor: String?
        var option: MessageLanguage?
        var project: MessageLanguage?
        var environment = MessageLanguage.english
    }

    @Test(
        "The setting counts first, then the editor, the option, the project, the environment",
        arguments: [
            (Choice(), false),
            (Choice(environment: .simplifiedChinese), true),
            (Choice(project: .simplifiedChinese), true),
            (Choice(project: .english, environment: .simplifiedChinese), false),
            (Choice(option: .simplifiedChinese, project: .english), true),
            (Choice(editor: "zh-cn"), true),
            (Choice(editor: "en", option: .simplifiedChinese), false),
            (Choice(editor: "zh-tw", environment: .simplifiedChinese), false),
            (Choice(setting: "zh-CN", editor: "en"), true),
            (Choice(setting: "", editor: "zh-cn"), true),
            (Choice(setting: "en", editor: "zh-cn", environment: .simplifiedChinese), false),
        ])
    func order(_ choice: Choice, _ isChinese: Bool) throws {
        var options = LanguageServerOptions()
        options.language = choice.option
        options.fallbackLanguage = choice.environment
        options.project = ServedProject(
            settings: { _ in
                var configuration = AnalysisConfiguration()
                configuration.language = choice.project ?? choice.environment
                return ServedProject.Settings(configuration: configuration)
            }, files: { _ in [] })
        let client = TestClient(options: options)
        var params = JSONObject()
        params["processId"] = .null
        params["rootUri"] = .null
        params["capabilities"] = [:]
        if let editor = choice.editor { params["locale"] = .string(editor) }
        if let setting = choice.setting { params["initializationOptions"] = ["locale": .string(setting)] }
        _ = try client.request("initialize", .object(params))
        client.notify("initialized", [:])
        let findings = try client.open("file:///a.masonry", "view root { view a }\na.makeConstraints { make.lft }")
        let message = try #require(findings["diagnostics"]?[0]?["message"]?.string)
        #expect(message.contains(#/[一-鿿]/#) == isChinese)
        // What concerns no document.
        client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///other.masonry"]])
        let log = try #require(try client.take("window/logMessage")["message"]?.string)
        let isAskedFor = choice.option != nil || choice.editor != nil || choice.setting != nil
        #expect(log.contains("已忽略") == (isAskedFor ? isChinese : choice.environment == .simplifiedChinese))
    }
}
