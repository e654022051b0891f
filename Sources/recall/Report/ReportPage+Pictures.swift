extension ReportPage {
  /// What the keys 1, 2 and 3 show of an event.
  static let pictures = #"""
    // What stands in one picture and not in another, and the other way round.
    function differences(before, after) {
      const missing = (all, others) => {
        const counts = new Map();
        for (const each of others) counts.set(each, (counts.get(each) || 0) + 1);
        return all.filter(each => {
          const left = counts.get(each) || 0;
          if (left) counts.set(each, left - 1);
          return !left;
        });
      };
      return { gone: missing(before, after), came: missing(after, before) };
    }
    // Boxes that lie in each other become one.
    function joined(boxes) {
      const meets = (one, other) => one.left <= other.right && other.left <= one.right
        && one.top <= other.bottom && other.top <= one.bottom;
      const result = [];
      for (let box of boxes) {
        for (let index = 0; index < result.length; index++) {
          const other = result[index];
          if (!meets(box, other)) continue;
          box = { left: Math.min(box.left, other.left), top: Math.min(box.top, other.top),
            right: Math.max(box.right, other.right), bottom: Math.max(box.bottom, other.bottom) };
          result.splice(index, 1);
          index = -1;
        }
        result.push(box);
      }
      return result;
    }
    // A frame around some elements, but around none that fills the picture.
    function mark(drawing, elements, kind) {
      const boxes = [];
      for (const each of elements) {
        const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
        group.innerHTML = session.elements[each];
        drawing.append(group);
        const box = group.getBBox();
        if (kind === 'came' && drawing.dataset.pale === undefined) group.remove();
        if (!box.width && !box.height || box.width * box.height > session.width * session.height * 0.8) continue;
        boxes.push({ left: box.x - 2, top: box.y - 2, right: box.x + box.width + 2, bottom: box.y + box.height + 2 });
      }
      for (const box of joined(boxes)) {
        const frame = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        const sides = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top, class: kind };
        for (const name in sides) frame.setAttribute(name, sides[name]);
        drawing.append(frame);
      }
    }
    // What the picture was before an event; the beginning's is its own.
    const frameBefore = index => session.events[Math.max(index - 1, 0)].frame;
    const isWrong = event => event.failures.length > 0;
    // What 1, 2 and 3 show of an event: their names, which of them is shown at first, and what is to be known.
    function views(event) {
      if (event.picture) return { names: ['Expected', 'Found', 'Difference'], first: event.picture.difference ? 3 : 2,
        words: event.picture.difference
          ? `Expected is ${event.picture.name}, found what was drawn; what differs is red.`
          : `Expected is ${event.picture.name}, which has another size than what was drawn.` };
      if (isWrong(event) && session.outcome === 'malformed') return { names: ['Before', 'Found', 'Difference'], first: 2,
        words: 'This can\'t be played: the picture is what there was then.' };
      if (isWrong(event) && event.action.startsWith('expect picture')) return {
        names: ['Before', 'Found', 'Difference'], first: 2,
        words: 'The picture that was expected is not on this page: what is known of it is told beside.' };
      if (isWrong(event)) return { names: ['Before', 'Found', 'Difference'], first: 2,
        words: 'A replay tells what the state should have been, not the picture: 1 is the last one before this.' };
      return { names: ['Before', 'After', 'Difference'], first: 2,
        words: 'Nothing is wrong here: 1 is what was shown before the event, 3 what the event changed.' };
    }
    function showPicture(event) {
      const { names, first, words } = views(event), view = mode || first, room = id('picture');
      const had = [...id('views').children].indexOf(document.activeElement);
      id('views').replaceChildren(...names.map((name, index) => {
        const button = element('button', `${index + 1} ${name}`);
        button.setAttribute('aria-pressed', view === index + 1);
        button.onclick = () => { mode = index + 1; go(at); };
        return button;
      }));
      if (had >= 0) id('views').children[had].focus();
      id('words').textContent = words;
      if (event.picture) {
        const image = element('img');
        image.src = [event.picture.expected, event.picture.found, event.picture.difference || event.picture.found][view - 1];
        image.alt = names[view - 1];
        room.replaceChildren(image);
        return;
      }
      room.innerHTML = picture(view === 1 ? frameBefore(at) : event.frame);
      if (view !== 3) return;
      const drawing = room.firstElementChild, { gone, came } = differences(frames[frameBefore(at)], frames[event.frame]);
      drawing.innerHTML = `<g opacity="0.25">${drawing.innerHTML}</g>`;
      drawing.dataset.pale = '';
      mark(drawing, gone, 'gone');
      mark(drawing, came, 'came');
    }
    """#
}
