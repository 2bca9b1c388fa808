// The part of the page's script that says in words what is chosen.

/// The bar at the foot of the page, which screen readers announce, and the line under each picture.
enum PageDetailsScript {
    static let source = #"""
        const details = document.getElementById('details');

        // The page's words in its language, and one of them with values for {0}, {1} and so on.
        let words = {};
        const say = (template, ...values) => template.replace(/\{(\d)\}/g, (_, i) => values[i]);

        const number = value => String(Math.round(value * 100) / 100);

        function element(name, text, kind) {
          const made = document.createElement(name);
          if (text !== undefined) made.textContent = text;
          if (kind) made.className = kind;
          return made;
        }

        function frameText(panel, item) {
          const f = panel.now, [, , parent, , , , estimated] = panel.model.items[item];
          if (panel.model.items[item][3] === 5) return panel.model.items[item][8] || words.notKnown;
          const x = f[4 * item], y = f[4 * item + 1];
          const px = parent < 0 ? x : f[4 * parent], py = parent < 0 ? y : f[4 * parent + 1];
          const size = `${estimated ? '≈ ' : ''}${number(f[4 * item + 2])} × ${number(f[4 * item + 3])}`;
          const root = panel.model.roots.find(r => panel.model.contains(r, item));
          const screen = parent >= 0 && parent !== root
            ? say(words.onScreen, number(x - f[4 * root]), number(y - f[4 * root + 1])) : '';
          return `x ${number(x - px)}, y ${number(y - py)}, ${size}${screen}`;
        }

        // Where something is written: a button where somebody around the page can go there.
        let opensPlaces = false;
        function addPlace(parent, line) {
          if (!line) return;
          const place = element(opensPlaces ? 'button' : 'span', say(words.line, line), 'place');
          if (opensPlaces) {
            place.type = 'button';
            place.addEventListener('click', () => document.dispatchEvent(
              new CustomEvent('masonry-reveal', { detail: { type: 'open', line } })));
          }
          parent.append(' ', place);
        }

        function describe(panel) {
          details.replaceChildren();
          const item = panel ? indexIn(panel, choice()) : -1;
          if (item < 0) return;
          const [name, type, , kind, , , , line, note] = panel.model.items[item];
          const title = element('h2');
          title.append(element('bdi', name), element('span', `${type ? ': ' + type : ''} — ${panel.name}`
            + (panel.shown === panel.width ? '' : say(words.wide, number(panel.shown)))));
          addPlace(title, line);
          details.append(title, element('p', frameText(panel, item)));
          if (note && kind !== 5) details.append(element('p', note, 'note'));
          const atBase = panel.shown === panel.width;
          for (const clash of shownConflicts(panel)) if (clash[2].includes(item)) details.append(element('p', '✕ ' + clash[0], 'clash'));
          if (atBase) for (const open of panel.open) if (open[0] === item) details.append(element('p', '↔ ' + open[4], 'open'));
          const list = element('ul'), off = new Map(panel.off), broken = brokenAt(panel, panel.shown) || [];
          panel.model.constraints.forEach(([text, measure, second, line], i) => {
            if (measure[2] !== item && second !== item) return;
            const isOff = atBase ? off.has(i) : broken.includes(i);
            const entry = element('li', `${isOff ? '✕' : '·'} ${text}${isOff && atBase ? say(words.offBy, number(off.get(i))) : ''}`,
              isOff ? 'clash' : '');
            addPlace(entry, line);
            if (list.childElementCount < 60) list.append(entry);
          });
          if (list.childElementCount) details.append(list);
        }

        // The line above a picture says what it shows while its edge is dragged, too.
        function sayWidth(panel) {
          const caption = panel.figure.querySelector('figcaption'), text = caption && caption.firstChild;
          if (!text || text.nodeType !== Node.TEXT_NODE) return;
          const atBase = panel.shown === panel.width;
          text.data = atBase ? panel.name : panel.name.replace(`${number(panel.width)} × `, `${number(panel.shown)} × `);
          const clashes = shownConflicts(panel).length, badge = caption.querySelector('.badge.clash');
          if (badge) { badge.textContent = `✕ ${clashes}`; badge.hidden = !clashes; }
          else if (clashes) caption.append(element('span', `✕ ${clashes}`, 'badge clash'));
          const open = caption.querySelector('.badge.open');
          if (open) open.hidden = !atBase;
        }

        function readout(panel) {
          const parts = [];
          if (panel.shown !== panel.width) parts.push(say(words.pointsWide, number(panel.shown)));
          if (panel.min !== undefined && panel.shown < panel.min) parts.push(say(words.tooNarrow, number(panel.min)));
          if (panel.max !== undefined && panel.shown > panel.max) parts.push(say(words.tooWide, number(panel.max)));
          panel.readout.textContent = parts.join(', ');
          panel.readout.classList.toggle('clash', parts.length > 1);
          sayWidth(panel);
        }

        """#
}
