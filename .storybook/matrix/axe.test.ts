import { expect, it } from 'vitest';
import { Default as Button } from '../../src/design-system/components/Button/Button.stories.tsx';
import { initialGlobals } from '../modes.ts';
import { compose } from './run.ts';

it.each([
  ['refuses a name that leaves out the words on the control', 'Go on', ['label-content-name-mismatch']],
  ['takes a name that holds them', 'Send the form: deposit', []],
])('axe %s', async (_, name, rules) => {
  const story = compose(Button, undefined, { ...initialGlobals, a11y: { manual: false } });
  const drawn = story.run({
    args: { ...story.args, children: 'Send the form', 'aria-label': name } as never,
  });
  await drawn.catch(() => undefined);
  const [report] = story.reporting.reports as { result?: { violations?: { id: string }[] } }[];
  expect(report?.result?.violations?.map(({ id }) => id)).toEqual(rules);
});
