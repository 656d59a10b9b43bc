let letters = '';
let stop: (() => void) | undefined;

/** Keeps what is typed from now on, until the field that it is meant for is there and takes it. */
export function keepLetters(): void {
  stop?.();
  letters = '';
  const keep = (event: KeyboardEvent): void => {
    if (
      event.key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !(event.target instanceof HTMLInputElement)
    )
      letters += event.key;
  };
  document.addEventListener('keydown', keep);
  stop = () => document.removeEventListener('keydown', keep);
}

/** What was typed since; it is kept no longer. */
export function takeLetters(): string {
  stop?.();
  stop = undefined;
  const taken = letters;
  letters = '';
  return taken;
}
