// The indexes of a run of `check`: one for each set of roots, built only if a file is looked at that it concerns.

import LayoutIDE
import Project

/// Those that the settings of sources among the files of a run ask for.
struct CheckIndexes {
    private struct Shared {
        let index: ProjectIndex
        /// The configurations that it is for.
        var places: [Int]
    }

    private var all: [Shared] = []
    /// The configurations without any.
    private let others: [Int]

    /// - Parameter former: the files as they were at a revision.
    init(for files: [DiscoveredFile], _ worker: CheckWorker, _ tool: CommandContext, former: FormerTexts? = nil) {
        let needed = Set(files.lazy.filter { TextKind(path: $0.path) != .masonry }.map(\.configuration))
        let settings = worker.settings
        var others: [Int] = []
        for place in settings.indices {
            let own = settings[place].index
            guard needed.contains(place), !own.roots.isEmpty else {
                others.append(place)
                continue
            }
            let known = all.firstIndex { settings[$0.places[0]].index.makesSameIndex(as: own) }
            if let known {
                all[known].places.append(place)
            } else if let index = ProjectIndex(
                own, shownOn: settings[place].analysis.shownDevice, tool.project, former: former)
            {
                all.append(Shared(index: index, places: [place]))
            } else {
                others.append(place)
            }
        }
        self.others = others
    }

    /// Tells what names the indexes, where that is known without building them.
    func name(_ cache: inout OutcomeCache, _ worker: CheckWorker) {
        for place in others { cache.name(0, 0, place, worker) }
        for shared in all {
            let (resources, code) = (shared.index.resourceKey, shared.index.keptKey)
            for place in shared.places { cache.name(resources, code, place, worker) }
        }
    }

    /// Builds what the files at `places` of the configurations need, on `jobs` threads.
    func build(for places: Set<Int>, jobs: Int, into worker: inout CheckWorker) async {
        for shared in all where !places.isDisjoint(with: shared.places) {
            let built = await shared.index.built(jobs: jobs)
            for place in shared.places { worker.settings[place].analysis.index = built.index }
            if var cache = worker.cache {
                let sums = AnswerSums(built.index)
                for place in shared.places { cache.take(sums, built.key, place) }
                worker.cache = cache
            }
            await built.keeping?.value
        }
    }
}

extension CheckWorker {
    /// Builds the indexes that the settings of sources among `files` ask for, each once; of the files as they were, where
    /// `former` is given.
    mutating func buildIndexes(
        for files: [DiscoveredFile], jobs: Int, _ tool: CommandContext, former: FormerTexts? = nil
    ) async {
        await CheckIndexes(for: files, self, tool, former: former).build(
            for: Set(files.map(\.configuration)), jobs: jobs, into: &self)
    }

    /// What is known of the files from earlier runs; builds the indexes that the others need.
    mutating func knownOutcomes(of files: [DiscoveredFile], jobs: Int, _ tool: CommandContext) async -> [CheckOutcome?]
    {
        let indexes = CheckIndexes(for: files, self, tool)
        if var cache {
            indexes.name(&cache, self)
            self.cache = cache
        }
        var known = await outcomes(of: files, jobs: jobs)
        let missing = known.indices.filter { known[$0] == nil }
        guard !missing.isEmpty else { return known }
        await indexes.build(for: Set(missing.map { files[$0].configuration }), jobs: jobs, into: &self)
        // Where other files have changed, most say what they said of all names that a file asked for.
        for (place, outcome) in zip(missing, await outcomes(of: missing.map { files[$0] }, jobs: jobs)) {
            known[place] = outcome
        }
        return known
    }

    private func outcomes(of files: [DiscoveredFile], jobs: Int) async -> [CheckOutcome?] {
        guard let cache else { return files.map { _ in nil } }
        var found: [CheckOutcome?] = []
        found.reserveCapacity(files.count)
        let limits = settings.map(\.byteLimit)
        let work: @Sendable (DiscoveredFile) -> CheckOutcome? = { file in
            cache.outcome(of: file, limit: limits[file.configuration])
        }
        await processInOrder(files, jobs: jobs, work: work) { (outcome) throws(Never) in found.append(outcome) }
        return found
    }
}
