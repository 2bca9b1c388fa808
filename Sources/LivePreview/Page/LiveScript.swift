// The script of the live page: it asks for what is chosen, and again when a file was saved.

/// Asking and showing. What is chosen stands behind the `#` of the address, which no server sees, so that a reload and a
/// second window keep it.
enum LiveScript {
    static let source = #"""
        const $ = id => document.getElementById(id);
        const own = JSON.parse($('live-words').textContent);
        const base = location.pathname;
        const chosen = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
        let shown = null, asked = 0;
        opensPlaces = true;

        function keep() { history.replaceState(null, '', '#' + new URLSearchParams(chosen)); }

        function status(text, isBad) {
          $('status').textContent = text;
          $('status').className = isBad ? 'clash' : '';
        }

        // Only the last answer counts, whichever comes first.
        async function refresh(isUpdate) {
          const mine = ++asked;
          let state;
          try {
            const answer = await fetch(`${base}state?${new URLSearchParams(chosen)}`);
            if (!answer.ok) throw new Error(String(answer.status));
            state = await answer.json();
          } catch { status(own.ended, true); return; }
          if (mine !== asked) return;
          apply(state);
          if (isUpdate) status(say(own.updated, new Date().toLocaleTimeString()));
          else status('');
        }

        // What has the focus and is made anew, as a selector.
        function placeOfFocus() {
          const focus = document.activeElement;
          if (focus.closest('figure')) return focus.classList.contains('edge') ? 'figure .edge' : 'figure svg';
          if (focus.closest('#tree')) return '#tree [tabindex="0"]';
          if (focus.dataset.filter) return `[data-filter=${focus.dataset.filter}]`;
          return focus.id === 'zoom' ? '#zoom' : null;
        }

        function apply(state) {
          const places = [...document.querySelectorAll('.stage')].map(s => [s.scrollLeft, s.scrollTop]);
          const main = document.querySelector('main'), top = [main.scrollLeft, main.scrollTop];
          const focus = placeOfFocus();
          const isSame = shown && shown.file === state.file && shown.class === state.class;
          if (shown && !isSame) pinned = hovered = null;
          shown = state;
          for (const key of ['file', 'class', 'state', 'screen']) chosen[key] = state[key] || '';
          chosen.landscape = state.landscape ? '1' : '';
          chosen.rtl = state.rtl ? '1' : '';
          chosen.size = state.size || '';
          chosen.language = state.language || '';
          keep();
          document.title = [state.class || state.file, own.title].filter(Boolean).join(' – ');
          drawChoices(state);
          hovered = null;
          if (state.figures) {
            // The server writes figures itself, with every name of the source escaped.
            main.innerHTML = state.figures;
            start(state.data, panels);
            if (pinned !== null && !panels.some(panel => indexIn(panel, pinned) >= 0)) { pinned = null; show(panels[0]); }
          } else {
            main.replaceChildren(element('p', state.note || ''));
            panels = [];
            current = null;
            $('tools').replaceChildren();
            details.replaceChildren();
          }
          document.querySelectorAll('.stage').forEach((stage, i) => {
            if (isSame && places[i]) [stage.scrollLeft, stage.scrollTop] = places[i];
          });
          if (isSame) [main.scrollLeft, main.scrollTop] = top;
          drawTree();
          drawUnknown();
          drawFindings();
          if (focus && document.querySelector(focus)) document.querySelector(focus).focus();
          document.documentElement.dataset.version = `${state.file} ${state.version}`;
        }

        async function loadFiles() {
          const answer = await fetch(`${base}files`);
          const names = await answer.json();
          fill($('file'), names.map(name => [name, name]), chosen.file);
        }

        function listen() {
          const events = new EventSource(`${base}events`);
          let isLost = false;
          events.addEventListener('changed', async event => {
            const change = JSON.parse(event.data);
            if (change.list) await loadFiles();
            if (change.list || change.files.includes(chosen.file)) refresh(true);
          });
          // What is shown is asked for once changes are heard of, so that none falls between.
          events.addEventListener('open', async () => {
            const wasLost = isLost;
            isLost = false;
            await loadFiles();
            refresh(wasLost);
          });
          events.addEventListener('error', () => { isLost = true; status(own.ended, true); });
        }

