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

/** Storybook's own docs page, and what the component costs. */
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
      {!isSingle && <Stories />}
    </>
  );
}
