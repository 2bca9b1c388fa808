// Where controllers stand: whether a navigation bar is above them, and how much of the screen is theirs, as their own code and
// that of the program say. For display alone.

import AutoLayout
import MasonrySyntax

/// What is known of the surroundings of a controller's view.
package struct ControllerStage: Sendable, Hashable {
    /// One of the ways in which the program shows it.
    package struct Place: Sendable, Hashable {
        package var isBelowBar = false
        /// Whether the view begins where the bar ends.
        package var isOpaqueBar = false
        /// Lower than the screen, and not below the status bar.
        package var isSheet = false

        package init(isBelowBar: Bool = false, isSheet: Bool = false) {
            self.isBelowBar = isBelowBar
            self.isSheet = isSheet
        }
    }

    /// What the bar rests on.
    package enum Evidence: Sendable, Hashable {
        /// The program pushes it, or makes it the first one of a navigation controller.
        case stacked
        /// Its own code shows the bar.
        case shown
    }

    /// In which places it may stand, the likeliest first; empty where nothing says anything.
    package var places: [Place] = []
    package var evidence: Evidence?
    /// Whether the program says how it is shown, or its own code what is above it.
    package var isSaid = false
    /// Whether a tab bar may be below it.
    package var mayHaveTabs = false
    /// Whether it is one of the tabs of a controller of tabs.
    package var isTab = false
    package var areTabsOpaque = false
    /// Whether nothing in the program that is known moves the view when the keyboard comes.
    package var isLeftToKeyboard = false
}

extension Evaluator {
    /// Notes the stages of the text's controllers.
    mutating func noteControllerStages() {
        let controllers = document.items.indices.filter { document.items[$0].placement == .controllerView }
        guard !controllers.isEmpty else { return }
        let reader = StageReader(
            own: ControllerUses.all(in: tree).union(KeyboardAnswers.all(in: tree)),
            calls: ControllerUses.calledOnAppearance(in: tree))
        for index in controllers {
            guard let owner = document.items[index].owner else { continue }
            let name = Self.lastName(of: owner)
            if reader.isShownPartly(name, &self) || isWidget(name) || reader.isChild(name, &self) {
                document.viewsSizedByOthers.insert(ItemID(index))
            }
            if document.controllerStages[owner] == nil {
                document.controllerStages[owner] = reader.stage(of: name, &self)
            }
        }
    }

    /// Whether the system shows it as a widget of another application.
    private mutating func isWidget(_ type: String) -> Bool {
        let name = "NCWidgetProviding"
        return definitions.ownTypes[type]?.inherited.contains(name) ?? false
            || companionTypes.types[type]?.inherited.contains(name) ?? false
    }
}

/// Finds where controllers stand by what the text and the others say of them.
private struct StageReader {
    /// What the text itself says.
    let own: Set<String>
    /// The functions that the text's types call on themselves when their views come.
    let calls: [String: Set<String>]

    /// Of the whole program: a unit of a file alone is no program.
    private func says(_ name: String, _ evaluator: inout Evaluator) -> Bool {
        evaluator.knowsFiles && evaluator.mayBeAssigned(name)
    }

    func says(_ use: ControllerUse, _ type: String, _ evaluator: inout Evaluator) -> Bool {
        if own.contains(use.name(type)) || says(use.name(type), &evaluator) { return true }
        let whenCalled: ControllerUse
        switch use {
        case .hidesBar: whenCalled = .hidesBarWhenCalled
        case .showsBar: whenCalled = .showsBarWhenCalled
        default: return false
        }
        return calls[type]?.sorted().contains {
            own.contains(whenCalled.name($0)) || says(whenCalled.name($0), &evaluator)
        } ?? false
    }

    /// Whether it is shown in another controller alone.
    func isChild(_ type: String, _ evaluator: inout Evaluator) -> Bool {
        guard says(.child, type, &evaluator) else { return false }
        return ![ControllerUse.stacked, .presented, .window, .tab].contains { says($0, type, &evaluator) }
    }

    /// Whether code decides how much of the screen a class, or one that it inherits from, gets.
    func isShownPartly(_ type: String, _ evaluator: inout Evaluator) -> Bool {
        nearest([.partly], type, &evaluator) != nil
    }

