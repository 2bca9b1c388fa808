// What the pages' content security policies allow. `UPDATE_GOLDENS=1 swift test --filter PageHashTests` makes this file.

/// SHA-256 in base64 of what is the same in all pages.
enum PageHashes {
    static let pageStyle = "pGqngVKNooqUJeSvDXwwXtl3JhUsOwarck62btVvpSw="
    static let pageScript = "HZs3HhSrUvc8ItvwrJ0N/GqYlUWKLfaJR3Y+G1+iy7A="
    static let sheetStyle = "voaFC74N3NoLai9hkllcLShMpabbG24tdZ5EsVGBeXo="
}
