// The server without sockets: who is answered, what pages show, and who hears of changes.

import Foundation
import LayoutIDE
import SourceText
import Testing

@testable import LivePreview

/// Files in memory.
private final class Desk {
    var texts: [String: String]
    init(_ texts: [String: String]) { self.texts = texts }

    var project: LiveProject {
        LiveProject(
            read: { [self] path in
                texts[path].map { .success(SourceText($0)) } ?? .failure(.init(.verbatim("gone")))
            }, configuration: { _ in AnalysisConfiguration() }, devices: BuiltInDevice.all.suffix(3),
            language: .english)
    }

    var files: [LiveFile] { texts.keys.sorted().map { LiveFile(name: String($0.dropFirst()), path: $0) } }
}

@Suite struct LiveServerTests {
    private static let card = """
        class Card: UIView {
            let title = UILabel()
            func setUp() {
                addSubview(title)
                title.snp.makeConstraints { $0.left.top.equalToSuperview().offset(16); $0.width.equalTo(100) }
            }
        }
        class Row: UITableViewCell {
            let icon = UIImageView()
            func setUp() {
                contentView.addSubview(icon)
                icon.snp.makeConstraints { $0.edges.equalToSuperview(); $0.height.equalTo(44) }
            }
        }
        """
    private let desk = Desk(["/a.swift": Self.card, "/b.masonry": "screen 100 x 100\nview root { view v {} }\n"])
    private let access = LiveAccess(port: 4242, token: "secret")

    private func server(editor: LiveEditor = .program) -> LiveServer {
        LiveServer(access, LiveSession(desk.project, files: desk.files), editor: editor)
    }

    private func request(_ target: String, _ headers: String = "Host: 127.0.0.1:4242\r\n", method: String = "GET")
        -> [UInt8]
    {
        Array("\(method) \(target) HTTP/1.1\r\n\(headers)\r\n".utf8)
    }

    private func answer(_ outputs: [LiveOutput]) -> (head: String, body: String) {
        let text = outputs.map { output -> String in
            if case .send(let bytes, _) = output { String(decoding: bytes, as: UTF8.self) } else { "" }
        }.joined()
        let parts = text.components(separatedBy: "\r\n\r\n")
        return (parts[0], parts.dropFirst().joined(separator: "\r\n\r\n"))
    }

    private func status(_ bytes: [UInt8]) -> Int? {
        var server = server()
        return Int(answer(server.received(bytes, on: 1)).head.split(separator: " ")[1])
    }

