import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Card } from '.';

const meta = preview.meta({
  component: Card,
  args: { children: 'Your bets stay open and your balance is safe.' },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
    <Card>Special prize, yesterday</Card>
    <Card isMarked>Next draw</Card>
  </div>
);

export const Default = meta.story();
Default.test('is a named region when it is a section', async ({ canvas, mount }) => {
  await mount(
    <Card elementType="section" aria-label="Next draw">
      Vietnam North
    </Card>,
  );
  await expect(canvas.getByRole('region', { name: 'Next draw' })).toBeVisible();
});

export const Marked = meta.story({ render: () => <Gallery /> });
/** Without padding, for what reaches to the edges. */
export const Densities = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      {(['md', 'none'] as const).map((density) => (
        <Card key={density} density={density}>
          <div style={{ blockSize: 64, background: 'linear-gradient(90deg, #12805c, #f2b93b)' }} />
        </Card>
      ))}
    </div>
  ),
});
export const LongText = meta.story({
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänspatent '.repeat(4) },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
