// The texts of fields.

/// What a field shows, as its class sets it up.
package struct FieldText: Sendable, Hashable {
    /// The height of its line, in points.
    package var lineHeight: Double
    /// Whether that is an estimate, as for all fonts but the system's.
    package var isEstimated: Bool
    /// The width of its placeholder, in points, about; nil where it is not known.
    package var placeholderWidth: Double?
}
