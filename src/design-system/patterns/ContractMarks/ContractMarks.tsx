import { mark, root, words } from './ContractMarks.styles';

/** One kind of contract. */
export interface ContractMark {
  /** The letter that stands for it. */
  letter: string;
  /** The kind and its state in words: "Dividend, active". */
  label: string;
  /** Whether it runs, waits for an answer, or is not there. */
  state: 'active' | 'waiting' | 'none';
}

export interface ContractMarksProps {
  /** One for each kind that the site has, always in the same order. */
  marks: readonly ContractMark[];
}

/** Which contracts somebody has, a letter for each kind, for a cell of a table. */
export function ContractMarks({ marks }: ContractMarksProps) {
  return (
    <span css={root}>
      {marks.map(({ letter, label, state }) => (
        <span key={letter} css={mark} data-state={state}>
          <span aria-hidden="true">{letter}</span>
          <span css={words}>{label}</span>
        </span>
      ))}
    </span>
  );
}
