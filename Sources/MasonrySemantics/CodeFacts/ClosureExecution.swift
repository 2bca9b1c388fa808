// What a called function does with the closures it is given.

import MasonrySyntax
import SourceText

/// Who runs a closure, and so where its code runs.
enum ClosureExecution {
    /// `makeConstraints`, `forEach`, `then`: at once, where the call stands.
    case here
    case block
    case animation
    case background
    case mainQueue
    case unknown

    init(_ event: CodeEvent, _ tree: SyntaxReader) {
        let name = tree.string(event.name)
        if event.name.word?.opensBlock == true {
            self = .block
            return
        }
        switch name {
        case "forEach", "map", "compactMap", "flatMap", "enumerateObjectsUsingBlock", "then", "with", "do",
            "autoreleasepool",
            "performWithoutAnimation", "withExtendedLifetime":
            self = .here
        case "animate", "animateWithDuration", "animateKeyframes", "animateKeyframesWithDuration", "addAnimations",
            "transition", "transitionWithView", "UIViewPropertyAnimator", "animateWithSpring":
            self = .animation
        case "async", "asyncAfter": self = event.receiver.map { Self.queue($0, tree) } ?? .unknown
        case "dispatch_async", "dispatch_after":
            self =
                event.arguments.lazy.compactMap(\.value).map { Self.queue($0, tree) }.first { $0 != .unknown }
                ?? .unknown
        case "requestAccess", "requestAccessForMediaType", "requestAuthorization", "dataTask", "dataTaskWithURL",
            "dataTaskWithRequest":
            let asked = event.receiver.map { tree.text[tree[$0].range] } ?? ""
            self = Self.answeringAnywhere.contains(asked) ? .background : .unknown
        default: self = .unknown
        }
    }

    /// What answers on a queue of its own, as its documentation says.
    private static let answeringAnywhere: Set<String> = [
        "AVCaptureDevice", "PHPhotoLibrary", "URLSession.shared", "[NSURLSession sharedSession]",
        "NSURLSession.sharedSession",
    ]

    private static func queue(_ id: ExpressionID, _ tree: SyntaxReader) -> ClosureExecution {
        switch tree[id].kind {
        case .member(_, let name, _): return tree.string(name) == "main" ? .mainQueue : .unknown
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name):
                switch tree.string(name) {
                case "dispatch_get_global_queue": return .background
                case "dispatch_get_main_queue": return .mainQueue
                default: return .unknown
                }
            case .member(let base, let name, _):
                guard case .name(let type) = tree[base].kind, tree.string(type) == "DispatchQueue" else {
                    return .unknown
                }
                return tree.string(name) == "global" ? .background : .unknown
            default: return .unknown
            }
        default: return .unknown
        }
    }

    /// The place of the closure's code.
    func place(in outer: CodePlace, animation: Int, range: TextRange) -> CodePlace {
        var place = outer
        switch self {
        case .here: break
        case .block: place.block = range
        case .animation:
            place.animation = animation
            place.isBackground = false
        case .background:
            place.isCallback = true
            place.isBackground = true
            place.animation = nil
        case .mainQueue, .unknown:
            place.isCallback = true
            place.isBackground = false
            place.animation = nil
        }
        return place
    }
}
