/** What React remembers of a field, by which it tells a change from a repetition. Not documented. */
interface Remembered {
  _valueTracker?: { getValue: () => string; setValue: (value: string) => void };
}

/**
 * Lets React notice what a script of the page fills in, as password managers of some phones' browsers do: it takes a
 * value that such a script sets for its own, and drops the event that tells of it, so that the form would stay empty.
 * See https://github.com/facebook/react/issues/10135.
 */
export function noticeScriptedInput(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      const { value, _valueTracker: tracker } = target as HTMLInputElement & Remembered;
      if (tracker?.getValue() === value) tracker.setValue(`${value} `);
    },
    true,
  );
}
