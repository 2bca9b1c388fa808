// The part of the page's script that draws views as they look.

/// Draws what `LookData` describes, as `LookDrawing` does in Swift: boxes, lines and texts measured from frames.
enum PageLookScript {
    static let source = #"""
        // 'plan' or 'screen'; what a page begins with stands in its data.
        let style = null;
        // What is drawn of images, as addresses that hold all of it.
        let images = [];

        const isDark = () => getComputedStyle(document.body).getPropertyValue('--dark').trim() === '1';
        const isStaged = panel => style === 'screen' && Boolean(panel.look) && panel.look.staged;

        // Frames and the part that is shown are others on the stage.
        function applyStyle(panel) {
          if (!panel.look) return;
          panel.plan = panel.plan || { frames: panel.frames, world: panel.world, scale: panel.scale };
          const from = style === 'screen' ? panel.look : panel.plan;
          Object.assign(panel, { world: from.world, scale: from.scale, frames: from.frames || panel.plan.frames });
          if (isStaged(panel)) panel.shown = panel.width;
          panel.now = framesAt(panel, panel.shown);
          if (panel.edge) panel.edge.hidden = isStaged(panel);
          panel.figure.classList.toggle('staged', isStaged(panel));
        }

        // Which views there are to point at: on the stage also those whose frames nobody knows.
        const shownOrder = panel => isStaged(panel) ? panel.model.all : panel.model.order;

        const textStyle = (size, weight, flags) => `${flags & 1 ? 'italic ' : ''}${weight} ${size}px `
          + (flags & 2 ? 'ui-monospace,Menlo,Consolas,monospace' : "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");

        function lookWidth(text, font) {
          const key = font + '\n' + text;
          let width = widths.get(key);
          if (width === undefined) {
            ruler.font = font;
            width = ruler.measureText(text).width;
            if (widths.size > 20000) widths.clear();
            widths.set(key, width);
          }
          return width;
        }

