import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { VnDay } from '#contract';
import { vnMessages as messages } from './vn.messages';
import * as styles from './VnResults.styles';
import { partsOf, rankedOf, type CellState, type DigitView } from './vnResults';

export interface VnTableProps {
  day: VnDay;
  /** Names the table. */
  label: string;
  view: DigitView;
  /** How each number stands, rank by rank. */
  states: readonly (readonly CellState[])[];
}

const [spinningSign, pendingSign] = ['···', '––'] as const;

/** How many numbers of a rank stand side by side in the table of the north. */
const across = (count: number): number => (count === 6 ? 3 : count);

/**
 * The prizes of a day as they are printed: of the north one table with the special prize on top, elsewhere a column for
 * each station with the special prize at the foot.
 */
export function VnTable({ day, label, view, states }: VnTableProps) {
  const { formatMessage: t } = useIntl();
  const isNorth = day.region === 'NORTH';
  const ranks = day.ranks.map((rank, place) => ({ ...rank, place }));
  const columns = day.stations.map(({ name, numbers }) => ({ name, ranked: rankedOf(day.ranks, numbers) }));
  return (
    // Where the stations do not fit, arrow keys scroll the table.
    <div css={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table css={styles.table}>
        <caption css={styles.hidden}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t(messages.prize)}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isNorth ? ranks : ranks.toReversed()).map(({ name, count, place }) => (
            <tr key={name} data-special={place === 0 || undefined}>
              <th scope="row">
                {place === 0 ? t(messages.special) : t(messages.nth, { rank: String(place) })}
              </th>
              {columns.map((column) => (
                <td key={column.name}>
                  <ul
                    css={styles.numbers}
                    style={{ '--_across': isNorth ? across(count) : 1 } as CSSProperties}
                  >
                    {Array.from({ length: count }, (_, each) => (
                      <li key={each}>
                        <Cell
                          number={column.ranked[place]?.[each]}
                          state={states[place]?.[each] ?? 'pending'}
                          view={view}
                          isSpecial={place === 0}
                          isColumn={!isNorth}
                        />
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  number: string | undefined;
  state: CellState;
  view: DigitView;
  isSpecial: boolean;
  isColumn: boolean;
}

function Cell({ number, state, view, isSpecial, isColumn }: CellProps) {
  const { formatMessage: t } = useIntl();
  const isShown = state === 'drawn' && number !== undefined;
  const { before, pair } = partsOf(number ?? '', view);
  return (
    <span
      css={styles.number}
      data-state={state}
      data-special={isSpecial || undefined}
      data-column={isColumn || undefined}
    >
      {isShown ? (
        <>
          {before}
          <b>{pair}</b>
        </>
      ) : (
        <>
          <span aria-hidden>{state === 'spinning' ? spinningSign : pendingSign}</span>
          <span css={styles.hidden}>{t(state === 'spinning' ? messages.spinning : messages.pending)}</span>
        </>
      )}
    </span>
  );
}
