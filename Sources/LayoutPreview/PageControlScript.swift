// The part of the page's script that listens: pointer, keyboard, filter, zoom and editor.

/// Every action that a pointer can do, a keyboard can do too.
enum PageControlScript {
    static let source = #"""
        const host = typeof acquireVsCodeApi === 'function' ? acquireVsCodeApi() : null;
        let panels = [], hovered = null, pinned = null, current = null, filter = 'all', zoom = 1;

        // Views are chosen by name, so that a choice shows on every screen.
        const choice = () => hovered !== null ? hovered : pinned;

        function indexIn(panel, name) {
          return name === null ? -1 : panel.model.items.findIndex(item => item[0] === name);
        }

        function show(panel) {
          current = panel || current;
          for (const each of panels) drawChoice(each);
          describe(current);
          document.dispatchEvent(new Event('masonry-choice'));
        }

        function setWidth(panel, width) {
          const first = panel.pieces[0], last = panel.pieces[panel.pieces.length - 1];
          panel.shown = Math.round(Math.min(Math.max(width, first[0]), last[1]));
          panel.now = framesAt(panel, panel.shown);
          drawPanel(panel);
          readout(panel);
          describe(current);
        }

        function placeEdge(panel) {
          if (!panel.edge) return;
          const root = panel.model.roots[0], r = panel.sheet.rect(root);
          panel.edge.style.left = `${r[0] + r[2] - 7}px`;
          panel.edge.style.top = `${r[1]}px`;
          panel.edge.style.height = `${r[3]}px`;
          panel.edge.setAttribute('aria-valuenow', panel.shown);
          panel.edge.setAttribute('aria-valuetext', say(words.points, panel.shown));
        }

