// Parses a document as XML and keeps what a reader of it would see.

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements, attributes and character data of an XML document.
final class XMLShape: NSObject, XMLParserDelegate {
    private(set) var elements: [String] = []
    private(set) var attributes: [String] = []
    /// The text of each element that has one, in order.
    private(set) var texts: [String] = []
    private var open: [String] = []

    /// nil where `document` is not well-formed.
    static func parse(_ document: String) -> XMLShape? {
        let shape = XMLShape()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = shape
        return parser.parse() ? shape : nil
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        elements.append(elementName)
        attributes += attributeDict.keys.sorted()
        open.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let last = open.popLast() else { return }
        open.append(last + string)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        if let text = open.popLast(), !text.isEmpty { texts.append(text) }
    }
}
