import { expect } from 'storybook/test';
import { Card } from '#ds/Card';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Stack, type StackProps } from '.';

const cards = ['Deposit', 'Withdraw', 'Transfer'].map((name) => (
  <Card key={name} elementType="li">
    {name}
  </Card>
));

const meta = preview.meta({
  component: Stack,
  tags: ['new'],
  args: { gap: 3, elementType: 'ul', children: cards },
});

const gaps: NonNullable<StackProps['gap']>[] = [1, 2, 3, 4, 5, 6, 8, 10];
const alignments = [undefined, 'start', 'center', 'end'] as const;

const Gallery = () => (
  <Stack gap={10}>
    {alignments.map((align) => (
      <Stack key={align ?? 'fill'} gap={2} align={align}>
        <Card>{align ?? 'fill'}</Card>
        <Card>Your bets stay open</Card>
      </Stack>
    ))}
  </Stack>
);

export const Default = meta.story();
Default.test('is the list that it is told to be, with parts of one width', async ({ canvas }) => {
  await expect(canvas.getByRole('list')).toBeVisible();
  const widths = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().width);
  await expect(new Set(widths).size).toBe(1);
});

export const Gaps = meta.story({
  render: () => (
    <Stack gap={10}>
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card>{gap}</Card>
          <Card>{gap}</Card>
        </Stack>
      ))}
    </Stack>
  ),
});

/** Parts fill the stack, or stand at its start, in its middle or at its end. */
export const Alignments = meta.story({ render: () => <Gallery /> });

export const LongText = meta.story({
  args: {
    children: <Card elementType="li">{'Donaudampfschifffahrtsgesellschaftskapitänspatent'.repeat(3)}</Card>,
  },
  decorators: [phoneFrame],
});
LongText.test('is no wider than the page, whatever is in it', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  await expect(canvas.getByRole('listitem').getBoundingClientRect().width).toBe(
    list.getBoundingClientRect().width,
  );
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
