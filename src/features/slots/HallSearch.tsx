import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#ds/SearchField';
import { hallMessages } from './messages';

/** Milliseconds without a key until the games follow: those of an ordinary typist are 200 apart. */
const pause = 250;
/** The same when the field is emptied: so long that the frame that shows it comes first. */
const moment = 50;

export interface HallSearchProps {
  query: string;
  /** Called when the typing pauses, a moment after the field is emptied, and at once with Enter. */
  onQueryChange: (query: string) => void;
}

/** The search of a hall. A keystroke draws the field and nothing else. */
export function HallSearch({ query, onQueryChange }: HallSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  // Asked for here, or elsewhere: cleared with the filters, or searched for in the header.
  if (query !== known) {
    setKnown(query);
    setText(query);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was typed before is not asked for after it.
  useLayoutEffect(() => () => clearTimeout(timer.current), [query]);

  const ask = (words: string): void => {
    clearTimeout(timer.current);
    onQueryChange(words);
  };
  return (
    <SearchField
      aria-label={formatMessage(hallMessages.search)}
      placeholder={formatMessage(hallMessages.search)}
      value={text}
      onChange={(words) => {
        setText(words);
        clearTimeout(timer.current);
        timer.current = setTimeout(ask, words === '' ? moment : pause, words);
      }}
      onSubmit={ask}
    />
  );
}
