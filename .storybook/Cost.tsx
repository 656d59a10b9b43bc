import { useEffect, useState } from 'react';
import { folderOf } from './storyFolder.ts';

/** Bytes, gzip, beyond react and react-dom; from a build of the library. */
interface Weight {
  /** What a page needs before it can show the component. */
  initial: number;
  /** What is fetched when something of it is used. */
  lazy: number;
}

type Weights = Readonly<Record<string, Weight>>;

/** What the library's build has weighed; there is no such file before. */
const [load] = Object.values(
  import.meta.glob<Weights>('../dist/costs/components.json', { import: 'components' }),
);

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const kB = (bytes: number) => `${kilobytes.format(bytes / 1000)} kB`;

function words(weight: Weight | undefined): string {
  if (!weight) return 'Not weighed here: run npm run build:lib, and start or build the workshop again.';
  const later = weight.lazy > 0 ? `, and ${kB(weight.lazy)} more when it is used` : '';
  return `${kB(weight.initial)} gzip beyond react and react-dom${later}, in an application that shows nothing else of the library.`;
}

/** What a component adds to an application, as the library's build weighs it. */
export function Cost({ storyFile }: { /** Path of its stories. */ storyFile: string }) {
  const name = folderOf(storyFile)?.split('/')[1];
  const [weights, setWeights] = useState<Weights | undefined>(load ? undefined : {});
  useEffect(() => {
    void load?.().then(setWeights);
  }, []);
  if (name === undefined || weights === undefined) return null;
  return (
    <p>
      <strong>Cost</strong> {words(weights[name])}
    </p>
  );
}