        function addEdge(panel) {
          const root = panel.model.roots[0];
          if (!panel.pieces.length || root === undefined || panel.model.items[root][3] === 5) return;
          const edge = panel.edge = element('div', undefined, 'edge');
          const least = Math.ceil(panel.pieces[0][0]), most = Math.floor(panel.pieces[panel.pieces.length - 1][1]);
          edge.tabIndex = 0;
          edge.title = words.drag;
          for (const [key, value] of [['role', 'slider'], ['aria-label', say(words.widthOf, panel.name)],
            ['aria-orientation', 'horizontal'], ['aria-valuemin', least], ['aria-valuemax', most]]) {
            edge.setAttribute(key, value);
          }
          let from = null;
          edge.addEventListener('pointerdown', event => {
            from = { x: event.clientX, width: panel.shown };
            edge.setPointerCapture(event.pointerId);
            event.preventDefault();
            edge.focus();
          });
          edge.addEventListener('pointermove', event => {
            if (from) setWidth(panel, from.width + (event.clientX - from.x) / panel.zoomed);
          });
          for (const end of ['pointerup', 'pointercancel']) edge.addEventListener(end, () => { from = null; });
          edge.addEventListener('dblclick', () => setWidth(panel, panel.width));
          edge.addEventListener('keydown', event => {
            const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 };
            const step = steps[event.key];
            if (step) setWidth(panel, panel.shown + step * (event.shiftKey ? 10 : 1));
            else if (event.key === 'Home') setWidth(panel, least);
            else if (event.key === 'End') setWidth(panel, most);
            else if (event.key === 'Escape') setWidth(panel, panel.width);
            else return;
            event.preventDefault();
          });
          panel.stage.append(edge);
        }

        function addPointer(panel) {
          const find = event => {
            const bounds = panel.svg.getBoundingClientRect();
            return viewAt(panel, (event.clientX - bounds.left - MARGIN) / panel.zoomed + panel.world[0],
              (event.clientY - bounds.top - MARGIN) / panel.zoomed + panel.world[1]);
          };
          panel.svg.addEventListener('pointermove', event => {
            const item = find(event), name = item < 0 ? null : panel.model.items[item][0];
            if (name !== hovered || current !== panel) { hovered = name; show(panel); }
          });
          panel.svg.addEventListener('pointerleave', () => { hovered = null; show(panel); });
          panel.svg.addEventListener('click', event => {
            const item = find(event);
            if (item >= 0) pin(panel, item);
          });
        }

        function pin(panel, item) {
          pinned = panel.model.items[item][0];
          show(panel);
          reveal(panel, item);
        }

        // Asks whoever embeds the page to go to the declaration.
        function reveal(panel, item) {
          const [name, , , , declaration, , , line] = panel.model.items[item];
          const detail = { type: 'reveal', name, declaration, line };
          if (host) host.postMessage(detail);
          document.dispatchEvent(new CustomEvent('masonry-reveal', { detail }));
        }

        // Arrow keys walk the view tree: right to the first subview, left to the superview, up and down to siblings.
        function addKeys(panel) {
          panel.svg.tabIndex = 0;
          panel.svg.setAttribute('role', 'application');
          panel.svg.setAttribute('aria-label', say(words.keys, panel.name));
          panel.svg.addEventListener('focus', () => { current = panel; });
          panel.svg.addEventListener('keydown', event => {
            const { items, children, roots } = panel.model, item = indexIn(panel, choice());
            const parent = item < 0 ? -1 : items[item][2], row = parent < 0 ? roots : children[parent];
            let next = -1;
            if (event.key === 'Escape') { pinned = hovered = null; show(panel); return; }
            if (event.key === 'Enter' || event.key === ' ') { if (item >= 0) reveal(panel, item); event.preventDefault(); return; }
            if (item < 0) { if (event.key.startsWith('Arrow')) next = roots[0]; }
            else if (event.key === 'ArrowRight') next = children[item].length ? children[item][0] : item;
            else if (event.key === 'ArrowLeft') next = parent < 0 ? item : parent;
            else if (event.key === 'ArrowDown') next = row[Math.min(row.indexOf(item) + 1, row.length - 1)];
            else if (event.key === 'ArrowUp') next = row[Math.max(row.indexOf(item) - 1, 0)];
            if (next === undefined || next < 0) return;
            event.preventDefault();
            hovered = null;
            pinned = items[next][0];
            show(panel);
          });
        }

        function addTools() {
          const tools = document.getElementById('tools');
          const count = key => panels.reduce((sum, panel) => sum + panel[key].length, 0);
          const choices = [['all', words.everything], ['conflicts', say(words.conflicts, count('conflicts'))],
            ['open', say(words.open, count('open'))]];
          tools.replaceChildren();
          for (const [key, label] of choices) {
            const button = element('button', label);
            button.type = 'button';
            button.dataset.filter = key;
            button.setAttribute('aria-pressed', key === filter);
            button.addEventListener('click', () => setFilter(key));
            tools.append(button);
          }
          if (panels.some(panel => panel.look)) {
            for (const [key, label] of [['plan', words.plan], ['screen', words.look]]) {
              const button = element('button', label);
              button.type = 'button';
              button.dataset.style = key;
              button.setAttribute('aria-pressed', key === style);
              button.addEventListener('click', () => setStyle(key));
              tools.append(button);
            }
          }
          const label = element('label', words.size), slider = element('input');
          Object.assign(slider, { type: 'range', min: 50, max: 300, step: 10, value: zoom * 100, id: 'zoom' });
          slider.addEventListener('input', () => { zoom = slider.value / 100; panels.forEach(drawPanel); });
          label.append(slider);
          tools.append(label);
        }

        function setFilter(key) {
          filter = key;
          for (const button of document.querySelectorAll('[data-filter]')) {
            button.setAttribute('aria-pressed', button.dataset.filter === key);
          }
          for (const panel of panels) {
            panel.figure.hidden = key !== 'all' && !panel[key].length;
            if (!panel.figure.hidden) drawPanel(panel);
          }
        }

        function setStyle(key) {
          style = key;
          for (const button of document.querySelectorAll('[data-style]')) {
            button.setAttribute('aria-pressed', button.dataset.style === key);
          }
          for (const panel of panels) {
            applyStyle(panel);
            drawPanel(panel);
            readout(panel);
          }
          describe(current);
        }

        // Colors are chosen while drawing, so they follow when the surroundings change.
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => panels.forEach(drawPanel));

        // As large as shows a conflict well, with it in the middle.
        function enlarge(panel, clash) {
          const f = panel.now, boxes = clash[2].map(i => [f[4 * i], f[4 * i + 1], f[4 * i + 2], f[4 * i + 3]]);
          if (!boxes.length) return;
          const left = Math.min(...boxes.map(b => b[0])), top = Math.min(...boxes.map(b => b[1]));
          const width = Math.max(...boxes.map(b => b[0] + b[2])) - left, height = Math.max(...boxes.map(b => b[1] + b[3])) - top;
          const room = Math.min(panel.stage.clientWidth, 900);
          zoom = Math.min(3, Math.max(1, Math.min(room / (width + 40), 700 / (height + 40)) / panel.scale));
          const slider = document.getElementById('zoom');
          if (slider) slider.value = zoom * 100;
          panels.forEach(drawPanel);
          const s = panel.zoomed;
          panel.stage.scrollLeft = MARGIN + (left + width / 2 - panel.world[0]) * s - panel.stage.clientWidth / 2;
          panel.svg.scrollIntoView({ block: 'nearest' });
          const y = panel.svg.getBoundingClientRect().top + MARGIN + (top + height / 2 - panel.world[1]) * s;
          window.scrollBy(0, y - window.innerHeight / 2);
        }

        function addEnlarging(panel) {
          panel.figure.querySelectorAll('li.clash').forEach((entry, i) => {
            if (!panel.conflicts[i]) return;
            entry.tabIndex = 0;
            entry.title = words.enlarge;
            entry.setAttribute('role', 'button');
            entry.addEventListener('click', () => enlarge(panel, panel.conflicts[i]));
            entry.addEventListener('keydown', event => {
              if (event.key === 'Enter' || event.key === ' ') { enlarge(panel, panel.conflicts[i]); event.preventDefault(); }
            });
          });
        }

        const written = () => JSON.parse(document.getElementById('layout-data').textContent);

        function start(data, old) {
          words = data.words;
          if (style === null) style = data.style || 'plan';
          images = data.images || [];
          data.models.forEach(prepare);
          const figures = document.querySelectorAll('main > figure');
          panels = data.panels.map((panel, i) => Object.assign(panel, {
            model: data.models[panel.model], figure: figures[i], stage: figures[i].querySelector('.stage'),
            svg: figures[i].querySelector('svg'), readout: figures[i].querySelector('.readout'),
            shown: panel.width, now: panel.frames, zoomed: panel.scale, scrolled: new Set(),
          }));
          for (const panel of panels) {
            const { items, order } = panel.model;
            for (const i of order) {
              const parent = items[i][2];
              if (parent >= 0 && (items[parent][3] === 1 || panel.scrolled.has(parent))) panel.scrolled.add(i);
            }
          }
          for (const panel of panels) {
            addEdge(panel);
            addEnlarging(panel);
            applyStyle(panel);
            addPointer(panel);
            addKeys(panel);
            if (pinned === null && panel.selected !== undefined) pinned = panel.model.items[panel.selected][0];
            const before = old.find(other => other.name === panel.name);
            if (before && before.shown !== before.width && panel.pieces.length && !isStaged(panel)) setWidth(panel, before.shown);
            else drawPanel(panel);
          }
          current = panels.find(panel => current && panel.name === current.name) || panels[0] || null;
          addTools();
          setFilter(filter);
          describe(current);
        }

        // An editor sends a new page to show in place of this one, or the view at its cursor.
        window.addEventListener('message', event => {
          const message = event.data || {};
          if (message.type === 'page' && typeof message.html === 'string') {
            const next = new DOMParser().parseFromString(message.html, 'text/html');
            document.querySelector('main').replaceWith(next.querySelector('main'));
            document.getElementById('layout-data').replaceWith(next.getElementById('layout-data'));
            document.querySelector('h1').textContent = next.querySelector('h1').textContent;
            start(written(), panels);
          } else if (message.type === 'select') {
            hovered = null;
            pinned = typeof message.name === 'string' ? message.name : null;
            show(panels.find(panel => indexIn(panel, pinned) >= 0));
          }
        });

        """#
}
