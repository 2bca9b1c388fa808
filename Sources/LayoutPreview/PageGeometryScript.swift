// The part of the page's script that knows where things are.

/// Frames at a width, positions of anchors, and which view lies under a point.
enum PageGeometryScript {
    static let source = #"""
        const MARGIN = 10, LINE = 12;

        // Frames are flat arrays: x, y, width, height of every item, in points.
        function framesAt(panel, width) {
          if (width === panel.width) return panel.frames;
          const piece = panel.pieces.find(p => width >= p[0] && width <= p[1]);
          if (!piece) return panel.frames;
          const part = piece[1] > piece[0] ? (width - piece[0]) / (piece[1] - piece[0]) : 0;
          return piece[2].map((value, i) => value + part * (piece[3][i] || 0));
        }

        function brokenAt(panel, width) {
          if (width === panel.width) return null;
          const piece = panel.pieces.find(p => width >= p[0] && width <= p[1]);
          return piece ? piece[4] : null;
        }

        const extent = (frames, item, axis) =>
          [frames[4 * item + axis], frames[4 * item + axis] + frames[4 * item + 2 + axis]];

        const position = (frames, axis, item, fraction, offset) =>
          frames[4 * item + axis] + fraction * frames[4 * item + 2 + axis] + offset;

        const overlaps = (a, b) =>
          a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

        const inside = (a, b) =>
          a[0] >= b[0] && a[1] >= b[1] && a[0] + a[2] <= b[0] + b[2] && a[1] + a[3] <= b[1] + b[3];

        // The order of painting, and for each item the span of it that its descendants take.
        function prepare(model) {
          const children = model.items.map(() => []), roots = [];
          model.items.forEach((item, i) => (item[2] < 0 ? roots : children[item[2]]).push(i));
          model.children = children;
          model.roots = roots;
          model.order = [];
          model.all = [];
          model.enter = [];
          model.leave = [];
          const stack = roots.slice().reverse().map(i => [i, false]);
          let clock = 0;
          while (stack.length) {
            const [i, done] = stack.pop();
            clock += 1;
            if (done) { model.leave[i] = clock; continue; }
            model.enter[i] = clock;
            model.all.push(i);
            if (model.items[i][3] !== 5) model.order.push(i);
            stack.push([i, true]);
            for (const child of children[i].slice().reverse()) stack.push([child, false]);
          }
          model.contains = (a, i) => model.enter[a] <= model.enter[i] && model.leave[i] <= model.leave[a];
        }

        // The view painted last under a point; things without a size are found near their mark.
        function viewAt(panel, x, y) {
          const { items } = panel.model, order = shownOrder(panel), f = panel.now, near = 4 / panel.zoomed;
          let found = -1;
          for (const i of order) {
            if (items[i][3] === 2) continue;
            const w = f[4 * i + 2], h = f[4 * i + 3];
            const dx = w > 0 ? 0 : near, dy = h > 0 ? 0 : near;
            if (x >= f[4 * i] - dx && x <= f[4 * i] + w + dx && y >= f[4 * i + 1] - dy && y <= f[4 * i + 1] + h + dy) {
              found = i;
            }
          }
          return found;
        }

        """#
}
