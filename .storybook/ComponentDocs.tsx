import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Cost } from './Cost.tsx';
import { StyleHooks } from './StyleHooks.tsx';

/** Storybook's own docs page, what the component costs, and the hooks by which a brand changes its look. */
export default function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const isSingle = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Cost storyFile={String(preparedMeta.parameters['fileName'])} />
      <Primary />
      <Controls />
      <StyleHooks storyFile={String(preparedMeta.parameters['fileName'])} />
      {!isSingle && <Stories />}
    </>
  );
}
