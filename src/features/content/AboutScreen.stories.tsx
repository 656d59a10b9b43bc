import { expect } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { AboutScreen, type AboutScreenProps } from './AboutScreen';

const args: AboutScreenProps = {
  brand: 'Aurora',
  art: { image: '/brand/aurora/hero-1280.webp', imageSmall: '/brand/aurora/hero-640.webp' },
  figures: { games: 10_000, providers: 12, languages: 6 },
  age: 18,
  licence: {
    authority: 'Aurora Interactive Ltd, licensed by the Malta Gaming Authority',
    number: 'MGA/B2C/000/2026',
  },
  contactHref: 'https://service.example',
};
const meta = preview.meta({ component: AboutScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story();
Ready.test('says who may play and whom to ask', async ({ canvas }) => {
  await expect(canvas.getByText(/aged 18 and over/)).toBeVisible();
  await expect(canvas.getByText('License number MGA/B2C/000/2026')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
});

Ready.test('says how much there is', async ({ canvas }) => {
  await expect(canvas.getByText('10,000')).toBeVisible();
  await expect(canvas.getByText('Game providers')).toBeVisible();
});

/** Nothing is known of the platform yet, or it could not be asked. */
export const WithoutFigures = meta.story({ args: { art: undefined, figures: {} } });
WithoutFigures.test('leaves out what it does not know', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByText('Games')).toBeNull();
});

/** The operator has not said who licenses it. */
export const WithoutLicence = meta.story({ args: { licence: undefined } });
WithoutLicence.test('claims no licence', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: 'License' })).toBeNull();
});
export const Phone = meta.story({ ...phone });
export const Matrix = Ready.extend({
  tags: ['matrix', '!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
