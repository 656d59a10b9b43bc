import { expect } from 'storybook/test';
import { oddsFormats } from '#contract/oddsFormats';
import { OddsFormatContext } from '#ds-i18n';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Odds } from '.';

const meta = preview.meta({ component: Odds, tags: ['new'], args: { price: 2_500 } });

/** The same two prices in each format, and none. */
const Gallery = () => (
  <Stack gap={2} align="start">
    {oddsFormats.map((format) => (
      <b key={format}>
        <Odds price={1_500} format={format} /> <Odds price={2_500} format={format} />
      </b>
    ))}
    <Odds price={null} />
  </Stack>
);

export const Default = meta.story();
export const Formats = meta.story({ render: () => <Gallery /> });
export const Phone = meta.story({ decorators: [phoneFrame], render: () => <Gallery /> });
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, render: () => <Gallery /> });
export const Negative = meta.story({ args: { price: 2_200, format: 'malay' } });
Negative.test('says its minus in words', async ({ canvas }) => {
  await expect(canvas.getByText('minus 0.83')).toBeInTheDocument();
  await expect(canvas.getByText('−0.83')).toHaveAttribute('aria-hidden', 'true');
});
export const OfTheReader = meta.story({
  render: (args) => (
    <OddsFormatContext.Provider value="american">
      <Odds {...args} />
    </OddsFormatContext.Provider>
  ),
});
OfTheReader.test('is written as its reader has chosen', async ({ canvas }) => {
  await expect(canvas.getByText('+150')).toBeVisible();
});
export const NoPrice = meta.story({ args: { price: null } });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
