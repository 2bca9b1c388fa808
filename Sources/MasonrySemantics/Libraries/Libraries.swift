// The libraries that evaluation knows: the one list of them.

import MasonrySyntax

/// The libraries of one evaluation, by their numbers.
struct LibraryList {
    /// In the order of `Library`'s numbers, which is also that in which they are asked whose a call is.
    let all: [any ConstraintLibrary.Type]
    /// Those that evaluation is handed beside the known ones. Their words are in no table: any name may be one of theirs.
    let guests: [any ConstraintLibrary.Type]

    private static let known: [any ConstraintLibrary.Type] = [
        MasonryLibrary.self, SnapKitLibrary.self, UIKitLibrary.self,
    ]

    /// - Parameter guests: The number of each must be its place behind the known ones.
    init(guests: [any ConstraintLibrary.Type]) {
        all = guests.isEmpty ? Self.known : Self.known + guests
        self.guests = guests
    }

    subscript(library: Library) -> any ConstraintLibrary.Type { all[Int(library.number)] }
}

/// What code told the libraries for all that comes; unlike their stores, nothing takes it back.
struct LibrarySettings {
    var snapKit = SnapKitSettings()
}

/// What all libraries keep while code runs.
struct LibraryStores {
    var masonry = MasonryStore()
    var snapKit = SnapKitStore()
    /// Those of guests, in their order.
    private var guests: [any LibraryStore]

    init(_ libraries: LibraryList) { guests = libraries.guests.map { $0.newStore } }

    /// Goes back to this, the state of an earlier moment; see `LibraryStore`.
    mutating func keepPlaces(of later: LibraryStores) {
        masonry.keepPlaces(of: later.masonry)
        snapKit.keepPlaces(of: later.snapKit)
        for index in guests.indices { guests[index].keepPlaces(ofSome: later.guests[index]) }
    }

    mutating func beginClass(after file: LibraryStores, items: Int) {
        masonry.beginClass(after: file.masonry, items: items)
        snapKit.beginClass(after: file.snapKit, items: items)
        for index in guests.indices { guests[index].beginClass(afterSome: file.guests[index], items: items) }
    }
}

extension LibraryStores {
    /// The store of a guest; nil for libraries that are none.
    func store<Guest: ConstraintLibrary>(of guest: Guest.Type) -> Guest.Store? {
        for case let store as Guest.Store in guests { return store }
        return nil
    }

    /// Changes the store of a guest.
    mutating func change<Guest: ConstraintLibrary>(_ guest: Guest.Type, _ body: (inout Guest.Store) -> Void) {
        for index in guests.indices {
            guard var store = guests[index] as? Guest.Store else { continue }
            body(&store)
            guests[index] = store
            return
        }
    }
}

extension ConstraintLibrary {
    fileprivate static var newStore: any LibraryStore { Store() }
}

extension LibraryStore {
    fileprivate mutating func keepPlaces(ofSome later: any LibraryStore) {
        if let later = later as? Self { keepPlaces(of: later) }
    }

    fileprivate mutating func beginClass(afterSome file: any LibraryStore, items: Int) {
        if let file = file as? Self { beginClass(after: file, items: items) }
    }
}
