// Work on many inputs at once, with results in the order of the inputs and a bounded number of them in memory.

/// Calls `work` for each input on up to `jobs` threads and `consume` with the results in the order of the inputs.
///
/// At most four results a job wait for an earlier one, so that memory does not grow with the number of inputs.
/// An error of `consume` stops everything.
func processInOrder<Input: Sendable, Output: Sendable, Failure: Error>(
    _ inputs: [Input], jobs: Int, work: @escaping @Sendable (Input) -> Output,
    consume: (Output) throws(Failure) -> Void
) async throws(Failure) {
    let window = max(1, jobs) * 4
    var failure: Failure?
    await withTaskGroup(of: (Int, Output).self) { group in
        var started = 0
        var consumed = 0
        var waiting: [Int: Output] = [:]
        var running = 0
        while consumed < inputs.count, failure == nil {
            while started < inputs.count, running < max(1, jobs), started < consumed + window {
                let index = started
                let input = inputs[index]
                group.addTask { (index, await LargeStackThread.run { work(input) }) }
                started += 1
                running += 1
            }
            guard let (index, output) = await group.next() else { break }
            running -= 1
            waiting[index] = output
            while failure == nil, let output = waiting.removeValue(forKey: consumed) {
                consumed += 1
                do throws(Failure) { try consume(output) } catch { failure = error }
            }
        }
        group.cancelAll()
    }
    if let failure { throw failure }
}
