import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Game {
  id: string;
  name: string;
  lines: number;
  image: string;
}

const columns = 7;
const width = 1392 / columns;
const rowHeight = 310;
/** The games of one vendor, or all of them. */
const vendor = new URLSearchParams(location.search).get('page') ?? '';
const headers = { accept: 'application/json', merchant: 'aurora', 'module-id': 'bench', language: 'en' };

async function ask(from: number, limit: number) {
  const query = `category=RNG&language=en${vendor && `&vassalage=${vendor}`}&from=${from}&limit=${limit}`;
  const response = await fetch(`/wps/relay/MCSFE_getGameList?${query}`, { headers });
  return ((await response.json()) as { value: { list: Game[]; total: number } }).value;
}

/** A hall as bare React draws it: the same games from the same platform, and nothing else of the site. */
function Hall() {
  const [all, setAll] = useState<readonly Game[]>([]);
  const [total, setTotal] = useState(0);
  const [query, setQuery] = useState('');
  useEffect(() => {
    void ask(0, 100).then((first) => {
      setAll(first.list);
      setTotal(first.total);
      // The rest, as in the site's hall, for somebody who looks for a game.
      const rest = async () => setAll([...first.list, ...(await ask(100, 9_999)).list]);
      addEventListener('keydown', () => void rest(), { once: true });
    });
  }, []);
  const games = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return all;
    return all.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  }, [all, query]);
  const size = query === '' ? total : games.length;
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowHeight,
    overscan: 2,
  });
  return (
    <main>
      <h1>Hall</h1>
      <div role="search">
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        <output role="status">{size}</output>
      </div>
      <ul style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().flatMap((row) =>
          games.slice(row.index * columns, (row.index + 1) * columns).map((game, column) => (
            <li
              key={game.id}
              aria-posinset={row.index * columns + column + 1}
              aria-setsize={size}
              style={{
                inlineSize: width - 16,
                transform: `translate(${column * width}px, ${row.start}px)`,
              }}
            >
              <a href={`/game?id=${game.id}`}>
                <img src={game.image} alt="" />
                <b>{game.name}</b>
                <br />
                {game.lines} lines
              </a>
            </li>
          )),
        )}
      </ul>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Hall />);
