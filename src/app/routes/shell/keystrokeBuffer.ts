/** As many letters as the field takes; the contract's `longestQuery`, which would cost the first page bytes. */
const most = 64;

let letters = '';
let stop: (() => void) | undefined;

/**
 * Keeps what is typed from now on, until the field that it is meant for is there and takes it; no more than fits the
 * field, should it never come.
 */
export function startKeystrokeBuffer(): void {
  flushKeystrokeBuffer();
  const keep = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): void => {
    const isElsewhere = target instanceof Element && target.matches('input, textarea, [contenteditable]');
    if (isElsewhere || letters.length >= most) stop?.();
    else if (key.length === 1 && !ctrlKey && !metaKey) letters += key;
  };
  document.addEventListener('keydown', keep);
  stop = () => document.removeEventListener('keydown', keep);
}

/** What was typed since; it is kept no longer. */
export function flushKeystrokeBuffer(): string {
  stop?.();
  stop = undefined;
  const taken = letters;
  letters = '';
  return taken;
}
