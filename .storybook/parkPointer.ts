// The pointer of a story's test is made of events. The real one rests somewhere, and whenever what lies under it is drawn
// anew, Chromium tells of it as if it had come there: whatever the test hovers would be left. So the page does not hear
// of it.
const moves = ['over', 'out', 'enter', 'leave', 'move'].flatMap((kind) => [`pointer${kind}`, `mouse${kind}`]);
const ignore = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};
for (const move of moves) window.addEventListener(move, ignore, { capture: true });

export {};
