import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Money } from '.';

const meta = preview.meta({ component: Money, args: { amount: '1248025', currency: 'USD' } });

const Gallery = () => (
  <Stack gap={2} align="start">
    <b style={{ fontSize: 22 }}>
      <Money amount="41430000" currency="USD" />
    </b>
    <b>
      <Money amount="128440" currency="USD" tone="change" />{' '}
      <Money amount="-32000" currency="USD" tone="change" /> <Money amount="0" currency="USD" tone="change" />
    </b>
    <b>
      <Money amount="128440" currency="USD" tone="up" /> <Money amount="-32000" currency="USD" tone="down" />
    </b>
    <Money amount="150000000" currency="VND" />
    <Money amount="123456" currency="USDT" />
    <Money amount="1248025" currency="USD" isHidden />
    <Money amount="1248025" currency="USD" isUpdating />
  </Stack>
);

export const Default = meta.story();
export const Tones = meta.story({ render: () => <Gallery /> });
Tones.test('always writes the sign of a change, with a true minus', async ({ canvas }) => {
  for (const rise of canvas.getAllByText(/^\+/)) await expect(rise).toHaveTextContent('+$1,284.40');
  for (const fall of canvas.getAllByText(/^−/)) await expect(fall).toHaveTextContent('−$320.00');
});
Tones.test('says that it is hidden or being fetched, and shows no amount then', async ({ canvas }) => {
  await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
  await expect(canvas.getByText('Balance updating')).toBeVisible();
  await expect(canvas.queryByText(/12,480/)).toBeNull();
});
export const NotAnAmount = meta.story({ args: { amount: '12.5 dollars' } });
NotAnAmount.test('shows a dash for what is no amount', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toBeVisible();
});
const narrow = (Story: () => ReactElement) => (
  <div style={{ inlineSize: 130 }}>
    <Story />
  </div>
);
/** More digits than its place has room for: it goes on in a second line, between two groups. */
export const LongText = meta.story({
  decorators: [narrow],
  args: { amount: '922337203685477580', currency: 'VND' },
});
LongText.test('keeps every digit within its place, and no group is broken', async ({ canvas }) => {
  const amount = canvas.getByText(/9,223,372,036,854,775/);
  await expect(amount.scrollWidth).toBeLessThanOrEqual(130);
  const range = document.createRange();
  const linesOf = (node: Node) => {
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  await expect(linesOf(amount)).toBeGreaterThan(1);
  for (const group of amount.childNodes) await expect(linesOf(group)).toBeLessThanOrEqual(1);
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});

/** The workshop's toolbar has currencies of two, three and no decimals. */
export const InDinars = meta.story({ globals: { currency: 'BHD' } });
InDinars.test('has the three decimals of its currency', async ({ canvas }) => {
  await expect(canvas.getByText(/12,480/).parentElement).toHaveTextContent(/12,480\.250/);
});
