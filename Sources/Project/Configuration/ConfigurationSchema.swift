// Writes the published JSON schema of the configuration from the table of keys.

/// The schema that editors know the keys by.
package enum ConfigurationSchema {
    /// The schema, draft 7, which every editor understands.
    package static func bytes(_ keys: [ConfigurationKey]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { object in
            object.newline(2)
            object.member("$schema", "http://json-schema.org/draft-07/schema#")
            object.newline(2)
            object.member("title", "masonry-lsp configuration")
            members(keys, &object, indent: 2)
        }
        return writer.bytes + Array("\n".utf8)
    }

    private static func members(_ keys: [ConfigurationKey], _ object: inout JSONWriter, indent: Int) {
        object.newline(indent)
        object.member("type", "object")
        object.newline(indent)
        object.member("additionalProperties", false)
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty {
            object.array("required") { array in for name in required { array.string(name) } }
        }
        properties(keys, &object, indent: indent)
    }

    private static func properties(_ keys: [ConfigurationKey], _ object: inout JSONWriter, indent: Int) {
        object.newline(indent)
        object.object("properties") { properties in
            for key in keys {
                properties.newline(indent + 2)
                properties.key(key.name)
                properties.object { property in
                    property.member("description", key.help[.standard])
                    shape(key.shape, &property, indent: indent + 4)
                }
            }
        }
    }

    private static func shape(_ shape: ConfigurationShape, _ object: inout JSONWriter, indent: Int) {
        switch shape {
        case .boolean: object.member("type", "boolean")
        case .string, .device, .path: object.member("type", "string")
        case .integer(let minimum):
            object.member("type", "integer")
            object.member("minimum", minimum)
        case .number(let minimum, let maximum):
            object.member("type", "number")
            if minimum.isFinite { object.member("minimum", minimum) }
            if maximum.isFinite { object.member("maximum", maximum) }
        case .oneOf(let names):
            object.member("type", "string")
            names.isEmpty ? () : list("enum", names, &object)
        case .array(let element, let count):
            object.member("type", "array")
            if let count {
                object.member("minItems", count)
                object.member("maxItems", count)
            }
            object.object("items") { self.shape(element, &$0, indent: indent + 2) }
        case .object(let keys): members(keys, &object, indent: indent)
        case .table(let names, let element, let own):
            object.member("type", "object")
            if !names.isEmpty {
                object.object("propertyNames") { list("enum", names, &$0) }
            }
            if !own.isEmpty { properties(own, &object, indent: indent) }
            object.object("additionalProperties") { self.shape(element, &$0, indent: indent + 2) }
        case .any(let shapes):
            object.array("anyOf") { array in
                for shape in shapes {
                    array.newline(indent)
                    array.object { self.shape(shape, &$0, indent: indent + 2) }
                }
            }
        }
    }

    private static func list(_ key: String, _ names: [String], _ object: inout JSONWriter) {
        object.key(key)
        object.array { array in for name in names { array.string(name) } }
    }
}
