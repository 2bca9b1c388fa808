// Work on many inputs at once, with results in the order of the inputs and a bounded number of them in memory.

/// Calls `work` for each input on up to `jobs` threads and `consume` with the results in the order of the inputs.
///
/// A thread is given several inputs, because starting it costs as much as a small file does; few inputs are spread
/// evenly. At most four such batches a job wait for an earlier one, so that memory does not grow with the number of
/// inputs. An error of `consume` stops everything.
package func processInOrder<Input: Sendable, Output: Sendable, Failure: Error>(
    _ inputs: [Input], jobs: Int, work: @escaping @Sendable (Input) -> Output,
    consume: (Output) throws(Failure) -> Void
) async throws(Failure) {
    let jobs = max(1, jobs)
    let size = max(1, min(largestBatch, inputs.count / jobs / 8))
    let batches = stride(from: 0, to: inputs.count, by: size).map { $0..<min($0 + size, inputs.count) }
    var failure: Failure?
    await withTaskGroup(of: (Int, [Output]).self) { group in
        var started = 0
        var consumed = 0
        var waiting: [Int: [Output]] = [:]
        var running = 0
        while consumed < batches.count, failure == nil {
            while started < batches.count, running < jobs, started < consumed + jobs * 4 {
                let index = started
                let batch = inputs[batches[index]]
                group.addTask { (index, await LargeStackThread.run { batch.map(work) }) }
                started += 1
                running += 1
            }
            guard let (index, outputs) = await group.next() else { break }
            running -= 1
            waiting[index] = outputs
            while failure == nil, let outputs = waiting.removeValue(forKey: consumed) {
                consumed += 1
                do throws(Failure) { for output in outputs { try consume(output) } } catch { failure = error }
            }
        }
        group.cancelAll()
    }
    if let failure { throw failure }
}

/// After an error at most this many inputs a job are still worked on.
private let largestBatch = 32
