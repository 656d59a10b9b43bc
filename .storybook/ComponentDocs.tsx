import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Cost } from './Cost.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { isFramed } from './framed.ts';
import { folderOf } from './storyFolder.ts';
import { GuidancePart } from './GuidancePart.tsx';
import { StyleHooks } from './StyleHooks.tsx';
import { UsedIn } from './UsedIn.tsx';
import './docs.css';

/** Storybook's own docs page, what the component costs, and the hooks by which a brand changes its look. */
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
  const moduleOf = (id: string): object => csfFile.stories[id]?.moduleExport ?? {};
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Cost storyFile={file} />
      {framed ? first && <ExampleFrame story={first} /> : <Primary />}
      <Controls />
      {first && !isScreen && <GuidancePart name={name} story={first} />}
      <StyleHooks storyFile={file} />
      {!isScreen && <UsedIn name={name} />}
      {others.length > 0 && <h2>Stories</h2>}
      {others.map((story) =>
        framed ? (
          <section key={story.id}>
            <h3 id={`anchor--${story.id}`}>{story.name}</h3>
            <ExampleFrame story={story} />
          </section>
        ) : (
          <DocsStory key={story.id} of={moduleOf(story.id) as never} expanded />
        ),
      )}
    </>
  );
}