        function openLine(line, path) {
          const target = path || shown.path;
          if (own.editor) {
            const parts = { path: target.split('/').map(encodeURIComponent).join('/'), line, column: 1 };
            location.href = own.editor.replace(/\{(path|line|column)\}/g, (_, key) => parts[key]);
          } else {
            fetch(`${base}open?${new URLSearchParams({ file: shown.file, line })}`, { method: 'POST' });
          }
        }

        document.addEventListener('masonry-reveal', event => {
          if (event.detail.line) openLine(event.detail.line);
        });

        // The views as a list with levels; one of them takes the focus.
        function drawTree() {
          const tree = $('tree'), panel = current;
          tree.replaceChildren();
          if (!panel) return;
          const { items, children, roots } = panel.model, stack = roots.map(i => [i, 1]).reverse();
          while (stack.length) {
            const [i, level] = stack.pop(), [name, type, , kind, , , , line, note] = items[i];
            for (const child of children[i].slice().reverse()) stack.push([child, level + 1]);
            if (kind === 2) continue;
            const row = element('div', undefined, kind === 5 ? 'unknown' : '');
            row.setAttribute('role', 'treeitem');
            row.setAttribute('aria-level', level);
            row.dataset.item = i;
            row.style.paddingLeft = `${6 + 12 * (level - 1)}px`;
            row.append(element('bdi', name), ' ', element('span', kind === 5 ? own.unknown : type));
            row.title = [type, note].filter(Boolean).join('\n');
            row.addEventListener('click', () => { hovered = null; pinned = name; show(panel); row.focus(); });
            row.addEventListener('dblclick', () => { if (line) openLine(line); });
            tree.append(row);
          }
          markChoice();
        }

        // What the picture lacks, by its reasons.
        function drawUnknown() {
          const panel = current;
          if (!panel) return;
          const byReason = new Map();
          panel.model.items.forEach(([name, , , kind, , , , line, note]) => {
            if (kind !== 5) return;
            if (!byReason.has(note)) byReason.set(note, []);
            byReason.get(note).push([name, line]);
          });
          if (!byReason.size) return;
          const box = element('section', undefined, 'unknown');
          box.append(element('h2', own.notDrawn));
          for (const [reason, views] of byReason) {
            const entry = marked('p', reason || words.notKnown), names = element('div');
            for (const [name, line] of views) {
              const button = element('button', name);
              button.type = 'button';
              button.addEventListener('click', () => { hovered = null; pinned = name; show(panel); });
              names.append(button, ' ');
            }
            box.append(names, entry);
          }
          panel.figure.append(box);
        }

        function markChoice() {
          const item = current ? indexIn(current, choice()) : -1;
          let focus = null;
          for (const row of $('tree').children) {
            const isIt = Number(row.dataset.item) === item;
            row.setAttribute('aria-selected', isIt);
            row.tabIndex = -1;
            if (isIt) focus = row;
          }
          const row = focus || $('tree').firstElementChild;
          if (row) row.tabIndex = 0;
          if (focus && hovered === null) focus.scrollIntoView({ block: 'nearest' });
          if (!details.firstChild && current) details.append(element('p', own.noChoice, 'note'));
          markFindings(item);
        }
        document.addEventListener('masonry-choice', markChoice);

        $('tree').addEventListener('keydown', event => {
          const rows = [...$('tree').children], at = rows.indexOf(event.target);
          if (at < 0) return;
          const level = row => Number(row.getAttribute('aria-level'));
          let next = null;
          if (event.key === 'ArrowDown') next = rows[at + 1];
          else if (event.key === 'ArrowUp') next = rows[at - 1];
          else if (event.key === 'Home') next = rows[0];
          else if (event.key === 'End') next = rows[rows.length - 1];
          else if (event.key === 'ArrowRight') next = rows[at + 1] && level(rows[at + 1]) > level(rows[at]) ? rows[at + 1] : null;
          else if (event.key === 'ArrowLeft') next = rows.slice(0, at).reverse().find(row => level(row) < level(rows[at]));
          else if (event.key === 'Enter') {
            const line = current.model.items[Number(event.target.dataset.item)][7];
            if (line) openLine(line);
          } else return;
          event.preventDefault();
          if (next) next.click();
        });

        """#
}
