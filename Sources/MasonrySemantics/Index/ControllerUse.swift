// The names under which the index keeps how a program shows its controllers.

/// What a text says of a controller's surroundings.
enum ControllerUse: String, CaseIterable {
    /// Somebody pushes it, or it is the first one of a navigation controller.
    case stacked
    /// Somebody presents it by itself.
    case presented
    /// Somebody presents the navigation controller of which it is the first one.
    case stackPresented
    /// It covers the screen though it is presented.
    case wholeScreen
    /// Another code decides how much of the screen it gets: a panel, a presentation of the program's own.
    case partly
    /// Its view is put into a part of another controller's.
    case child
    /// It is one of the tabs of a controller of tabs, alone or as the first one of a navigation controller.
    case tab
    /// It is the first one of a window, without a navigation controller.
    case window
    /// Its code hides the bar above it.
    case hidesBar
    /// Its code shows the bar above it.
    case showsBar
    /// A function of this name hides the bar of the controller that calls it on itself.
    case hidesBarWhenCalled
    /// One shows it.
    case showsBarWhenCalled
    /// It hides the bar and does not show it again when it goes.
    case leavesBarHidden
    /// The navigation controller's bar lets nothing shine through.
    case opaqueBar
    /// Its view begins behind such a bar, too.
    case underOpaqueBar
    /// The tab bar goes away when it is pushed.
    case hidesTabs

    /// Kept in the table of assigned names, where no name of a program looks so.
    func name(_ type: String) -> String { "\(type)@\(rawValue)" }

    /// Of a program that pushes controllers at all.
    static let stacks = "@stacks"
    /// Of a program that has controllers of tabs.
    static let tabs = "@tabs"
    /// Of all navigation bars.
    static let opaqueBars = "@opaqueBars"
    /// Of a program of which some controller makes the bar of its navigation controller opaque: so is it for those it pushes.
    static let someOpaqueBar = "@opaqueBar"
    /// Of all tab bars.
    static let opaqueTabs = "@opaqueTabs"
    /// Of a program that hides the tab bar for all controllers that it pushes.
    static let hidesAllTabs = "@hidesTabs"
    /// Of a program of which a navigation controller hides its bar for all controllers that it shows.
    static let hidesAllBars = "@hidesBars"
    /// Of a program of which some controller leaves the bar hidden.
    static let someLeavesBarHidden = "@leavesBarHidden"
}
