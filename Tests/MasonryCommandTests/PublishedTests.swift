// What is generated and committed is fresh.

import Foundation
import LayoutIDE
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Published {
    @Test("The schema of the configuration")
    func theSchemaOfTheConfiguration() throws {
        let schema = String(
            decoding: ConfigurationSchema.bytes(ConfigurationKeys.all(rules: Analysis.rules())), as: UTF8.self)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(schema.utf8)) }
        try expectPublished("editors/schema/masonry-lsp.schema.json", schema)
        // A package of VS Code holds only what lies in its folder.
        try expectPublished("editors/vscode/masonry-lsp.schema.json", schema)
    }
}
