import { expect } from 'storybook/test';
import { Card } from '#ds/Card';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Columns } from '.';

const cards = ['Daily limit', 'Your deposits of today and of the days before it', 'Break'].map((name) => (
  <Card key={name} elementType="li">
    {name}
  </Card>
));

const meta = preview.meta({
  component: Columns,
  tags: ['new'],
  args: { count: 3, gap: 4, elementType: 'ul', children: cards },
});

const Gallery = () => (
  <Stack gap={10}>
    <Columns count={2} gap={4} elementType="ul">
      {cards}
    </Columns>
    <Columns count={3} gap={4} align="stretch" elementType="ul">
      {cards}
    </Columns>
    <Columns aside={90} gap={5}>
      <Card>What is done</Card>
      <Card>What it comes to</Card>
    </Columns>
  </Stack>
);

export const Default = meta.story();
Default.test('is the list that it is told to be', async ({ canvas }) => {
  await expect(canvas.getByRole('list')).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
});

/** Two or three of one width, or one beside the main one. */
export const Counts = meta.story({ render: () => <Gallery /> });

export const LongText = meta.story({ render: () => <Gallery />, decorators: [phoneFrame] });

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
