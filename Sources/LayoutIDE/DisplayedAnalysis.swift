// What is shown of code that asks for its device: the same text, evaluated on the device of the screen.

import AutoLayout
import MasonrySemantics
import SourceText

/// A text as it runs on one device.
struct AnalysisOnDevice: Sendable {
    fileprivate(set) var document: LayoutDocument
    fileprivate(set) var solved: [SolvedScenario]

    mutating func renumber(_ numbers: LineNumbers) {
        document.renumber(numbers)
        for index in solved.indices { solved[index].lowered.takeNames(of: document) }
    }

    /// What the next version may go on from.
    mutating func takeSolved() -> [SolvedScenario] {
        var taken: [SolvedScenario] = []
        swap(&taken, &solved)
        return taken
    }
}

extension Analysis {
    /// As it is shown. Where code asks for facts of the device (`UIScreen.main.bounds`), what is proven has to hold for
    /// every answer, and frames are those of the screen they are drawn on. A view class is as large as where it is used.
    /// Findings are the same.
    package func displayed() -> Analysis {
        var known = knownInstances
        return displayed(&known, depth: 0)
    }

    /// - Parameter depth: how many users of classes the text stands behind.
    func displayed(_ known: inout KnownInstances, depth: Int) -> Analysis {
        var shown = self
        // On several screens there is none: code runs on one device.
        let devices = devices
        if devices.count == 1, onDevices.count == 1 { shown.show(onDevices[0], on: devices[0]) }
        guard document.tree.dialect != .masonry else { return shown }
        shown.bars = shown.controllerBars(&known, depth: depth)
        let instances = keptInstances ?? shown.instances(&known, depth: depth)
        shown.show(instances)
        shown.keptInstances = instances
        return shown
    }

    /// How much of the text is known; of the first device that is shown where code asks for its facts.
    package var statistics: LayoutStatistics { (onDevices.first?.document ?? document).statistics }

    /// Finds how large view classes are where they are used, once for this version.
    package mutating func keepInstances() {
        guard document.tree.dialect != .masonry, keptInstances == nil else { return }
        keptInstances = displayed(&knownInstances, depth: 0).keptInstances
    }

    /// The devices on which `document` is evaluated once more; none where it asks for none, or where `document` is of one
    /// already.
    private var devices: [DeviceModel] {
        guard document.asksForDevice, document.hasOpenNumbers, configuration.device == nil else { return [] }
        return document.screens.map { DeviceModel($0.screen) }
    }

    /// The text on each of its devices, from what the version before has solved there.
    func evaluatedOnDevices(_ surroundings: Surroundings, from solved: [[SolvedScenario]]) -> [AnalysisOnDevice] {
        zip(devices, document.screens).enumerated().map { place, shown in
            var surroundings = surroundings
            surroundings.options.device = shown.0
            surroundings.options.takesNamesAtTheirWord = true
            surroundings.options.index = surroundings.options.index?.on(shown.0)
            var result = AnalysisOnDevice(
                document: Self.evaluated(tree, surroundings, configuration),
                solved: solved.indices.contains(place) ? solved[place] : [])
            result.document.screens = [shown.1]
            result.document.solve(&result.solved)
            return result
        }
    }
}