    private func state(_ query: String, _ server: inout LiveServer) throws -> [String: Any] {
        let body = answer(server.received(request("/secret/state?\(query)"), on: 1)).body
        return try #require(try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    }

    @Test("Only who knows the address is answered")
    func onlyWhoKnowsTheAddressIsAnswered() {
        #expect(status(request("/secret/")) == 200)
        #expect(status(request("/secret/page.js")) == 200)
        #expect(status(request("/secret/", "Host: localhost:4242\r\nOrigin: http://localhost:4242\r\n")) == 200)
        #expect(status(request("/")) == 404)
        #expect(status(request("/state")) == 404)
        #expect(status(request("/Secret/")) == 404)
        #expect(status(request("/secre/")) == 404)
        #expect(status(request("/secret")) == 404)
        #expect(status(request("/secret/etc/passwd")) == 404)
    }

    @Test(
        "A name that leads here by a trick is refused",
        arguments: ["127.0.0.1", "127.0.0.1:80", "evil.example:4242", "127.0.0.1:4242.evil.example", ""])
    func aNameThatLeadsHereByATrickIsRefused(host: String) {
        #expect(status(request("/secret/", "Host: \(host)\r\n")) == 421)
    }

    @Test("A page of another origin is refused, and a request without a host")
    func aPageOfAnotherOriginIsRefusedAndARequest() {
        let host = "Host: 127.0.0.1:4242\r\n"
        for origin in ["http://evil.example", "null", "https://127.0.0.1:4242", "http://127.0.0.1:4243", "file://"] {
            #expect(status(request("/secret/state", host + "Origin: \(origin)\r\n")) == 403)
        }
        #expect(status(request("/secret/state", host + "Sec-Fetch-Site: cross-site\r\n")) == 403)
        #expect(status(request("/secret/state", host + "Sec-Fetch-Site: same-site\r\n")) == 403)
        #expect(status(request("/secret/state", host + "Sec-Fetch-Site: same-origin\r\n")) == 200)
        #expect(status(request("/secret/state", "")) == 400)
    }

    @Test("What is refused ends the connection, and says nothing of what there is")
    func whatIsRefusedEndsTheConnectionAndSaysNothing() {
        var server = server()
        let outputs = server.received(request("/secret/../secret/state"), on: 3)
        #expect(answer(outputs).head.hasPrefix("HTTP/1.1 400 "))
        #expect(answer(outputs).body.isEmpty)
        #expect(outputs.last == .close(connection: 3))
        #expect(
            status(request("/secret/log", "Host: 127.0.0.1:4242\r\nContent-Length: 10485760\r\n", method: "POST"))
                == 413)
        #expect(
            status(request("/secret/state", "Host: 127.0.0.1:4242\r\nContent-Length: 0\r\n", method: "POST")) == 405)
        #expect(status(request("/secret/log")) == 405)
    }

    @Test("A state names what can be chosen, and draws what is")
    func aStateNamesWhatCanBeChosenAndDrawsWhatIs() throws {
        var server = server()
        let state = try state("file=a.swift&class=Row", &server)
        #expect((state["classes"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["Card", "Row"])
        #expect(state["class"] as? String == "Row")
        let screens = try #require(state["screens"] as? [String])
        #expect(Set(screens).isSuperset(of: BuiltInDevice.all.suffix(3).map(\.portrait.name)))
        #expect((state["figures"] as? String)?.contains("<svg") == true)
        let data = try #require(state["data"] as? [String: Any])
        let model = try #require((data["models"] as? [[String: Any]])?.first)
        let icon = try #require((model["items"] as? [[Any]])?.first { $0.first as? String == "icon" })
        #expect(icon[7] as? Int == 9)
        let lines = (model["constraints"] as? [[Any]])?.compactMap { $0.last as? Int }
        #expect(Set(lines ?? []) == [12])
    }

    @Test("What is not there is as if it were not chosen")
    func whatIsNotThereIsAsIfItWereNotChosen() throws {
        var server = server()
        #expect(try state("file=none&class=None&screen=None&state=x", &server)["class"] as? String == "Card")
        let own = try state("file=b.masonry&screen=None", &server)
        #expect(own["ownScreens"] as? Bool == true)
        desk.texts["/a.swift"] = nil
        server.session.note(changed: ["/a.swift"])
        #expect(try state("file=a.swift", &server)["note"] as? String == "gone")
        server.session.note(files: [])
        #expect(try (state("", &server)["note"] as? String)?.isEmpty == false)
    }

    @Test("A device turns, and its analysis is another one")
    func aDeviceTurnsAndItsAnalysisIsAnotherOne() throws {
        var server = server()
        let name = try #require(BuiltInDevice.all.last).portrait.name
        let query = "file=a.swift&screen=\(name.replacingOccurrences(of: " ", with: "+"))"
        func size(_ query: String) throws -> Int? {
            let data = try state(query, &server)["data"] as? [String: Any]
            return (data?["panels"] as? [[String: Any]])?.first?["width"] as? Int
        }
        let upright = try #require(try size(query))
        let turned = try #require(try size(query + "&landscape=1"))
        #expect(upright < turned)
        #expect(try size(query) == upright)
    }

    @Test("A page lays out from right to left where it is asked to")
    func aPageLaysOutFromRightToLeftWhereItIsAskedTo() throws {
        var server = server()
        func caption(_ query: String) throws -> String? {
            let data = try state(query, &server)["data"] as? [String: Any]
            return (data?["panels"] as? [[String: Any]])?.first?["name"] as? String
        }
        #expect(try caption("file=a.swift")?.contains("right to left") == false)
        #expect(try caption("file=a.swift&rtl=1")?.contains("right to left") == true)
        #expect(try state("file=a.swift&rtl=1", &server)["rtl"] as? Bool == true)
        #expect(try caption("file=a.swift")?.contains("right to left") == false)
    }

    @Test("Texts can be larger, and in another language of the project")
    func textsCanBeLargerAndInAnotherLanguage() throws {
        desk.texts["/t.swift"] = """
            class Card: UIView {
                let title = UILabel()
                func setUp() {
                    addSubview(title)
                    title.text = NSLocalizedString("hello", comment: "")
                    title.font = .preferredFont(forTextStyle: .body)
                    title.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let reader = Translations(languages: ["de", "en"]) { language in
            TextIndex([IndexedText(key: "hello", text: language == "de" ? "Guten Tag" : "Hello")])
        }
        let index = SymbolIndex([], device: nil).with(
            ProgramResources(texts: TextIndex([IndexedText(key: "hello", text: "Hello")]), translations: reader))
        var project = desk.project
        project.configuration = { _ in
            var configuration = AnalysisConfiguration()
            configuration.index = index
            return configuration
        }
        var server = LiveServer(access, LiveSession(project, files: desk.files), editor: .program)
        func shown(_ query: String) throws -> (state: [String: Any], data: String) {
            let state = try state("file=t.swift" + query, &server)
            let data = try JSONSerialization.data(withJSONObject: #require(state["data"]))
            return (state, String(decoding: data, as: UTF8.self))
        }
        let plain = try shown("")
        #expect(plain.data.contains("Hello") && plain.state["size"] as? String == "large")
        #expect(plain.state["languages"] as? [String] == ["de", "en"])
        let german = try shown("&language=de&size=extraLarge")
        #expect(german.data.contains("Guten Tag") && german.state["language"] as? String == "de")
        // A label of one line is 17 points or 19.
        #expect(plain.data.contains(",17,400,") && german.data.contains(",19,400,"))
        // They stay over a change, and what is not there is as if it were not said.
        desk.texts["/t.swift"]? += "\n"
        server.session.note(changed: ["/t.swift"])
        #expect(try shown("&language=de&size=extraLarge").data.contains("Guten Tag"))
        let other = try shown("&language=xx&size=giant")
        #expect(other.data.contains("Hello") && other.state["language"] as? String == "")
        #expect(other.state["size"] as? String == "large")
    }

    @Test("Two pages hear of a change, and see the new text")
    func twoPagesHearOfAChangeAndSeeTheNewText() throws {
        var server = server()
        for connection in [7, 8] {
            #expect(
                answer(server.received(request("/secret/events"), on: connection)).head.contains("text/event-stream"))
        }
        #expect(try (state("file=a.swift", &server)["figures"] as? String)?.contains("title") == true)
        desk.texts["/a.swift"] = Self.card.replacingOccurrences(of: "title", with: "heading")
        server.session.note(changed: ["/a.swift"])
        let outputs = server.announce(changed: ["a.swift"], isListNew: false)
        let event = Array("event: changed\ndata: {\"files\":[\"a.swift\"],\"list\":false}\n\n".utf8)
        #expect(outputs == [.send(event, connection: 7), .send(event, connection: 8)])
        let state = try state("file=a.swift", &server)
        #expect(state["version"] as? Int == 1)
        #expect((state["figures"] as? String)?.contains("heading") == true)
        server.closed(7)
        #expect(server.announce(changed: [], isListNew: true).count == 1)
    }

    @Test("A line opens in a known file only")
    func aLineOpensInAKnownFileOnly() {
        var server = server()
        let post = { (query: String) in
            self.request("/secret/open?\(query)", "Host: 127.0.0.1:4242\r\nContent-Length: 0\r\n", method: "POST")
        }
        #expect(server.received(post("file=a.swift&line=5"), on: 1).first == .open(path: "/a.swift", line: 5))
        for query in ["file=/etc/passwd&line=1", "file=a.swift&line=0", "file=a.swift&line=x", "line=1"] {
            #expect(answer(server.received(post(query), on: 1)).head.contains(" 400 "))
        }
    }

    @Test("A log is explained elsewhere, and its answer goes to who asked")
    func aLogIsExplainedElsewhereAndItsAnswerGoes() {
        var server = server()
        let post = Array(
            "POST /secret/log HTTP/1.1\r\nHost: 127.0.0.1:4242\r\nContent-Length: 3\r\n\r\nabc".utf8)
        #expect(server.received(post, on: 2) == [.explain(log: "abc", connection: 2)])
        #expect(answer(server.answer(Array("<p>".utf8), to: 2)).body == "<p>")
        #expect(server.answer([], to: 2).isEmpty)
    }

    @Test("The page holds no text of the sources, and its words cannot end its script")
    func thePageHoldsNoTextOfTheSourcesAndItsWords() {
        let html = LivePage.html(.english, .address("x://{path}</script>{line}"))
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(!html.contains("a.swift"))
        #expect(!html.contains(" style=") && !html.contains("onclick"))
        #expect(LivePage.html(.simplifiedChinese, .program).contains("控制台"))
    }
}
