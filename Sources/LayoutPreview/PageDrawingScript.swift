// The part of the page's script that draws: the same roles as the pictures of the drawing model.

/// Redraws a panel at another width or zoom, and draws what the pointer or the keyboard has chosen.
enum PageDrawingScript {
    static let source = #"""
        const NS = 'http://www.w3.org/2000/svg';
        const ruler = document.createElement('canvas').getContext('2d');
        const widths = new Map();

        // Bold is measured for what is bold; names are not.
        function textWidth(text, weight = 400) {
          const key = weight + text;
          let width = widths.get(key);
          if (width === undefined) {
            ruler.font = weight + " 10px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
            width = ruler.measureText(text).width;
            if (widths.size > 20000) widths.clear();
            widths.set(key, width);
          }
          return width;
        }

        function elided(text, width) {
          if (textWidth(text) <= width) return text;
          const characters = Array.from(text);
          let low = 0, high = characters.length;
          while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (textWidth(characters.slice(0, middle).join('') + '…') <= width) low = middle; else high = middle - 1;
          }
          return low >= 3 ? characters.slice(0, low).join('') + '…' : null;
        }

        // A sheet collects the elements of one drawing and the room that its texts have taken.
        class Sheet {
          constructor(panel, layer) {
            this.panel = panel;
            this.layer = layer;
            this.taken = [];
            this.others = [];
            this.lines = [[], []];
          }
          x(value) { return MARGIN + (value - this.panel.world[0]) * this.panel.zoomed; }
          y(value) { return MARGIN + (value - this.panel.world[1]) * this.panel.zoomed; }
          rect(i) {
            const f = this.panel.now, s = this.panel.zoomed;
            return [this.x(f[4 * i]), this.y(f[4 * i + 1]), f[4 * i + 2] * s, f[4 * i + 3] * s];
          }
          add(name, kind, attributes, item) {
            const element = document.createElementNS(NS, name);
            element.setAttribute('class', kind + (this.marked && this.marked.has(item) ? ' in' : ''));
            for (const key in attributes) element.setAttribute(key, attributes[key]);
            this.layer.append(element);
            return element;
          }
          box(r, kind, item, rx) {
            const shape = { x: r[0].toFixed(1), y: r[1].toFixed(1), width: Math.max(0, r[2]).toFixed(1),
              height: Math.max(0, r[3]).toFixed(1) };
            if (rx) shape.rx = rx;
            this.add('rect', kind, shape, item);
          }
          path(d, kind, item) { this.add('path', kind, { d }, item); }
          free(r) {
            return inside(r, this.panel.area) && !this.taken.some(t => overlaps(t, r)) && !this.others.some(t => overlaps(t, r))
              && !this.lines.some(some => some.some(t => overlaps(t, r)));
          }
          text(text, kind, r, item, anchor) {
            this.taken.push([r[0] - 2.5, r[1], r[2] + 5, r[3]]);
            const middle = anchor === 'middle';
            const at = { x: (middle ? r[0] + r[2] / 2 : r[0]).toFixed(1), y: (r[1] + LINE * .76).toFixed(1) };
            if (middle) at['text-anchor'] = 'middle';
            const made = this.add('text', kind, at, item);
            made.textContent = text;
            return made;
          }
        }

        function drawPanel(panel) {
          const s = panel.zoomed = panel.scale * zoom;
          const grown = panel.shown - panel.width;
          const width = Math.max(40, (panel.world[2] + grown) * s), height = panel.world[3] * s;
          panel.area = [MARGIN, MARGIN, width, height];
          panel.svg.setAttribute('width', Math.ceil(width + 2 * MARGIN));
          panel.svg.setAttribute('height', Math.ceil(height + 2 * MARGIN));
          panel.svg.setAttribute('viewBox', `0 0 ${Math.ceil(width + 2 * MARGIN)} ${Math.ceil(height + 2 * MARGIN)}`);
          const base = document.createElementNS(NS, 'g');
          const sheet = new Sheet(panel, base);
          const clashes = shownConflicts(panel);
          if (filter !== 'all') {
            base.setAttribute('class', 'faint');
            sheet.marked = new Set(panel.model.roots);
            if (filter === 'conflicts') for (const clash of clashes) clash[2].forEach(i => sheet.marked.add(i));
            if (filter === 'open') for (const open of panel.open) sheet.marked.add(open[0]);
          }
          panel.names = new Map();
          panel.bold = null;
          const isLook = style === 'screen' && panel.look;
          if (isLook) drawLook(sheet); else drawViews(sheet);
          for (const clash of clashes) {
            clash[2].forEach(i => { if (panel.model.items[i][2] >= 0) sheet.box(sheet.rect(i), 'xv', i); });
            for (const line of clash[1]) drawLine(sheet, line, 'x', 'xt', line[2]);
          }
          if (panel.shown === panel.width && !isLook) drawOpen(sheet);
          if (!isLook) drawNames(sheet);
          panel.over = document.createElementNS(NS, 'g');
          panel.svg.replaceChildren(base, panel.over);
          panel.sheet = sheet;
          drawChoice(panel);
          placeEdge(panel);
        }

        function shownConflicts(panel) {
          const broken = brokenAt(panel, panel.shown);
          return broken === null && panel.shown === panel.width
            ? panel.conflicts : panel.conflicts.filter(c => broken && broken.includes(c[3]));
        }

        function drawViews(sheet) {
          const { panel } = sheet, { items, order, roots } = panel.model;
          for (const i of order) {
            const r = sheet.rect(i), kind = items[i][3];
            if (items[i][2] < 0 && kind !== 2) sheet.box(r, 's', i);
            else if (kind === 2) { if (r[2] > 0 && r[3] > 0) sheet.box(r, 'g', i); }
            else if (!(r[2] > 0 && r[3] > 0)) {
              if (r[2] > 0 || r[3] > 0) sheet.path(`M${r[0]} ${r[1]}L${r[0] + r[2]} ${r[1] + r[3]}`, 'z', i);
              sheet.add('circle', 'z', { cx: r[0] + r[2] / 2, cy: r[1] + r[3] / 2, r: 3 }, i);
            } else {
              const root = roots.find(each => panel.model.contains(each, i));
              const lost = kind !== 1 && !overlaps(r, sheet.rect(root)) && !panel.scrolled.has(i);
              sheet.box(r, kind === 1 ? 'sv' : lost ? 'o' : kind === 4 ? 'b' : 'v', i, kind === 4 ? Math.min(6, r[2] / 2, r[3] / 2) : 0);
              if (kind === 3 && Math.min(r[2], r[3]) > 6) {
                const [x, y, w, h] = r;
                sheet.path(`M${x} ${y}L${x + w} ${y + h}M${x} ${y + h}L${x + w} ${y}`, 'i', i);
              }
            }
          }
          const [top, left, bottom, right] = panel.safe, s = panel.zoomed;
          for (const root of panel.screens) {
            const [x, y, w, h] = sheet.rect(root);
            if (top) sheet.box([x, y, w, top * s], 'sa', root);
            if (bottom) sheet.box([x, y + h - bottom * s, w, bottom * s], 'sa', root);
            if (left) sheet.box([x, y, left * s, h], 'sa', root);
            if (right) sheet.box([x + w - right * s, y, right * s, h], 'sa', root);
          }
        }

        function drawNames(sheet) {
          const { panel } = sheet, { items, order } = panel.model;
          if (order.length > 1500) return;
          const views = order.filter(i => items[i][3] !== 2);
          const rects = new Map(views.map(i => [i, sheet.rect(i)]));
          for (const i of views) {
            const r = rects.get(i), [name, type, , , , text, estimated] = items[i];
            const own = spot => views.every(j => panel.model.contains(j, i) || !overlaps(rects.get(j), spot));
            const sign = estimated ? ' ≈' : '', words = type ? [`${name}: ${type}${sign}`, name + sign] : [name + sign];
            const cut = elided(name + sign, r[2] - 8);
            if (cut) words.push(cut);
            let place = null;
            for (const word of words) {
              const w = textWidth(word);
              if (w > r[2] - 2 || LINE > r[3]) continue;
              const pad = w > r[2] - 8 ? (r[2] - w) / 2 : 4;
              const lefts = [r[0] + pad, r[0] + r[2] - w - pad];
              if (panel.model.rtl) lefts.reverse();
              let tops = r[3] < 2.5 * LINE ? [r[1] + (r[3] - LINE) / 2] : [r[1] + 1.5, r[1] + r[3] - LINE - 1];
              if (word === words[words.length - 1]) tops = tops.concat([r[1], r[1] + r[3] - LINE]);
              place = tops.flatMap(y => lefts.map(x => [x, y, w, LINE])).find(b => sheet.free(b) && own(b));
              if (place) { panel.names.set(i, [sheet.text(word, 'n', place, i), place]); break; }
            }
            if (!place && (r[3] < LINE || r[2] < 30) && name.length <= 24) {
              const w = textWidth(name), gap = r[2] > 0 && r[3] > 0 ? 2 : 6, y = r[1] + (r[3] - LINE) / 2;
              const around = rects.get(items[i][2]) || panel.area;
              const spot = [[r[0] + r[2] + gap, y], [r[0] - gap - w, y]].map(p => [p[0], p[1], w, LINE])
                .find(b => sheet.free(b) && own(b) && inside(b, around));
              if (spot) panel.names.set(i, [sheet.text(name, 'n', spot, i), spot]);
            }
            if (!text || panel.model.children[i].length) continue;
            const isOneLine = r[3] < 2.5 * LINE;
            const room = r[2] - 8 - (isOneLine && place ? place[2] + 12 : 0);
            const shown = elided(text, room - 8);
            if (!shown || LINE > r[3] || (shown !== text && shown.length < 8)) continue;
            const w = textWidth(`“${shown}”`);
            const x = panel.model.rtl ? (isOneLine && place ? place[0] - 12 : r[0] + r[2] - 4) - w
              : isOneLine && place ? place[0] + place[2] + 12 : r[0] + 4;
            const spot = [x, r[1] + (r[3] - LINE) / 2, w, LINE];
            if (sheet.free(spot) && own(spot)) sheet.text(`“${shown}”`, 'ct', spot, i);
          }
        }

        // A measured line in the first free lane beside its item.
        function drawLine(sheet, line, kind, textKind, item) {
          const [axis, isSize, owner, i, fi, oi, j, fj, oj, label] = line;
          if (j === undefined) return;
          const f = sheet.panel.now;
          const start = position(f, axis, i, fi, oi), end = position(f, axis, j, fj, oj);
          let [low, high] = extent(f, owner, 1 - axis);
          if (!isSize) {
            const other = extent(f, i, 1 - axis);
            if (Math.max(low, other[0]) <= Math.min(high, other[1])) {
              [low, high] = [Math.max(low, other[0]), Math.min(high, other[1])];
            }
          }
          const along = v => axis ? sheet.y(v) : sheet.x(v), across = v => axis ? sheet.x(v) : sheet.y(v);
          drawMeasure(sheet, axis, along(start), along(end), across(low), across(high), isSize, label, kind, textKind, item);
        }

        function drawMeasure(sheet, axis, a, b, low, high, isSize, label, kind, textKind, item, heads) {
          const from = a, to = b, first0 = sheet.panel.area[axis], last0 = first0 + sheet.panel.area[2 + axis];
          // A line that leaves the picture ends in an arrow: it goes on.
          a = Math.min(Math.max(a, first0), last0);
          b = Math.min(Math.max(b, first0), last0);
          heads = heads || a !== from || b !== to;
          const length = Math.abs(b - a);
          const point = (u, v) => axis ? `${v.toFixed(1)} ${u.toFixed(1)}` : `${u.toFixed(1)} ${v.toFixed(1)}`;
          if (length < 1.5 && !label) {
            for (const side of [low, high]) sheet.path(`M${point(a, side - 5)}L${point(a, side + 5)}`, kind, item);
            return;
          }
          const first = isSize && high - low > 40 ? high - 10 : (low + high) / 2, w = label ? textWidth(label, kind === 'x' ? 600 : 400) : 0;
          const lanes = [first];
          for (let k = 1; k <= 10; k += 1) lanes.push(first + (isSize ? -13 : 13) * k, first + (isSize ? 13 : -13) * k);
          // A chosen view's lines keep off other names where they can; where they cannot, their labels cover them.
          const others = sheet.others;
          for (const lane of others.length ? [...lanes, null, ...lanes] : lanes) {
            if (lane === null) { sheet.others = []; continue; }
            const room = axis ? [lane - 2.5, Math.min(a, b), 5, length] : [Math.min(a, b), lane - 2.5, length, 5];
            if (sheet.taken.some(t => overlaps(t, room)) || sheet.lines[axis].some(t => overlaps(t, room))) continue;
            let spot = null;
            if (label) {
              spot = labelSpots(axis, a, b, lane, w).find(r => sheet.free(r));
              if (!spot) continue;
            }
            const ends = heads ? arrowEnds(point, a, b, lane)
              : [a, b].map(end => `M${point(end, lane - 3)}L${point(end, lane + 3)}`).join('');
            sheet.path(`M${point(a, lane)}L${point(b, lane)}${ends}`, kind, item);
            if (spot) {
              sheet.box([spot[0] - 1, spot[1], spot[2] + 2, spot[3]], 'lb', item, 2);
              sheet.text(label, textKind, spot, item, 'middle');
            }
            sheet.lines[axis].push(room);
            break;
          }
          sheet.others = others;
        }

        function arrowEnds(point, a, b, lane) {
          const d = a < b ? 4 : -4;
          return `M${point(a + d, lane - 3)}L${point(a, lane)}L${point(a + d, lane + 3)}`
            + `M${point(b - d, lane - 3)}L${point(b, lane)}L${point(b - d, lane + 3)}`;
        }

        function labelSpots(axis, a, b, lane, w) {
          const low = Math.min(a, b), high = Math.max(a, b), need = (axis ? LINE : w) + 14;
          const spots = [];
          for (const part of high - low >= need ? [.5, .25, .75] : []) {
            const u = a + (b - a) * part;
            spots.push(axis ? [lane - w / 2, u - LINE / 2, w, LINE] : [u - w / 2, lane - LINE / 2, w, LINE]);
          }
          const u = (a + b) / 2;
          if (axis) spots.push([lane + 4, u - LINE / 2, w, LINE], [lane - 4 - w, u - LINE / 2, w, LINE]);
          else spots.push([u - w / 2, lane - LINE - 2, w, LINE], [u - w / 2, lane + 2, w, LINE],
            [high + 4, lane - LINE / 2, w, LINE], [low - 4 - w, lane - LINE / 2, w, LINE]);
          return spots;
        }

        // What the constraints leave open at the width that was solved for it: both ends, and the range between.
        function drawOpen(sheet) {
          const { panel } = sheet, f = panel.now, s = panel.zoomed;
          const seen = new Set();
          for (const [item, attribute, low, high, label, freedom] of panel.open) {
            // Of the attributes that move together the first shows the movement of all.
            if (seen.has(freedom) || seen.size >= 6) continue;
            seen.add(freedom);
            const axis = attribute % 2, isSize = attribute > 1, r = sheet.rect(item), parent = panel.model.items[item][2];
            const base = isSize ? r[axis] : parent < 0 ? MARGIN : sheet.rect(parent)[axis];
            const first = panel.area[axis], last = first + panel.area[2 + axis] - (isSize ? 0 : r[2 + axis]);
            const a = Math.max(low === null ? -Infinity : base + low * s, isSize ? base : first);
            const b = Math.min(high === null ? Infinity : base + high * s, last);
            if (!(a < b)) continue;
            for (const end of [a, b]) {
              const ghost = r.slice();
              if (isSize) ghost[2 + axis] = end - base; else ghost[axis] = end;
              if (ghost.every((v, k) => Math.abs(v - r[k]) < .5) || !(ghost[2] > 0 && ghost[3] > 0)) continue;
              sheet.box(ghost, 'gh', item);
            }
            drawMeasure(sheet, axis, a, b, r[1 - axis], r[1 - axis] + r[3 - axis], true, label, 'gd', 'gt', item, true);
          }
        }

        // The chosen view and its constraints, over the drawing of the panel.
        function drawChoice(panel) {
          panel.over.replaceChildren();
          if (panel.bold) panel.bold.setAttribute('class', 'n');
          panel.bold = null;
          const item = indexIn(panel, choice());
          panel.svg.removeAttribute('data-chosen');
          if (item < 0 || (panel.model.items[item][3] === 5 && !isStaged(panel))) return;
          panel.svg.setAttribute('data-chosen', panel.model.items[item][0]);
          const sheet = new Sheet(panel, panel.over), known = panel.names.get(item);
          sheet.box(sheet.rect(item), 'se', item);
          sheet.others = panel.sheet.taken;
          if (known) {
            panel.bold = known[0];
            panel.bold.setAttribute('class', 'sn');
            sheet.taken.push(known[1]);
          }
          let drawn = 0;
          panel.model.constraints.forEach(([, line]) => {
            if (line[2] === item && drawn < 16) { drawn += 1; drawLine(sheet, line, 'd', 'dt', item); }
          });
          if (known) return;
          const name = panel.model.items[item][0], r = sheet.rect(item), w = textWidth(name, 600);
          const spot = [[r[0] + 4, r[1] + 1.5], [r[0] + 4, r[1] + r[3] - LINE - 1.5], [r[0] + 4, r[1] + r[3] / 2 - LINE / 2],
            [r[0], r[1] - LINE - 2], [r[0], r[1] + r[3] + 2]].map(p => [p[0], p[1], w, LINE])
            .find(b => sheet.free(b));
          if (!spot) return;
          sheet.box([spot[0] - 1, spot[1], w + 2, LINE], 'lb', item, 2);
          sheet.text(name, 'sn', spot, item);
        }

        """#
}
