import { expect } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { stay } from '#testing/stay';
import preview from '#.storybook/preview';
import { AboutScreen, type AboutScreenProps } from './AboutScreen';

const args: AboutScreenProps = {
  brand: 'Aurora',
  age: 18,
  licence: {
    authority: 'Aurora Interactive Ltd, licensed by the Malta Gaming Authority',
    number: 'MGA/B2C/000/2026',
  },
  contactHref: 'https://service.example',
};
const meta = preview.meta({ component: AboutScreen, decorators: [stay], ...wide, args });

export const Ready = meta.story();
Ready.test('says who may play and whom to ask', async ({ canvas }) => {
  await expect(canvas.getByText(/aged 18 and over/)).toBeVisible();
  await expect(canvas.getByText('Licence number MGA/B2C/000/2026')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
});

/** The operator has not said who licenses it. */
export const WithoutLicence = meta.story({ args: { licence: undefined } });
WithoutLicence.test('claims no licence', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: 'Licence' })).toBeNull();
});
export const Phone = meta.story({ ...phone });
export const Matrix = Ready.extend({
  tags: ['matrix', '!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
