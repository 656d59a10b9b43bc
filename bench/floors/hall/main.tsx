import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
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

/** A hall as bare React draws it: the same games from the same platform, and nothing else of the site. */
function Hall() {
  const [games, setGames] = useState<readonly Game[]>([]);
  useEffect(() => {
    const headers = { accept: 'application/json', merchant: 'aurora', 'module-id': 'bench', language: 'en' };
    const query = 'category=RNG&language=en&vassalage=VELORA&from=0&limit=100';
    void fetch(`/wps/relay/MCSFE_getGameList?${query}`, { headers })
      .then((response) => response.json() as Promise<{ value: { list: Game[] } }>)
      .then(({ value }) => setGames(value.list));
  }, []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowHeight,
    overscan: 2,
  });
  return (
    <main>
      <h1>Hall</h1>
      <ul style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().flatMap((row) =>
          games.slice(row.index * columns, (row.index + 1) * columns).map((game, column) => (
            <li
              key={game.id}
              aria-posinset={row.index * columns + column + 1}
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
