// The part of the live page's script that listens to people: what is shown, findings, the console, the keyboard.

/// Every choice is a control that a keyboard reaches.
enum LiveChoiceScript {
    static let source = #"""
        // The lines of the chosen view: where it is declared, and where its constraints are.
        function linesOf(item) {
          const lines = new Set();
          if (item < 0 || !current) return lines;
          lines.add(current.model.items[item][7]);
          for (const [, measure, , line] of current.model.constraints) if (measure[2] === item) lines.add(line);
          lines.delete(null);
          return lines;
        }

        function placeButton(line) {
          const place = element('button', say(words.line || '{0}', line), 'place');
          place.type = 'button';
          place.addEventListener('click', () => openLine(line));
          return place;
        }

        // A text with what stands in backticks as code.
        function marked(name, text) {
          const made = element(name);
          const parts = text.split('`');
          parts.forEach((part, i) => made.append(i % 2 && i < parts.length - 1 ? element('code', part) : part));
          return made;
        }

        function drawFindings() {
          const box = $('findings');
          box.replaceChildren();
          if (!shown || !shown.findings.length) { box.append(element('p', own.noFindings, 'note')); return; }
          for (const finding of shown.findings) {
            const article = element('article', undefined, finding.severity);
            article.dataset.lines = [finding.line, ...finding.related.map(each => each.line)].join(' ');
            const head = element('p');
            head.append(element('span', `${finding.severity} · ${finding.rule} `, 'rule'));
            if (finding.line) head.append(placeButton(finding.line));
            article.append(head, marked('p', finding.message));
            const list = element('ul');
            for (const related of finding.related) {
              const entry = marked('li', related.message + ' ');
              if (related.line) entry.append(placeButton(related.line));
              list.append(entry);
            }
            if (list.childElementCount) article.append(list);
            box.append(article);
          }
          markFindings(current ? indexIn(current, choice()) : -1);
        }

        function markFindings(item) {
          const lines = linesOf(item);
          let first = null;
          for (const article of $('findings').querySelectorAll('article')) {
            const isHere = article.dataset.lines.split(' ').some(line => lines.has(Number(line)));
            article.classList.toggle('here', isHere);
            if (isHere && !first) first = article;
          }
          if (first && hovered === null) first.scrollIntoView({ block: 'nearest' });
        }

        function fill(select, options, value) {
          select.replaceChildren(...options.map(([key, label]) => {
            const option = element('option', label);
            option.value = key;
            return option;
          }));
          select.value = value === undefined ? '' : value;
          select.disabled = options.length < 2;
        }

        function drawChoices(state) {
          $('file').value = state.file || '';
          const owner = state.classes.find(each => each.name === state.class);
          fill($('class'), state.classes.map(each => [each.name, each.name || state.file]), state.class);
          fill($('state'), (owner ? owner.states : []).map(name => [name, name || own.base]), state.state);
          fill($('screen'), state.screens.map(name => [name, name]), state.screen);
          for (const key of ['class', 'state']) $(key).parentElement.hidden = $(key).disabled;
          $('size').value = state.size;
          $('size').disabled = false;
          fill($('language'), [['', own.ownLanguage], ...state.languages.map(name => [name, name])], state.language);
          $('language').parentElement.hidden = state.languages.length < 2;
          for (const key of ['landscape', 'rtl']) {
            $(key).hidden = state.ownScreens;
            $(key).setAttribute('aria-pressed', state[key]);
          }
        }

        for (const [key, reset] of [['file', ['class', 'state']], ['class', ['state']], ['state', []], ['screen', []],
          ['size', []], ['language', []]]) {
          $(key).addEventListener('change', event => {
            chosen[key] = event.target.value;
            for (const other of reset) delete chosen[other];
            refresh();
          });
        }
        for (const key of ['landscape', 'rtl']) {
          $(key).addEventListener('click', () => {
            chosen[key] = chosen[key] ? '' : '1';
            refresh();
          });
        }

        // Light or dark: the rules for dark surroundings apply always, never, or as the system says.
        const darkRules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
          .filter(rule => rule.media && rule.media.mediaText.includes('prefers-color-scheme'));
        const system = darkRules.length ? darkRules[0].media.mediaText : '';
        function setScheme(scheme) {
          for (const rule of darkRules) {
            rule.media.mediaText = scheme === 'dark' ? 'all' : scheme === 'light' ? 'not all' : system;
          }
          document.documentElement.style.colorScheme = scheme === 'automatic' ? '' : scheme;
          chosen.scheme = scheme === 'automatic' ? '' : scheme;
          keep();
          panels.forEach(drawPanel);
        }
        $('scheme').value = chosen.scheme || 'automatic';
        setScheme($('scheme').value);
        $('scheme').addEventListener('change', event => setScheme(event.target.value));

        $('console').addEventListener('click', () => { $('log').showModal(); $('log-text').focus(); });
        $('log-close').addEventListener('click', () => $('log').close());
        $('log-explain').addEventListener('click', async () => {
          const box = $('log-answer');
          box.replaceChildren(element('p', own.explaining, 'note'));
          try {
            const answer = await fetch(`${base}log`, { method: 'POST', body: $('log-text').value });
            if (!answer.ok) throw new Error(String(answer.status));
            // A document of the server's own, whose texts are escaped; its style stays behind.
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            box.replaceChildren(...page.querySelectorAll('body > section, body > footer'));
            for (const place of box.querySelectorAll('[data-path]')) {
              const button = element('button', place.textContent, 'place');
              button.type = 'button';
              button.addEventListener('click', () => openPlace(place.dataset.path, Number(place.dataset.line)));
              place.replaceWith(button);
            }
          } catch { box.replaceChildren(element('p', own.ended, 'clash')); }
        });

        // A line of any file: of one that can be shown, the page shows it, too.
        async function openPlace(path, line) {
          const known = [...$('file').options].some(option => option.value === path);
          if (!known) return;
          if (chosen.file !== path) {
            chosen.file = path;
            delete chosen.class;
            delete chosen.state;
            await refresh();
          }
          openLine(line);
        }

        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey || $('log').open) return;
          if (event.target.matches('input, select, textarea')) return;
          const slider = $('zoom');
          const zoomTo = value => {
            if (!slider) return;
            slider.value = value;
            slider.dispatchEvent(new Event('input'));
          };
          if (event.key === '+' || event.key === '=') zoomTo(Number(slider && slider.value) + 10);
          else if (event.key === '-') zoomTo(Number(slider && slider.value) - 10);
          else if (event.key === '0') zoomTo(100);
          else if (event.key === 'f' || event.key === 'F') $('file').focus();
          else if (event.key === 'c' || event.key === 'C') $('console').click();
          else return;
          event.preventDefault();
        });

        listen();

        """#
}
