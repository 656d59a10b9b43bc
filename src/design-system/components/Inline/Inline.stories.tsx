import { expect } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Inline, type InlineProps } from '.';

const children = (
  <>
    <Button>Deposit</Button>
    <Badge tone="info">Applying</Badge>
    <Button size="sm">Details</Button>
  </>
);

const meta = preview.meta({ component: Inline, tags: ['new'], args: { gap: 3, children } });

const gaps: NonNullable<InlineProps['gap']>[] = [1, 2, 3, 4, 5];
const alignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
const justifications = [undefined, 'center', 'end', 'between'] as const;

const Gallery = () => (
  <Stack gap={4}>
    {alignments.map((align) => (
      <Inline key={align} gap={3} align={align}>
        {children}
      </Inline>
    ))}
    {justifications.map((justify) => (
      <Inline key={justify ?? 'start'} gap={3} justify={justify}>
        {children}
      </Inline>
    ))}
  </Stack>
);

export const Default = meta.story();

export const Gaps = meta.story({
  render: () => (
    <Stack gap={4}>
      {gaps.map((gap) => (
        <Inline key={gap} gap={gap}>
          {children}
        </Inline>
      ))}
    </Stack>
  ),
});

/** Each place in the line, then each way to spend the room that is left. */
export const Places = meta.story({ render: () => <Gallery /> });

export const LongText = meta.story({
  args: {
    children: ['Deposit by bank transfer', 'Withdraw to a wallet', 'Move to a game'].map((name) => (
      <Button key={name}>{name}</Button>
    )),
  },
  decorators: [phoneFrame],
});
LongText.test('goes on in another line where there is no room', async ({ canvas }) => {
  const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
  await expect(new Set(tops).size).toBeGreaterThan(1);
});

export const SingleLine = meta.story({
  args: {
    isSingleLine: true,
    children: [
      <Badge key="badge">New</Badge>,
      <span key="text">{'Play all night without a break. '.repeat(4)}</span>,
    ],
  },
  decorators: [phoneFrame],
});
SingleLine.test('wraps within its parts', async ({ canvas }) => {
  const badge = canvas.getByText('New').getBoundingClientRect();
  const text = canvas.getByText(/all night/).getBoundingClientRect();
  await expect(text.left).toBeGreaterThan(badge.right);
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
