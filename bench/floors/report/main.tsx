import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sampleBets, type SampleBet } from '#design-system/components/Table/sampleBets.ts';

const bets = sampleBets(100_000);
const rowHeight = 48;
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const sorted = { Bet: 'id', Game: 'game', Stake: 'stake', Result: 'result' } as const;
type Sorted = keyof typeof sorted;
const heads = ['Bet', 'Game', 'Player', 'Stake', 'Result', 'Time', 'Status'] as const;
const cellsOf = ({ game, player, stake, result, placedAt, status }: SampleBet) =>
  [
    [game, false],
    [player, false],
    [money.format(stake / 100), true],
    [money.format(result / 100), true],
    [time.format(placedAt), false],
    [status, false],
  ] as const;

/** The rows of a report as bare React draws them, and nothing of the design system. */
function Rows({ items }: { items: readonly SampleBet[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [by, setBy] = useState<Sorted>();
  const shown = useMemo(() => {
    if (!by) return items;
    const key = sorted[by];
    return items.toSorted((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
  }, [items, by]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return (
    <div role="grid" aria-label="Bets" ref={box}>
      <div role="row" className="head">
        {heads.map((head) => (
          <span key={head} role="columnheader" {...(head === by && { 'aria-sort': 'ascending' as const })}>
            {head in sorted ? <button onClick={() => setBy(head as Sorted)}>{head}</button> : head}
          </span>
        ))}
      </div>
      <div role="rowgroup" className="rows" style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const bet = shown[index] as SampleBet;
          return (
            <div key={bet.id} role="row" data-row style={{ transform: `translateY(${start}px)` }}>
              <span role="rowheader">{bet.id}</span>
              {cellsOf(bet).map(([text, isEnd], column) => (
                <span key={column} role="gridcell" className={isEnd ? 'end' : ''}>
                  {text}
                </span>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** As the page of the design system's table: the rows come with a press, or at once with `?rows`. */
function Page() {
  const [isShown, setIsShown] = useState(location.search === '?rows');
  const [words, setWords] = useState('');
  const found = useMemo(
    () => (words === '' ? bets : bets.filter(({ game }) => game.toLowerCase().includes(words.toLowerCase()))),
    [words],
  );
  return isShown ? (
    <>
      <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <output>{found.length}</output>
      <Rows items={found} />
    </>
  ) : (
    <button onClick={() => setIsShown(true)}>Show</button>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
