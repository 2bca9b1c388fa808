// Clocks, memory and numbers for benchmarks.

import Foundation

/// The processor time of a piece of work, in milliseconds, which other processes do not disturb much.
func milliseconds(_ work: () -> Void) -> Double {
    let start = processorSeconds()
    work()
    return (processorSeconds() - start) * 1e3
}

private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The peak of this process's memory, where Linux tells it.
enum PeakMemory {
    /// Starts the peak over and returns the memory in use now, in KiB.
    static func reset() -> Int? {
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        return kibibytes()
    }

    /// The peak since the last reset, in KiB.
    static func kibibytes() -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
            return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        }
        return nil
    }
}

/// A number with as many decimals as make sense for a time.
func number(_ value: Double) -> String {
    String(format: value < 1 ? "%.3f" : value < 100 ? "%.2f" : "%.0f", value)
}

func logarithm(_ value: Double) -> Double { log(value) }
