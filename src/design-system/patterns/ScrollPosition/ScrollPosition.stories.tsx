import { expect, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { ScrollPosition } from '.';

const meta = preview.meta({
  component: ScrollPosition,
  args: {
    count: 100_000,
    label: (row: number) => `Row ${row.toLocaleString('en')} of 100,000`,
    children: (
      <div role="region" aria-label="Rows" tabIndex={0} style={{ blockSize: 240, overflow: 'auto' }}>
        <div style={{ blockSize: 4000 }}>Rows</div>
      </div>
    ),
  },
});

export const Default = meta.story();
Default.test('says the row while it scrolls, and stops saying it', async ({ canvas }) => {
  const rows = canvas.getByRole('region', { name: 'Rows' });
  rows.scrollTop = 99999;
  await waitFor(() => expect(canvas.getByText('Row 100,000 of 100,000')).toBeVisible());
  await waitFor(() => expect(canvas.queryByText('Row 100,000 of 100,000')).toBeNull(), { timeout: 3000 });
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      {({ brand, theme }) => (
        <ScrollPosition {...args}>
          <div
            role="region"
            aria-label={`Rows ${brand} ${theme}`}
            tabIndex={0}
            style={{ blockSize: 80, overflow: 'auto' }}
          >
            <div style={{ blockSize: 400 }}>Rows</div>
          </div>
        </ScrollPosition>
      )}
    </Matrix>
  ),
});
