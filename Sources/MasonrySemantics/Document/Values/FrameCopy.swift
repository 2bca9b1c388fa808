// Copies of frames that code changes before it gives them back.

import AutoLayout

/// A variable that holds the frame of a view, some numbers of which are others by now.
struct FrameCopy {
    let item: ItemID
    /// By their places in x, y, width and height.
    var changed: Set<Int> = []
}
