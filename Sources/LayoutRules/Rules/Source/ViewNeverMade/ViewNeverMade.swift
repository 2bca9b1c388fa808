// The rule about properties that nothing ever gives a view.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ViewNeverMade: Rule {
    static let id: RuleID = "view-never-made"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let title: Phrase = "Constraints are made for a view that is never created"
    static let isAboutMissing = true
    static let documentation = """
        # view-never-made

        A property of Objective-C that only its own file can name is a view of UIKit, blocks constrain it, and nothing gives it a
        view: no assignment to the property or its instance variable, and no getter. Or its getter has another name by a letter or
        two, which nothing calls. Or an initializer, or the `viewDidLoad` of a controller, with what it calls, adds or constrains it
        first and creates it further down.

        ## At run time
        The property is `nil`, and messages to `nil` do nothing: no constraint is made, and nothing is shown. Where another
        view relates to it, Masonry gets `nil` and asserts: `attempting to add unsupported attribute: (null)`.

        ## What to do
        Create the view, before it is used; name the getter as the property; or take out what is left of the view.

        ## Bad
        ```objc
        @implementation TransferHeader {
            UIImageView *_result;
        }
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            [self addSubview:_result];
            [_result mas_makeConstraints:^(MASConstraintMaker *make) {
        //   ^^^^^^^ warning[view-never-made]: Nothing creates `result`
                make.edges.equalTo(self);
            }];
            return self;
        }
        @end
        ```
        ## Good
        ```objc
        @implementation TransferHeader {
            UIImageView *_result;
        }
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            _result = [[UIImageView alloc] init];
            [self addSubview:_result];
            [_result mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self);
            }];
            return self;
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .objectiveC, !context.code.blocks.isEmpty else { return [] }
        let candidates = candidates(context)
        guard !candidates.isEmpty else { return [] }
        let words = Words(of: Set(candidates.map(\.member.name)), context)
        // An initializer is over before any other file can give a view to the object.
        let hidden = candidates.filter(\.member.isPrivate)
        let late = candidates.filter { candidate in
            candidate.member.isPrivate
                || context.code.type(of: context.code.method(of: candidate.call)).role != .controller
        }
        return (neverMade(hidden, words, context) + madeLate(late, words, context)).sorted {
            $0.range.start < $1.range.start
        }
    }

    private static func neverMade(
        _ candidates: [Candidate], _ words: Words, _ context: RuleContext
    ) -> [FindingDraft] {
        candidates.compactMap { member, call in
            guard let receiver = call.event.receiver, !words.mayBeGiven.contains(member.name) else { return nil }
            var getter: CodeMethod?
            for number in assigning(member, context) {
                guard getter == nil, let method = number.map({ context.code.facts.methods[$0] }),
                    isMisnamed(method, for: member, words)
                else { return nil }
                getter = method
            }
            let place = context.tree[receiver].range
            guard let getter else {
                return FindingDraft(
                    place,
                    "Nothing creates `\(member.name)`: it is `nil`, and these constraints are not made. Create it, or remove what is left of it."
                )
            }
            return FindingDraft(
                place,
                "`\(member.name)` is `nil`, because its getter is called `\(getter.name)`: these constraints are not made. Rename the getter."
            ).relating(getter.nameRange, "the getter")
        }
    }

    /// The views that each way of setting up the object uses before it makes them.
    private static func madeLate(
        _ candidates: [Candidate], _ words: Words, _ context: RuleContext
    ) -> [FindingDraft] {
        let members = Dictionary(grouping: candidates) { context.code.method(of: $0.call).type }
        return members.sorted { $0.key < $1.key }.flatMap { type, members -> [FindingDraft] in
            let names = Set(members.map(\.member.name))
            let ways = LateMaking.all(of: context.code.facts.types[type], names, context)
            return members.compactMap { member, _ in
                let using = ways.filter { $0.uses(member.name) }
                guard !words.mayBeGiven.contains(member.name), let found = using.first?.found(member.name),
                    using.allSatisfy({ $0.found(member.name) != nil }),
                    assigning(member, context).allSatisfy({ number in
                        number.map { number in using.contains { $0.visited.contains(number) } } ?? false
                    })
                else { return nil }
                let line = context.line(found.making.nameRange)
                return FindingDraft(
                    context.tree[found.place].range,
                    "`\(member.name)` is still `nil` here: line \(line) creates it. Create it before it is added and constrained."
                ).relating(found.making.nameRange, "created here")
            }
        }
    }

    private typealias Candidate = (member: CodeMember, call: CodeReading.BlockCall)

    /// The properties that hold views of UIKit, each with the first block about it.
    private static func candidates(_ context: RuleContext) -> [Candidate] {
        // A category of the class may have the getter.
        let names = Set(context.code.facts.methods.map(\.name))
        let calls = Dictionary(grouping: context.code.blocks) { context.code.method(of: $0).type }
        return context.code.facts.types.enumerated().flatMap { index, type -> [(CodeMember, CodeReading.BlockCall)] in
            return type.members.compactMap { member in
                guard !member.isOutlet, member.initializer == nil,
                    member.type.map(classes.contains) ?? false,
                    !names.contains(member.name),
                    let call = calls[index]?.first(where: { $0.path == member.name })
                else { return nil }
                return (member, call)
            }
        }
    }

    private static let classes = ViewNeverAdded.classes.union([
        "UIScrollView", "UITableView", "UICollectionView", "UIControl", "UIVisualEffectView",
    ])

    /// The methods that assign a property or its variable; nil stands for what is no method.
    private static func assigning(_ member: CodeMember, _ context: RuleContext) -> [Int?] {
        let setter = "set" + member.name.prefix(1).uppercased() + member.name.dropFirst()
        return context.events(named: member.name, "_" + member.name, setter).compactMap { index, event in
            guard event.kind == .assignment || context.tree.string(event.name) == setter else { return nil }
            return .some(context.code.methodNumber(at: index))
        }
    }

    /// Whether a method is the getter of a property under a name that is wrong by a letter or two, and that nothing calls.
    private static func isMisnamed(_ method: CodeMethod, for member: CodeMember, _ words: Words) -> Bool {
        method.kind == .method && !method.isStatic && method.parameters.isEmpty
            && NearestName.distance(method.name, member.name) <= 2 && words.counts[method.name] == 1
    }

    /// What the tokens of a file say of names beside its events.
    private struct Words {
        /// How often each word stands in the file.
        private(set) var counts: [String: Int] = [:]
        /// The names that code may give a value in a way that is no event: by the address of their variable, by a string as
        /// key, as another variable, or in a macro.
        private(set) var mayBeGiven: Set<String> = []

        /// Complexity: O(tokens).
        init(of names: Set<String>, _ context: RuleContext) {
            var last = ""
            // The words before the parentheses that are open.
            var openers: [String] = []
            for token in context.tree.tokens where !token.kind.isTrivia {
                let word = context.source(token.range)
                counts[word, default: 0] += 1
                switch token.kind {
                case .string:
                    let text = String(word.drop { $0 == "@" || $0 == "\"" }.dropLast())
                    if names.contains(text) { mayBeGiven.insert(text) }
                default:
                    let name = RuleContext.bare(word)
                    let isGiven = Self.givers.contains(last) || openers.last.map(Self.isMacro) ?? false
                    if names.contains(name), isGiven { mayBeGiven.insert(name) }
                    if word == "(" { openers.append(last) }
                    if word == ")" { _ = openers.popLast() }
                }
                last = word
            }
        }

        private static let givers: Set<String> = ["&", "synthesize", "@synthesize", "dynamic", "@dynamic", "->"]

        /// `LAZY(UILabel, title)` may write a getter, `MAKE(_title)` an assignment.
        private static func isMacro(_ word: String) -> Bool {
            word.first?.isUppercase ?? false || word.lowercased().hasPrefix("lazy")
        }
    }
}
