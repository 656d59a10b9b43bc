import { expect, fn, screen, waitFor } from 'storybook/test';
import { desktop, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { AppCodes } from './AppCodes';
import { AppCodesButton } from './AppCodesButton';
import { OnDemand } from '../OnDemand';
import { services } from './samples';
import { SideRail, type SideRailProps } from './SideRail';

const apps = [
  { kind: 'ios', url: 'https://apps.example/ios' },
  { kind: 'android', url: 'https://apps.example/android' },
  { kind: 'lite', url: 'https://apps.example/lite' },
] as const;

const args: SideRailProps = { onChat: fn(), apps: <AppCodes apps={apps} />, services, onTop: fn() };
const meta = preview.meta({ component: SideRail, ...wide, args });

export const Ready = meta.story();
Ready.test(
  'lists customer service without its chat, which has a button',
  async ({ canvas, userEvent, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+84241234567',
      'https://t.me/example',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Live chat' }));
    await expect(args.onChat).toHaveBeenCalledOnce();
  },
);
Ready.test('leads back to the top', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Back to top' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onTop).toHaveBeenCalledOnce();
});
Ready.test('shows a code of 100 px for each app', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
  const code = await screen.findByRole('img', { name: 'Code to scan for: iOS' });
  await expect(code).toHaveAttribute('width', '100');
  await expect(screen.getAllByRole('img', { name: /Code to scan/ })).toHaveLength(3);
  await expect(screen.getByRole('link', { name: 'Download: Lite app' })).toHaveAttribute(
    'href',
    'https://apps.example/lite',
  );
});

export const CodesOpen = meta.story({
  tags: ['matrix'],
  args: { apps: <AppCodes apps={apps} defaultOpen /> },
});

/** Only the button is on the page; the codes come with the first press. */
export const FetchedWhenWanted = meta.story({
  args: {
    apps: (
      <OnDemand
        load={() => Promise.resolve({ Codes: AppCodes })}
        closed={(trigger) => <AppCodesButton {...trigger} />}
      >
        {({ Codes }) => <Codes apps={apps} defaultOpen />}
      </OnDemand>
    ),
  },
});
FetchedWhenWanted.test('the first press opens them', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
  const codes = await screen.findByRole('dialog', { name: 'Get the app' });
  await waitFor(() => expect(codes).toBeVisible());
});

/** A platform without chat, app or services. */
export const Empty = meta.story({ args: { onChat: undefined, apps: undefined, services: [] } });
export const Narrow = meta.story({ ...desktop });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
