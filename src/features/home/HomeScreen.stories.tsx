import { expect, fn, waitFor, within } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import type { HomeScreenProps } from './home';
import { HomeScreen } from './HomeScreen';
import * as samples from './samples';

const { ready, loading, empty } = samples;

const args: HomeScreenProps = {
  modules: ['hot', 'live', 'inPlay', 'fresh', 'results', 'promotions'],
  banners: ready(samples.banners('aurora')),
  notices: samples.notices,
  lotteries: ready(samples.lotteries),
  categories: samples.categories,
  hot: ready(samples.hotGames),
  live: ready(samples.liveTables),
  fresh: ready(samples.freshGames),
  matches: ready(samples.matches),
  liveMatches: 86,
  winners: ready(samples.winners),
  promotions: ready(samples.promotions),
  member: { kind: 'visitor', onRegister: fn(), onFreePlay: fn() },
  currency: 'USD',
  vendorNames: samples.vendorNames,
  crestUrl: (crest) => `/crests/${crest % 70}.svg`,
  onPlay: fn(),
  onTryFree: fn(),
  onOpen: fn(),
};

const meta = preview.meta({ component: HomeScreen, decorators: [blockNavigation], ...wide, args });

const [fox] = samples.hotGames;

/** A visitor without a session. */
export const Ready = meta.story();
Ready.test('has one heading of the page and a named section for every module', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Play under northern skies');
  for (const name of [
    'Hot games',
    'Live tables',
    'In play',
    'Recent wins',
    'New this week',
    'Latest results',
  ])
    await expect(await canvas.findByRole('region', { name })).toBeInTheDocument();
});
Ready.test('plays a game at a click', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Ember Fox' }));
  await expect(args.onPlay).toHaveBeenCalledWith(fox);
});
Ready.test('tries a game for free by keyboard', async ({ canvas, userEvent, args }) => {
  (await canvas.findByRole('link', { name: 'Ember Fox' })).focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect(await canvas.findByRole('button', { name: 'Try free' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onTryFree).toHaveBeenCalledWith(fox);
});
Ready.test('invites to register and to play with trial money', async ({ canvas, userEvent, args }) => {
  const { member } = args as HomeScreenProps;
  await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
  canvas.getByRole('button', { name: 'Free play' }).focus();
  await userEvent.keyboard('{Enter}');
  if (member.kind !== 'visitor') throw new Error('The story has a visitor.');
  await expect(member.onRegister).toHaveBeenCalledOnce();
  await expect(member.onFreePlay).toHaveBeenCalledOnce();
});
Ready.test('names the outcomes of a match for those who do not see the row', async ({ canvas }) => {
  const section = await canvas.findByRole('region', { name: 'In play' });
  await expect(within(section).getByRole('link', { name: /Halden City wins 1.42/ })).toHaveAttribute(
    'href',
    '/sports',
  );
});
Ready.test('lets the keyboard scroll the list of wins', async ({ canvas }) => {
  const list = await canvas.findByRole('group', { name: 'Recent wins' });
  list.focus();
  await expect(list).toHaveFocus();
  await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
});

export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });

/** A member, who finds the last games again. */
export const SignedIn = meta.story({
  args: { member: { kind: 'member', recent: ready(samples.hotGames), onPlay: fn() }, onTryFree: undefined },
});
SignedIn.test('takes a member back into the last game', async ({ canvas, userEvent, args }) => {
  const { member } = args as HomeScreenProps;
  if (member.kind !== 'member') throw new Error('The story has a member.');
  const card = canvas.getByRole('heading', { name: 'Continue playing' }).parentElement as HTMLElement;
  await userEvent.click(await within(card).findByRole('link', { name: 'Ember Fox' }));
  await expect(member.onPlay).toHaveBeenCalledWith(fox);
  await expect(canvas.queryByRole('button', { name: 'Try free' })).toBeNull();
});

export const FirstVisit = meta.story({
  args: { member: { kind: 'member', recent: empty, onPlay: fn() } },
});

