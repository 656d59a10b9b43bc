import {
  Canvas,
  Description,
  DocsContext,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Cost } from './Cost.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { isFramed } from './framed.ts';
import { folderOf } from './storyFolder.ts';
import { GuidancePart } from './GuidancePart.tsx';
import { PropTables } from './PropTables.tsx';
import { StyleHooks } from './StyleHooks.tsx';
import { UsedIn } from './UsedIn.tsx';
import { WidthChoice } from './WidthChoice.tsx';
import './docs.css';

/** What a component is, how far it is, when to take it and how it is used; then its props and the rest of its stories. */
export default function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const file = String(preparedMeta.parameters['fileName']);
  // In the order of the file: the names of a module are in that of the alphabet.
  const known = new Set(Object.keys(csfFile.stories));
  const [first, ...others] = docs.componentStories().filter(({ id }) => known.has(id) && !id.includes(':'));
  const framed = isFramed(file);
  const name = /(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? '';
  const isScreen = folderOf(file) === undefined;
  const example = (story: PreparedStory) => {
    const of = (csfFile.stories[story.id]?.moduleExport ?? {}) as never;
    const { code } = (story.parameters['docs'] as { source?: { code?: string } }).source ?? {};
    if (!framed) return <Canvas of={of} sourceState={code === undefined ? 'none' : 'hidden'} />;
    return (
      <>
        <ExampleFrame story={story} />
        {code !== undefined && (
          <details>
            <summary>Code</summary>
            <Source code={code} language="tsx" />
          </details>
        )}
      </>
    );
  };
  return (
    <>
      <Title />
      {!isScreen && <Status isNew={preparedMeta.tags?.includes('new') ?? false} />}
      <Subtitle />
      <Description of="meta" />
      <Cost storyFile={file} />
      {framed && first && <WidthChoice story={first} />}
      {first && example(first)}
      {first && !isScreen && <GuidancePart name={name} story={first} />}
      <PropTables meta={preparedMeta} />
      <StyleHooks storyFile={file} />
      {!isScreen && <UsedIn name={name} />}
      {others.length > 0 && <h2>Stories</h2>}
      {others.map((story) => (
        <section key={story.id}>
          <h3 id={`anchor--${story.id}`}>{story.name}</h3>
          <Description of={csfFile.stories[story.id]?.moduleExport as never} />
          {example(story)}
        </section>
      ))}
    </>
  );
}

/** How far a component is; CONTRIBUTING tells what each promises. */
const Status = ({ isNew }: { isNew: boolean }) => (
  <p className="component-status" data-status={isNew ? 'new' : 'stable'}>
    {isNew
      ? 'New: its props may still change in a minor version.'
      : 'Stable: its props change in a major version only.'}
  </p>
);
