import { expect } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { JoinScreen, type JoinScreenProps } from './JoinScreen';
import { programme } from './samples';

const args: JoinScreenProps = {
  programme: asyncOf(programme),
  age: 18,
  applyHref: 'https://service.example',
  moreHref: '/help?article=become-an-agent',
};
const meta = preview.meta({ component: JoinScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story();
Ready.test('works the month out again with each step of a slider', async ({ canvas, userEvent }) => {
  const slip = canvas.getByRole('article', { name: 'Your month in figures' });
  await expect(slip).toHaveTextContent('$3,360.00');
  await expect(slip).toHaveTextContent('$792.00');
  const members = canvas.getByRole('slider', { name: 'Members who play' });
  members.focus();
  await userEvent.keyboard('{Home}');
  await expect(slip).toHaveTextContent('1 member who plays');
  await expect(slip).toHaveTextContent('Below the first tier: from 5 active members');
  await userEvent.keyboard('{End}');
  await expect(slip).toHaveTextContent('Tier 2: from 30 active members');
});
Ready.test('says that it is an example, and where to ask', async ({ canvas }) => {
  await expect(canvas.getByText('An example, not a promise')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Become an agent' })).toHaveAttribute(
    'href',
    'https://service.example',
  );
  await expect(canvas.getByText('You are 18 or older and prove it once.')).toBeVisible();
});

/** Somebody who is an agent already. */
export const ForAgents = meta.story({ args: { centerHref: '/agent/agentTeamOverview' } });
ForAgents.test('leads to the agent centre', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open the agent center' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Become an agent' })).toBeNull();
});
export const Loading = meta.story({ args: { programme: asyncOf() } });
export const Error = meta.story({ args: { programme: asyncOf(undefined, 'failed') } });
Error.test('tries again; the rest of the page stays', async ({ args: given, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.programme.retry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Four contracts' })).toBeVisible();
});
export const Tablet = meta.story({ ...tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
