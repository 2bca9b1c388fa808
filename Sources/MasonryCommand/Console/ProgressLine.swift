// One line on the terminal that says how far the work is.

import LayoutIDE

/// A line that is drawn over itself; nothing where standard error is no terminal.
struct ProgressLine {
    private let console: Console
    private let total: Int
    private let isOn: Bool
    private var done = 0
    private var isDrawn = false
    /// Drawing costs a system call: a hundred times in a run is enough.
    private let stride: Int

    init(_ console: Console, total: Int, isOn: Bool) {
        self.console = console
        self.total = total
        self.isOn = isOn && console.errorsAreTerminal && total > 1
        stride = max(1, total / 100)
    }

    mutating func step() {
        done += 1
        guard isOn, done % stride == 0, done < total else { return }
        let words = console.language().say("\(done) of \(total) files checked", "已检查 \(done)/\(total) 个文件")
        write("\r\u{1B}[2K" + words)
        isDrawn = true
    }

    /// Takes the line away, before anything else is written.
    mutating func erase() {
        guard isDrawn else { return }
        write("\r\u{1B}[2K")
        isDrawn = false
    }

    /// Progress is not worth stopping for.
    private func write(_ text: String) {
        do { try console.errors.write(text) } catch { return }
    }
}
