// What is generated and committed is fresh.

import Testing

@testable import MasonryCommand

@Suite struct Published {
    @Test func `the schema of the configuration`() throws {
        let schema = String(decoding: ConfigurationSchema.bytes(rules: .catalogue), as: UTF8.self)
        try expectPublished("editors/schema/masonry-lsp.schema.json", schema)
    }
}
