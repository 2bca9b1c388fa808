// The bars above and below controllers, where code fills them: they are shown, and make the safe area smaller. Nothing that is
// proven rests on them.

import AutoLayout
import LayoutPreview
import MasonrySemantics

/// Where a controller stands.
struct ControllerBars: Sendable, Hashable {
    /// The likeliest, and the one that is drawn.
    var likely = PreviewBars()
    /// The others between which nothing decides.
    var others: [PreviewBars] = []
    /// Why there is a navigation bar; nil where only the controller's title or buttons suggest one.
    var evidence: ControllerStage.Evidence?
}

extension Analysis {
    /// The bars of the controllers of the text, by class.
    func controllerBars(_ known: inout KnownInstances, depth: Int) -> [String: ControllerBars] {
        var result: [String: ControllerBars] = [:]
        for scenario in document.scenarios {
            guard let owner = scenario.owner, result[owner] == nil, let root = scenario.items.first,
                document[root].placement == .controllerView
            else { continue }
            // Of a part of the screen nobody knows what stands around it.
            if document.viewsSizedByOthers.contains(root) { continue }
            result[owner] = controllerBars(of: owner, tabs: tabBar(of: owner, &known, depth: depth))
        }
        return result
    }

    private func controllerBars(of owner: String, tabs: PreviewBars.Tabs?) -> ControllerBars {
        let stage = document.controllerStages[owner]
        let own = navigationBar(of: owner)
        let tabs = tabs ?? (stage?.isTab == true ? PreviewBars.Tabs(items: [], selected: 0) : nil)
        let areEdgesEmpty = document.navigationBar(of: owner)?.isAboveView == true
        var result = ControllerBars()
        var places = stage?.places ?? []
        if own != nil, stage?.isSaid != true {
            // Who fills a bar has one.
            places.removeAll { !$0.isBelowBar }
            if places.isEmpty { places = [ControllerStage.Place(isBelowBar: true)] }
        } else if own != nil, stage?.evidence == .stacked, places.contains(where: \.isBelowBar) {
            places.removeAll { !$0.isBelowBar && !$0.isSheet }
        }
        if places.isEmpty { places = [ControllerStage.Place()] }
        if own == nil { result.evidence = stage?.evidence }
        var all = places.map { place in
            var bars = PreviewBars(tabs: place.isSheet ? nil : tabs)
            if place.isBelowBar {
                bars.navigation = own ?? PreviewBars.Navigation(title: .none, hasLeftItems: false, hasRightItems: false)
                bars.isAboveView = areEdgesEmpty || place.isOpaqueBar
                if bars.isAboveView { bars.navigation = nil }
            }
            bars.isSheet = place.isSheet
            bars.isBelowView = tabs != nil && (areEdgesEmpty && place.isBelowBar || stage?.areTabsOpaque == true)
            return bars
        }
        if tabs == nil, stage?.mayHaveTabs == true {
            all += all.filter { !$0.isSheet }.map { bars in
                var bars = bars
                bars.tabs = PreviewBars.Tabs(items: [], selected: 0)
                bars.isBelowView = stage?.areTabsOpaque == true
                return bars
            }
        }
        result.likely = all.first ?? PreviewBars()
        result.others = Array(all.dropFirst())
        return result
    }

    /// The bars of the controller of a layout, as they are drawn; none around a view class alone.
    func bars(of entry: SolvedScenario) -> PreviewBars {
        document.isOfController(entry) ? surroundings(of: entry).likely : PreviewBars()
    }

    /// Where the controller of a layout may stand, or the one whose view the class of the layout fills.
    func surroundings(of entry: SolvedScenario) -> ControllerBars {
        guard document.scenarios.indices.contains(entry.scenario), let owner = document.scenarios[entry.scenario].owner
        else { return ControllerBars() }
        return bars[owner] ?? ControllerBars()
    }

    private func navigationBar(of owner: String) -> PreviewBars.Navigation? {
        guard let bar = document.navigationBar(of: owner) else { return nil }
        return PreviewBars.Navigation(
            title: .init(bar.title), hasLeftItems: bar.hasLeftItems, hasRightItems: bar.hasRightItems)
    }

    /// Of the class of the text, or else of another file, that shows the controller as one of its tabs.
    private func tabBar(of owner: String, _ known: inout KnownInstances, depth: Int) -> PreviewBars.Tabs? {
        let items: [TabItem]
        if let own = document.tabs(showing: owner) {
            items = own
        } else if let found = known.tabs[owner] {
            guard let found else { return nil }
            items = found
        } else {
            // A controller that uses the class of the text has bars; of those further away nothing is asked.
            guard depth <= 1, let index = configuration.index else { return nil }
            let found = index.tabControllers(naming: owner, limit: 2).lazy.compactMap { other in
                Analysis(of: other, configuration: configuration).document.tabs(showing: owner)
            }.first
            known.tabs[owner] = .some(found)
            guard let found else { return nil }
            items = found
        }
        return PreviewBars.Tabs(
            items: items.map { item in
                var image: ViewLook.Known<ViewLook.Image> =
                    switch item.image {
                    case .image(let image): withPicture(.known(ViewLook.Image(image)))
                    case nil: .none
                    default: .unknown
                    }
                // Whatever its colours, a bar draws the shape of an image.
                if case .known(var known) = image, !known.isOriginal {
                    known.drawing = .template
                    image = .known(known)
                }
                return PreviewBars.Tabs.Item(title: .init(item.title), image: image)
            }, selected: items.firstIndex { $0.controller == owner } ?? 0)
    }
}

extension LayoutDocument {
    /// Whether the outermost view of a layout is a controller's, so that where it is on the screen is where it is in that.
    func isOfController(_ entry: SolvedScenario) -> Bool {
        scenarios.indices.contains(entry.scenario)
            && scenarios[entry.scenario].items.first.map { self[$0].placement == .controllerView } ?? false
    }
}

extension ViewLook.Known<String> {
    fileprivate init(_ value: LookValue?) {
        self =
            switch value {
            case .text(let text): .known(text)
            case nil: .none
            default: .unknown
            }
    }
}

extension PreviewBars {
    /// How far below the top of a screen the view begins, in points.
    func top(on screen: Screen) -> Double {
        isAboveView ? screen.safeArea.top + PreviewBars.navigationHeight : 0
    }

    /// The screen as it is left to what stands between the bars.
    func between(_ screen: Screen) -> Screen {
        var screen = screen
        if isSheet { screen.safeArea.top = 0 }
        if isAboveView {
            screen.size.height -= top(on: screen)
            screen.safeArea.top = 0
        } else {
            screen.safeArea.top += heightAbove
        }
        if isBelowView {
            screen.size.height -= heightBelow + screen.safeArea.bottom
            screen.safeArea.bottom = 0
        } else {
            screen.safeArea.bottom += heightBelow
        }
        screen.size.height = max(0, screen.size.height)
        return screen
    }
}