    func stage(of type: String, _ evaluator: inout Evaluator) -> ControllerStage {
        var stage = ControllerStage()
        let isStacked = says(.stacked, type, &evaluator)
        let isPresented = says(.presented, type, &evaluator)
        let isFirst = says(.window, type, &evaluator)
        let isWhole = nearest([.wholeScreen], type, &evaluator) != nil
        let bar = bar(above: type, &evaluator)
        stage.isTab = says(.tab, type, &evaluator)
        stage.isSaid = isStacked || isPresented || isFirst || stage.isTab || bar != nil
        let without = ControllerStage.Place()
        var below = ControllerStage.Place(isBelowBar: true)
        let isOpaque =
            says(ControllerUse.opaqueBars, &evaluator) || nearest([.opaqueBar], type, &evaluator) != nil
        let isUnderBars = nearest([.underOpaqueBar], type, &evaluator) != nil
        below.isOpaqueBar = isOpaque && !isUnderBars
        var belowBar = [below]
        if !isOpaque, !isUnderBars, says(ControllerUse.someOpaqueBar, &evaluator) {
            below.isOpaqueBar = true
            belowBar.append(below)
        }
        if isStacked || bar == true {
            stage.evidence = bar == true ? .shown : .stacked
            switch bar {
            case true?: stage.places = belowBar
            case false?: stage.places = [without]
            case nil where says(ControllerUse.hidesAllBars, &evaluator): stage.places = [without]
            case nil:
                // A bar that another one hid stays hidden, unless somebody shows it again.
                stage.places = belowBar
                if hasBothBars(type, &evaluator) || says(ControllerUse.someLeavesBarHidden, &evaluator) {
                    stage.places.append(without)
                }
            }
            if says(.stackPresented, type, &evaluator), !isWhole {
                stage.places = stage.places.flatMap {
                    [$0, ControllerStage.Place(isBelowBar: $0.isBelowBar, isSheet: true)]
                }
            }
        }
        if isPresented { stage.places.append(ControllerStage.Place(isSheet: !isWhole)) }
        if isFirst || stage.isTab && !isStacked { stage.places.append(without) }
        if stage.places.isEmpty {
            // Of a program that pushes no controllers none stands below a bar.
            let isOpen = bar == nil && says(ControllerUse.stacks, &evaluator)
            stage.places = isOpen ? [without] + belowBar : [without]
        }
        var seen: Set<ControllerStage.Place> = []
        stage.places = stage.places.filter { seen.insert($0).inserted }
        stage.mayHaveTabs =
            (isStacked || !stage.isSaid) && says(ControllerUse.tabs, &evaluator)
            && !says(ControllerUse.hidesAllTabs, &evaluator) && nearest([.hidesTabs], type, &evaluator) == nil
        stage.areTabsOpaque = says(ControllerUse.opaqueTabs, &evaluator)
        stage.isLeftToKeyboard = isLeftToKeyboard(type, &evaluator)
        return stage
    }

    /// Whether neither the class, nor one that it inherits from, nor the program as a whole answers the keyboard.
    private func isLeftToKeyboard(_ type: String, _ evaluator: inout Evaluator) -> Bool {
        let superclasses = evaluator.superclasses(of: type)
        guard superclasses.last == "UIViewController" else { return false }
        let names = [KeyboardAnswers.manager] + ([type] + superclasses).map(KeyboardAnswers.name)
        return !names.contains { own.contains($0) || says($0, &evaluator) }
    }

    /// The class itself or the nearest superclass of which the program says one of these.
    private func nearest(_ all: [ControllerUse], _ type: String, _ evaluator: inout Evaluator) -> String? {
        for name in [type] + evaluator.superclasses(of: type) {
            for use in all where says(use, name, &evaluator) { return name }
        }
        return nil
    }

    /// Whether its own code, or that of a superclass, hides the bar at times.
    private func hasBothBars(_ type: String, _ evaluator: inout Evaluator) -> Bool {
        guard let name = nearest([.hidesBar, .showsBar], type, &evaluator) else { return false }
        return says(.hidesBar, name, &evaluator) && says(.showsBar, name, &evaluator)
    }

    /// Whether its own code, or that of a superclass, shows the bar; nil where it says neither, or both.
    private func bar(above type: String, _ evaluator: inout Evaluator) -> Bool? {
        guard let name = nearest([.hidesBar, .showsBar], type, &evaluator) else { return nil }
        let (hides, shows) = (says(.hidesBar, name, &evaluator), says(.showsBar, name, &evaluator))
        return hides == shows ? nil : shows
    }
}
