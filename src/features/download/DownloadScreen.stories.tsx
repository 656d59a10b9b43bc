import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { DownloadScreen } from './DownloadScreen';

const meta = preview.meta({
  component: DownloadScreen,
  decorators: [blockNavigation],
  ...wide,
  args: {
    apps: [
      { kind: 'ios' as const, url: 'https://app.example/ios' },
      { kind: 'android' as const, url: 'https://app.example/android.apk' },
      { kind: 'lite' as const, url: 'https://site.example/' },
    ],
    system: 'android' as const,
    device: {
      brand: { name: 'Aurora', logoSrc: '/brand/aurora/logo.svg' },
      art: {
        hero: '/brand/aurora/hero-640.webp',
        covers: ['rng', 'fish', 'pvp', 'elott', 'esports', 'live'].map((kind) => `/categories/${kind}.webp`),
      },
    },
  },
});

export const Android = meta.story({ tags: ['matrix', 'snapshot'] });
Android.test(
  'begins with the guide of the visitor’s system, and shows the others',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Switch the setting off again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lite' }));
    await expect(canvas.getByText('Choose Add to home screen.')).toBeVisible();
  },
);
Android.test('has a code and a link for each app', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: /^Code of the app/ })).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'Download, Android' })).toHaveAttribute(
    'href',
    'https://app.example/android.apk',
  );
});
export const Ios = meta.story({ args: { system: 'ios' } });
export const LiteAlone = meta.story({
  args: { apps: [{ kind: 'lite', url: 'https://site.example/' }], system: 'ios' },
});
LiteAlone.test('is what there is', async ({ canvas }) => {
  await expect(canvas.getByText('Choose Add to home screen.')).toBeVisible();
  await expect(canvas.queryByRole('radio')).toBeNull();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
/** Chromium has offered to install the site. */
export const InstallOffered = meta.story({ args: { install: 'offered', onInstall: fn() }, tags: ['matrix'] });
InstallOffered.test('has the browser ask when the button is pressed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Install app' }));
  await expect(args.onInstall).toHaveBeenCalledOnce();
});
export const Installed = meta.story({ args: { install: 'installed' } });
Installed.test('says so in place of the button', async ({ canvas }) => {
  const said = canvas.getByText('The app is installed on this device.');
  await expect(said.closest('[role=status]')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Install app' })).toBeNull();
});
export const MacSafari = meta.story({ args: { install: 'macSafari', system: 'lite' } });
MacSafari.test('names the way through the menu bar', async ({ canvas }) => {
  await expect(canvas.getByText(/Add to Dock/)).toBeVisible();
});
/** Firefox on a computer. */
export const CannotInstall = meta.story({ args: { install: 'never', system: 'lite' } });
CannotInstall.test('names browsers that can', async ({ canvas }) => {
  await expect(canvas.getByText(/Chrome, Edge or Safari/)).toBeVisible();
});
