import { expect, fn } from 'storybook/test';
import { desktop, phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { ContentPage } from '../ContentPage';
import { OfflineNotice } from './OfflineNotice';
import { PhoneBar } from './PhoneBar';
import { PhoneEntry } from './PhoneEntry';
import { PhoneTabBar } from './PhoneTabBar';
import { brands, categories, languages, links, resources, services, studios } from './samples';
import { SessionNotice } from './SessionNotice';
import { SideRail } from './SideRail';
import { SignedOutActions } from './SignedOutActions';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SiteLayout, type SiteLayoutProps } from './SiteLayout';
import { LanguageButton } from './LanguageButton';
import { ThemeToggle } from './ThemeToggle';

const brand = brands.aurora;
const block = { minBlockSize: 640, margin: 16, borderRadius: 16, background: 'var(--color-surface-raised)' };

const args: SiteLayoutProps = {
  chrome: 'full',
  header: (
    <>
      <SiteHeader
        brand={brand}
        headerTheme="match"
        currentPath="/"
        categories={categories}
        onSearch={fn()}
        account={<SignedOutActions onLogIn={fn()} onRegister={fn()} />}
        language={<LanguageButton current={languages[0]} />}
        theme={<ThemeToggle onPress={fn()} />}
      />
      <PhoneBar
        brand={brand}
        headerTheme="match"
        onSearch={fn()}
        onOpenMenu={fn()}
        account={<PhoneEntry onLogIn={fn()} />}
      />
    </>
  ),
  footer: (
    <SiteFooter
      brand={brand}
      vendors={studios}
      links={links}
      resources={resources}
      payments={['bankTransfer', 'card']}
      age={18}
      heldHref="/help?article=how-money-is-held"
      year={2026}
    />
  ),
  rail: <SideRail onChat={fn()} services={services} onTop={fn()} />,
  tabBar: <PhoneTabBar currentPath="/" isSignedIn={false} onAction={fn()} />,
  children: <div style={block} />,
};
const meta = preview.meta({ component: SiteLayout, decorators: [blockNavigation], ...wide, args });

export const Full = meta.story();
Full.test('the first stop of the keyboard leads past the header', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
});

/** Where the side bar is docked to the edge of the window. */
export const Docked = meta.story({
  ...desktop,
  args: {
    children: (
      <ContentPage title="Levels">
        <table aria-label="Levels" style={{ inlineSize: '100%', blockSize: 640 }} />
      </ContentPage>
    ),
  },
});
Docked.test('ends its column before the side bar', async ({ canvas }) => {
  const rail = canvas.getByRole('complementary').getBoundingClientRect();
  const table = canvas.getByRole('table').getBoundingClientRect();
  await expect(table.right).toBeLessThanOrEqual(rail.left);
  await expect(table.left).toBe(window.innerWidth - table.right);
});

export const Page = meta.story({ args: { chrome: 'page' } });
Page.test('has no side bar', async ({ canvas }) => {
  await expect(canvas.queryByRole('complementary')).toBeNull();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
});

/** A game in its frame takes what the header leaves. */
export const HeaderOnly = meta.story({
  args: { chrome: 'header', children: <div style={{ flex: 1, background: 'var(--color-surface-media)' }} /> },
});
HeaderOnly.test('the page ends with the window', async ({ canvas }) => {
  await expect(canvas.queryByRole('contentinfo')).toBeNull();
  await expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
});

export const Bare = meta.story({ args: { chrome: 'bare' } });
Bare.test('stands alone', async ({ canvas }) => {
  await expect(canvas.queryByRole('banner')).toBeNull();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

/** The connection is gone and the session too. */
export const WithNotices = meta.story({
  args: {
    notices: (
      <>
        <OfflineNotice />
        <SessionNotice
          notice={{
            tone: 'danger',
            title: 'Your session has ended. Please log in again.',
            action: { label: 'Log in', onPress: fn() },
          }}
          onDismiss={fn()}
        />
      </>
    ),
  },
});
WithNotices.test('says both aloud and offers a way on', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your session has ended');
  await expect(canvas.getByRole('alert').querySelector('button')).toBeVisible();
});

export const Phone = meta.story({ ...phone });
Phone.test('the page does not scroll sideways, and ends above the tab bar', async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
  const tabs = canvas.getByRole('link', { name: 'Promos' }).getBoundingClientRect();
  await expect(footer.bottom).toBeLessThanOrEqual(tabs.top + 1);
});
export const MatrixFull = Full.extend({
  tags: ['matrix', '!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const MatrixPhone = Phone.extend({
  tags: ['matrix', '!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