        // The lines of a text in a box; the last one ends in “…” where the text goes on.
        function lookLines(text, width, height, size, font, most) {
          const room = width * 1.06 + 2, fitting = Math.max(1, Math.floor(height / (size * 1.193) + .2));
          const limit = most ? Math.min(most, fitting) : fitting, lines = [];
          let isCut = false;
          for (const paragraph of text.split('\n')) {
            if (lines.length >= limit) { isCut = true; break; }
            const broken = [];
            if (limit === 1) broken.push(paragraph);
            else {
              let line = '';
              for (const word of paragraph.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) || ['']) {
                if (line && lookWidth((line + word).trimEnd(), font) > room) { broken.push(line.trimEnd()); line = ''; }
                line += word;
              }
              broken.push(line);
            }
            if (lines.length + broken.length > limit) isCut = true;
            lines.push(...broken.slice(0, limit - lines.length));
          }
          let last = lines.pop() || '';
          if (isCut || lookWidth(last, font) > room) {
            const characters = Array.from(last);
            while (characters.length && lookWidth(characters.join('') + '…', font) > room) characters.pop();
            last = characters.join('').trimEnd() + '…';
          }
          return [...lines, last];
        }

        // For each line its pieces with their runs; between lines nothing but space is left out.
        function runPieces(text, runs, lines) {
          const characters = Array.from(new Intl.Segmenter().segment(text), each => each.segment);
          let place = 0, index = 0, left = runs[0][0];
          const settle = () => { while (left <= 0 && index + 1 < runs.length) left = runs[++index][0]; };
          const advance = () => { place += 1; left -= 1; settle(); };
          settle();
          return lines.map(line => {
            const pieces = [];
            let last = -1;
            for (const { segment } of new Intl.Segmenter().segment(line)) {
              while (place < characters.length && characters[place] !== segment && !characters[place].trim()) advance();
              if (last === index) pieces[pieces.length - 1][0] += segment;
              else pieces.push([segment, runs[index]]);
              last = index;
              if (characters[place] === segment) advance();
            }
            return pieces;
          });
        }

        let clipCount = 0;

        function drawLook(sheet) {
          const { panel } = sheet, { items, children, roots } = panel.model, looks = panel.model.looks;
          const s = panel.zoomed, f = panel.now, dark = isDark(), rtl = panel.model.rtl;
          const paint = code => { const [light, other] = code.split('|'); return dark && other ? other : light; };
          const add = (parent, name, attributes) => {
            const made = document.createElementNS(NS, name);
            for (const key in attributes) made.setAttribute(key, attributes[key]);
            parent.append(made);
            return made;
          };
          const reach = (r, i) => {
            const [x, y, w, h] = [f[4 * i], f[4 * i + 1], f[4 * i + 2], f[4 * i + 3]];
            const left = x + r[0] * w + r[1], top = y + r[2] * h + r[3];
            return [left, top, x + r[4] * w + r[5] - left, y + r[6] * h + r[7] - top];
          };
          const box = (r, radius) => {
            const made = { x: r[0], y: r[1], width: r[2], height: r[3] };
            const rx = Math.min(radius, r[2] / 2, r[3] / 2);
            if (rx > 0) made.rx = rx;
            return made;
          };
          const draw = (parent, operation, i) => {
            if (operation[0] === 0) {
              const r = reach(operation[1], i);
              if (!(r[2] > 0 && r[3] > 0)) return;
              const made = add(parent, 'rect', box(r, operation[5]));
              made.setAttribute('fill', operation[2] ? paint(operation[2]) : 'none');
              if (operation[3]) { made.setAttribute('stroke', paint(operation[3])); made.setAttribute('stroke-width', operation[4]); }
              if (operation[6]) made.setAttribute('stroke-dasharray', '4 3');
            } else if (operation[0] === 1) {
              const p = operation[1];
              let d = '';
              for (let k = 0; k + 3 < p.length; k += 4) {
                d += `${k ? 'L' : 'M'}${f[4 * i] + p[k] * f[4 * i + 2] + p[k + 1]} ${f[4 * i + 1] + p[k + 2] * f[4 * i + 3] + p[k + 3]}`;
              }
              add(parent, 'path', { d, fill: 'none', stroke: paint(operation[2]), 'stroke-width': operation[3],
                'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
            } else if (operation[0] === 3) {
              drawImage(parent, operation, reach(operation[1], i));
            } else if (operation[0] === 5) {
              const r = reach(operation[1], i), blur = operation[3];
              if (!(r[2] > 0 && r[3] > 0)) return;
              const made = add(parent, 'rect', { ...box(r, operation[4]), fill: paint(operation[2]) });
              if (!(blur > 0)) return;
              clipCount += 1;
              const filter = add(parent, 'filter', { id: `blur${clipCount}`, filterUnits: 'userSpaceOnUse',
                x: r[0] - 3 * blur, y: r[1] - 3 * blur, width: r[2] + 6 * blur, height: r[3] + 6 * blur });
              add(filter, 'feGaussianBlur', { stdDeviation: blur });
              made.setAttribute('filter', `url(#blur${clipCount})`);
            } else if (operation[0] === 6) {
              const r = reach(operation[1], i), [x1, y1, x2, y2] = operation[3], stops = operation[2];
              if (!(r[2] > 0 && r[3] > 0)) return;
              clipCount += 1;
              const made = add(parent, 'linearGradient', { id: `gradient${clipCount}`, x1, y1, x2, y2 });
              for (let k = 0; k + 1 < stops.length; k += 2) add(made, 'stop', { offset: stops[k], 'stop-color': paint(stops[k + 1]) });
              add(parent, 'rect', { ...box(r, operation[4]), fill: `url(#gradient${clipCount})` });
            } else if (operation[0] === 4) {
              const group = add(parent, 'g', operation[3] < 1 ? { opacity: operation[3] } : {});
              if (operation[2] !== null) {
                clipCount += 1;
                add(add(group, 'clipPath', { id: `clip${clipCount}` }), 'rect', box(reach(operation[1], i), operation[2]));
              }
              const inner = operation[2] === null ? group : add(group, 'g', { 'clip-path': `url(#clip${clipCount})` });
              for (const part of operation[4]) draw(inner, part, i);
            } else {
              const r = reach(operation[1], i), own = [f[4 * i], f[4 * i + 1], f[4 * i + 2], f[4 * i + 3]];
              if (!operation[10] || inside(r, own)) drawText(parent, operation, r);
            }
          };
          const drawImage = (parent, [, , index, w, h, [mode, ax, ay], color, clip], r) => {
            if (!(r[2] > 0 && r[3] > 0 && w > 0 && h > 0) || !images[index]) return;
            let sx = r[2] / w, sy = r[3] / h;
            if (mode === 1) sx = sy = Math.min(sx, sy);
            if (mode === 2) sx = sy = Math.max(sx, sy);
            if (mode === 3) sx = sy = 1;
            if (mode === 4) sx = sy = Math.min(1, sx, sy);
            const place = { x: r[0] + ax * (r[2] - w * sx), y: r[1] + ay * (r[3] - h * sy), width: w * sx, height: h * sy };
            const shape = { ...place, href: images[index], preserveAspectRatio: 'none' };
            clipCount += 1;
            let inner = parent;
            if (clip !== null) {
              add(add(parent, 'clipPath', { id: `clip${clipCount}` }), 'rect', box(r, clip));
              inner = add(parent, 'g', { 'clip-path': `url(#clip${clipCount})` });
            }
            if (!color) { add(inner, 'image', shape); return; }
            const mask = add(inner, 'mask', { id: `shape${clipCount}` });
            mask.style.maskType = 'alpha';
            add(mask, 'image', shape);
            add(inner, 'rect', { ...place, fill: paint(color), mask: `url(#shape${clipCount})` });
          };
          const drawText = (parent, [, , text, size, weight, flags, color, alignment, most, isAtTop, , runs, measured], r) => {
            if (!(r[2] > 1 && r[3] > 1 && size > 0)) return;
            const font = textStyle(measured || size, weight, flags), step = size * 1.193;
            const lines = lookLines(text, r[2], r[3], size, font, most), pieces = runs ? runPieces(text, runs, lines) : null;
            const top = isAtTop ? r[1] : r[1] + r[3] / 2 - step * lines.length / 2;
            const side = alignment === 2 ? 'middle' : alignment === 3 || (alignment === 0 && rtl) ? 'end' : 'start';
            lines.forEach((line, k) => {
              const made = add(parent, 'text', { x: side === 'middle' ? r[0] + r[2] / 2 : side === 'end' ? r[0] + r[2] : r[0],
                y: top + step * k + size * .95, 'text-anchor': side, fill: paint(color) });
              made.style.font = font;
              made.style.whiteSpace = 'pre';
              if (lookWidth(line, font) > r[2]) {
                made.setAttribute('textLength', r[2]);
                made.setAttribute('lengthAdjust', 'spacingAndGlyphs');
              }
              if (!pieces) { made.textContent = line; return; }
              for (const [piece, [, runSize, runWeight, runFlags, runColor]] of pieces[k]) {
                const part = add(made, 'tspan', { fill: paint(runColor) });
                part.style.font = textStyle(runSize, runWeight, runFlags);
                part.style.textDecoration = [runFlags & 4 ? 'underline' : '', runFlags & 8 ? 'line-through' : ''].join(' ').trim();
                part.textContent = piece;
              }
            });
          };
          const rank = i => looks[i][0] === null || looks[i][0] === undefined ? 0 : looks[i][0];
          const visit = (parent, i, depth) => {
            const look = looks[i];
            if (!look || !look.length || look[1] <= 0 || depth > 200) return;
            let group = parent;
            if (look[1] < 1) group = add(group, 'g', { opacity: look[1] });
            const isShown = items[i][3] !== 5 || isStaged(panel);
            if (isShown) for (const operation of look[3]) draw(group, operation, i);
            let inner = group;
            if (isShown && look[2] !== null && children[i].length) {
              clipCount += 1;
              const clip = add(group, 'clipPath', { id: `clip${clipCount}` });
              add(clip, 'rect', box([f[4 * i], f[4 * i + 1], f[4 * i + 2], f[4 * i + 3]], look[2]));
              inner = add(group, 'g', { 'clip-path': `url(#clip${clipCount})` });
            }
            for (const child of children[i].slice().sort((a, b) => rank(a) - rank(b) || a - b)) visit(inner, child, depth + 1);
            if (isShown) for (const operation of look[4]) draw(group, operation, i);
          };
          const all = add(sheet.layer, 'g', { class: 'look',
            transform: `translate(${MARGIN - panel.world[0] * s} ${MARGIN - panel.world[1] * s}) scale(${s})` });
          for (const root of roots) visit(all, root, 0);
          for (const [root, operations] of panel.look.bars) for (const operation of operations) draw(all, operation, root);
        }

        """#
}
