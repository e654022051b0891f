extension ReportPage {
  static let script = #"""
    'use strict';
    const sessions = JSON.parse(document.getElementById('data').textContent);
    const id = name => document.getElementById(name);
    const element = (name, text, kind) => {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (kind) made.className = kind;
      return made;
    };
    let session, shown = [], at = 0, mode = 0, frames = [], row = 24;

    function decode(all) {
      const result = [];
      let before = [];
      for (const changes of all) {
        const frame = [];
        for (let index = 0; index < changes.length; index++) {
          if (changes[index] >= 0) { frame.push(changes[index]); continue; }
          const start = -1 - changes[index], count = changes[++index];
          for (let place = start; place < start + count; place++) frame.push(before[place]);
        }
        result.push(frame);
        before = frame;
      }
      return result;
    }
    function picture(number) {
      const size = `0 0 ${session.width} ${session.height}`;
      const content = (frames[number] || []).map(place => session.elements[place]).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" width="${session.width}"
        height="${session.height}" role="img" data-frame="${number}">${content}</svg>`;
    }
    function open(number) {
      session = sessions[number];
      id('file').value = number;
      frames = decode(session.frames);
      let all = id('definitions');
      if (all) all.remove();
      document.body.insertAdjacentHTML('beforeend',
        `<svg id="definitions" width="0" height="0" style="position:absolute"><defs>${session.definitions.join('')}</defs></svg>`);
      at = 0;
      filter();
      const bad = session.events.findIndex(event => event.failures.length);
      go(bad < 0 ? 0 : bad);
    }
    function filter() {
      const wanted = id('search').value.toLowerCase(), quiet = id('quiet').checked;
      shown = session.events.map((event, index) => index).filter(index => {
        const event = session.events[index];
        if (quiet && !event.changes.length && !event.failures.length) return false;
        return !wanted || (event.action + ' ' + event.changes.flat().join(' ') + ' ' + event.notes.join(' '))
          .toLowerCase().includes(wanted);
      });
      id('place').max = Math.max(0, shown.length - 1);
      id('list').scrollTop = 0;
      paint();
    }
    function paint() {
      const list = id('list'), first = Math.max(0, Math.floor(list.scrollTop / row) - 10);
      const last = Math.min(shown.length, first + Math.ceil(list.clientHeight / row) + 20);
      list.replaceChildren();
      const whole = element('li');
      whole.style.cssText = `top:${shown.length * row}px;height:0;padding:0`;
      list.append(whole);
      for (let place = first; place < last; place++) {
        const event = session.events[shown[place]];
        const item = element('li', undefined, (event.failures.length ? 'bad ' : '') +
          (event.changes.length ? '' : 'same ') + (shown[place] === at ? 'now' : ''));
        item.style.top = place * row + 'px';
        item.append(element('b', event.time), event.action);
        item.onclick = () => go(shown[place]);
        list.append(item);
      }
    }
    function section(title, lines) {
      if (!lines.length) return [];
      const text = element('pre');
      text.append(...lines);
      return [element('h2', title), text];
    }
    function state(event) {
      const say = value => value === null ? 'nothing' : value;
      if (!event.differences.length) return event.changes.flatMap(([name, old, now]) => [
        element('span', name + ': '), element('span', say(old), 'old'), ' → ', element('span', say(now) + '\n', 'new')]);
      return event.differences.flatMap(([name, expected, found]) => [
        element('span', name + ': '),
        ...(mode === 1 ? [element('span', say(expected) + '\n', 'new')]
          : mode === 2 ? [element('span', say(found) + '\n', 'old')]
          : [element('span', say(expected), 'new'), ' ≠ ', element('span', say(found) + '\n', 'old')])]);
    }
    function go(index) {
      at = index;
      const event = session.events[at];
      const place = Math.max(0, shown.indexOf(at));
      id('place').value = place;
      id('time').value = event ? `${event.time} ms, ${at} of ${session.events.length - 1}` : '';
      const list = id('list');
      if (place * row < list.scrollTop) list.scrollTop = place * row;
      if ((place + 1) * row > list.scrollTop + list.clientHeight) list.scrollTop = (place + 1) * row - list.clientHeight;
      paint();
      if (event) showPicture(event); else id('picture').replaceChildren();
      const strip = id('strip');
      strip.replaceChildren();
      const around = shown.filter((other, index) => Math.abs(index - place) <= 60
        && (other === at || session.events[other].changes.length || session.events[other].failures.length));
      const middle = around.indexOf(at);
      for (const other of around.slice(Math.max(0, middle - 6), middle + 7)) {
        strip.insertAdjacentHTML('beforeend', picture(session.events[other].frame));
        const small = strip.lastElementChild;
        mark(small, differences(frames[frameBefore(other)], frames[session.events[other].frame]).came, 'came');
        if (other === at) small.setAttribute('class', 'now');
        else if (session.events[other].failures.length) small.setAttribute('class', 'bad');
        small.onclick = () => go(other);
      }
      const titles = ['Difference', 'Expected', 'Found', 'Difference'];
      id('told').replaceChildren(
        ...section(session.outcome, session.messages.map(line => element('span', line + '\n', session.outcome === 'passed' ? '' : 'bad'))),
        ...(event ? section('Not as it should be', event.failures.map(line => element('span', line + '\n', 'bad'))) : []),
        ...(event ? section(event.differences.length ? `${titles[mode]} (1, 2, 3)` : 'Changes of the state', state(event)) : []),
        ...(event ? section('What happened inside', event.notes.map(line => line + '\n')) : []),
        ...section('About', session.comments.map(line => line + '\n')));
    }
    const step = by => {
      const place = shown.indexOf(at) < 0 ? 0 : shown.indexOf(at) + by;
      if (shown[place] !== undefined) go(shown[place]);
    };
    function nextFailure() {
      const bad = session.events.map((event, index) => index).filter(index => session.events[index].failures.length);
      if (bad.length) go(bad.find(index => index > at) ?? bad[0]);
    }
    function turnLook() {
      const root = document.documentElement;
      const dark = root.className ? root.className === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.className = dark ? 'light' : 'dark';
    }
    sessions.forEach((each, index) => {
      const mark = each.outcome === 'passed' ? '✓' : '✗';
      id('file').append(new Option(`${mark} ${each.file}`, index));
    });
    id('file').onchange = () => open(+id('file').value);
    id('place').oninput = () => go(shown[+id('place').value] ?? 0);
    id('back').onclick = () => step(-1);
    id('on').onclick = () => step(1);
    id('failure').onclick = nextFailure;
    id('look').onclick = turnLook;
    id('search').oninput = () => { filter(); if (shown.length && !shown.includes(at)) go(shown[0]); };
    id('quiet').onchange = id('search').oninput;
    id('list').onscroll = paint;
    addEventListener('resize', paint);
    addEventListener('keydown', event => {
      const isText = event.target.type === 'search';
      if (event.key === 'Escape' && isText) { event.target.blur(); return; }
      if (isText || event.ctrlKey || event.metaKey || event.altKey) return;
      const does = {
        ArrowRight: () => step(1), ArrowDown: () => step(1), ArrowLeft: () => step(-1), ArrowUp: () => step(-1),
        Home: () => go(shown[0] ?? 0), End: () => go(shown[shown.length - 1] ?? 0),
        d: nextFailure, l: turnLook, h: () => { id('quiet').click(); }, '/': () => id('search').focus(),
        1: () => { mode = 1; go(at); }, 2: () => { mode = 2; go(at); }, 3: () => { mode = 3; go(at); },
        0: () => { mode = 0; go(at); },
      }[event.key];
      if (!does || event.target.tagName === 'SELECT') return;
      event.preventDefault();
      does();
    });
    """#
}