/** Vietnam first: results stand on top. */
export const LotusOrder = meta.story({
  globals: { brand: 'lotus' },
  args: {
    modules: ['results', 'hot', 'live', 'inPlay', 'fresh', 'promotions'],
    banners: ready(samples.banners('lotus')),
  },
});
/** Sports first. */
export const SolarOrder = meta.story({
  globals: { brand: 'solar', theme: 'dark' },
  args: {
    modules: ['inPlay', 'promotions', 'hot', 'live', 'fresh', 'results'],
    banners: ready(samples.banners('solar')),
  },
});
SolarOrder.test('begins with the matches', async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'In play' });
  const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  await expect(titles.indexOf('In play')).toBeLessThan(titles.indexOf('Promotions'));
  await expect(titles.indexOf('Promotions')).toBeLessThan(titles.indexOf('Hot games'));
});

const everything = [
  'banners',
  'lotteries',
  'hot',
  'live',
  'fresh',
  'matches',
  'winners',
  'promotions',
] as const;
const all = <T,>(section: T) =>
  Object.fromEntries(everything.map((name) => [name, section])) as Record<(typeof everything)[number], T>;

/** The boxes are those of the content, so that nothing moves when it comes. */
export const Loading = meta.story({
  args: { ...all(loading), notices: [], categories: undefined, liveMatches: 0 },
});
export const PhoneLoading = Loading.extend(phone);
const [firstBanner] = samples.banners('aurora');
/** The page was delivered with the first banner's picture, which stands there before the banner's words come. */
export const LoadingWithPicture = Loading.extend({ args: { hero: firstBanner } });
LoadingWithPicture.test('shows the picture in the banner’s place', async ({ canvasElement }) => {
  const picture = canvasElement.querySelector('picture img');
  await expect(picture).toHaveAttribute('src', firstBanner?.image);
  await expect(picture?.getBoundingClientRect().height).toBeGreaterThan(200);
});

export const Empty = meta.story({
  args: { ...all(empty), notices: [], categories: [], liveMatches: 0 },
});
Empty.test('keeps a heading and says what will be there', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(await canvas.findByText('The next win shows up here.')).toBeVisible();
  await expect(canvas.queryByText('Next draw')).toBeNull();
});

const retry = fn();
export const Failed = meta.story({
  name: 'Error',
  args: all(samples.failed(retry)),
});
Failed.test('says so in each section and offers to try again', async ({ canvas, userEvent }) => {
  retry.mockClear();
  const section = await canvas.findByRole('region', { name: 'Live tables' });
  await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
});
export const MatrixFailed = Failed.extend({ tags: ['matrix', '!autodocs'] });

export const LongText = meta.story({
  args: {
    banners: ready(
      samples.banners('aurora').map((banner) => ({
        ...banner,
        label: `${banner.label} of the northern lights`,
        title: `${banner.title} all the way to the very end of the longest winter`,
        text: `${banner.text} ${banner.text}`,
      })),
    ),
    hot: ready(samples.hotGames.map((game) => ({ ...game, name: `${game.name} and the Seven Lanterns` }))),
    matches: ready(
      samples.matches.map((match) => ({
        ...match,
        league: `${match.league} of the Outer Provinces`,
        home: `${match.home} Athletic Association of the Harbour`,
      })),
    ),
    promotions: ready(
      samples.promotions.map((promotion) => ({
        ...promotion,
        title: `${promotion.title} for everyone who joins before the end of the month`,
      })),
    ),
  },
});

/** One column in an order of its own: the next draw follows the first module. */
export const Phone = meta.story(phone);
Phone.test('shows the next draw below the first module', async ({ canvas }) => {
  const hot = await canvas.findByRole('region', { name: 'Hot games' });
  const top = (element: Element): number => element.getBoundingClientRect().top;
  await waitFor(() => expect(top(canvas.getByText('Next draw'))).toBeGreaterThan(top(hot)));
});
Phone.test('opens the facts of a game at a tap', async ({ canvas, userEvent, args }) => {
  const tile = await canvas.findByRole('link', { name: 'Ember Fox' });
  await userEvent.pointer([{ keys: '[TouchA]', target: tile }]);
  await expect(args.onOpen).toHaveBeenCalledWith(fox);
  await expect(args.onPlay).not.toHaveBeenCalled();
});
Phone.test('has no sideways scroll', async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
export const MatrixPhone = Phone.extend({ tags: ['matrix', '!autodocs'] });
export const PhoneLongText = meta.story({ ...phone, args: LongText.composed.args });
