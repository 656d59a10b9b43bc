import { useEffect, useState } from 'react';
import { hooksOf } from '../src/design-system/foundations/hooksOf.ts';
import component from '../tokens/component/component.tokens.json' with { type: 'json' };
import { folderOf } from './storyFolder.ts';

const sheets = import.meta.glob<Record<string, unknown>>(
  '../src/design-system/{components,gaming,patterns}/*/*.styles.ts',
);

async function hooksIn(folder: string): Promise<string[]> {
  const own = Object.entries(sheets).filter(([path]) => path.includes(`/${folder}/`));
  return hooksOf(await Promise.all(own.map(([, load]) => load())), Object.keys(component));
}

/** The custom properties by which a brand changes one component, as its styles read them. */
export function StyleHooks({ storyFile }: { /** Path of its stories. */ storyFile: string }) {
  const folder = folderOf(storyFile);
  const [hooks, setHooks] = useState<readonly string[]>([]);
  useEffect(() => {
    if (folder === undefined) return undefined;
    let isHere = true;
    void hooksIn(folder).then((found) => {
      if (isHere) setHooks(found);
    });
    return () => {
      isHere = false;
    };
  }, [folder]);
  if (hooks.length === 0) return null;
  return (
    <>
      <h3>Style hooks</h3>
      <p>
        Set in CSS on any element around the component, each of these changes it and nothing else of the look.
      </p>
      <ul>
        {hooks.map((hook) => (
          <li key={hook}>
            <code dir="ltr">{hook}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
