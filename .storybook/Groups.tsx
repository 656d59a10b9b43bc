import { useEffect, useState } from 'react';
import './docs.css';

interface Page {
  id: string;
  title: string;
  name: string;
  type: string;
}

const groupOf = ({ title }: Page) => String(title.split('/')[0]);

/** Every group of the sidebar with its pages, each a link; read from the workshop's own index, so that none is forgotten. */
export function Groups() {
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    let isHere = true;
    const keep = ({ entries }: { entries: Record<string, Page> }) => {
      const all = Object.values(entries).filter(({ title }) => title !== 'Start');
      const documented = new Set(all.filter(({ type }) => type === 'docs').map(groupOf));
      // Flows have stories alone.
      const shown = all.filter((page) => page.type === 'docs' || !documented.has(groupOf(page)));
      if (isHere) setPages(shown.filter(({ id }) => !id.includes(':')));
    };
    void fetch('index.json')
      .then((reply) => reply.json() as Promise<{ entries: Record<string, Page> }>)
      .then(keep);
    return () => {
      isHere = false;
    };
  }, []);
  const groups: Record<string, Page[]> = {};
  for (const page of pages) (groups[groupOf(page)] ??= []).push(page);
  return Object.entries(groups).map(([group, members]) => (
    <details key={group} className="group-of-pages" open={members.length <= 24}>
      <summary>
        <strong>{group}</strong>
      </summary>
      <ul className="used-in">
        {members.map(({ id, title, type, name }) => (
          <li key={id}>
            <a href={`?path=/${type}/${id}`} target="_top">
              {[...title.split('/').slice(1), ...(type === 'story' ? [name] : [])].join(' / ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}
