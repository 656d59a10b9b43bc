import { expect, fn, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import type { Promotion } from '#contract';
import preview from '#.storybook/preview';
import { PromotionsScreen } from './PromotionsScreen';
import { everyStatus, rebate, welcome } from './samples';

const promotionsOf = (list: readonly Promotion[]) => asyncOf({ list, currency: 'USD' });
const meta = preview.meta({
  component: PromotionsScreen,
  decorators: [blockNavigation],
  ...wide,
  args: {
    promotions: promotionsOf(everyStatus),
    category: '',
    onCategoryChange: fn(),
    hrefOf: ({ id }: { id: string }) => `/promoDetail?id=${id}`,
    imageOf: (path: string) => path,
    bonusHref: '/personal/bonusDetails',
    onJoin: fn(),
    onClaim: fn(),
    onApply: fn(),
    onOpenEnvelope: fn(),
  },
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('orders by what one can do', async ({ canvas }) => {
  const of = (name: RegExp) => within(canvas.getByRole('region', { name })).getAllByRole('listitem');
  await expect(of(/^Yours now/)).toHaveLength(4);
  await expect(of(/^Available to you/)).toHaveLength(2);
  await expect(of(/^Finished/)).toHaveLength(4);
  await expect(of(/^Yours now/)[0]).toHaveTextContent(/1.2% rebate.*Claim.*\$24\.60, until/);
  await expect(of(/^Finished/)[2]).toHaveTextContent(/could not be read/);
});
Ready.test('claims, applies again and leads to details', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Claim, 1.2% rebate/ }));
  await expect(args.onClaim).toHaveBeenCalledWith(expect.objectContaining({ id: 'rebate' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Apply again, Derby photo' }));
  await expect(args.onApply).toHaveBeenCalledWith(expect.objectContaining({ id: 'rejected' }));
  await expect(canvas.getByRole('link', { name: 'Details, September reload' })).toHaveAttribute(
    'href',
    '/promoDetail?id=closed',
  );
  await expect(canvas.getByRole('link', { name: /^First deposit matched/ })).toHaveAttribute(
    'href',
    '/promoDetail?id=welcome',
  );
});
Ready.test('shows one kind', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Sports' }));
  await expect(args.onCategoryChange).toHaveBeenCalledWith('sports');
});
export const Sports = meta.story({ args: { category: 'sports' } });
Sports.test('lists those alone', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});
export const Visitor = meta.story({ args: { promotions: promotionsOf([welcome]), isVisitor: true } });
Visitor.test('has nothing of one’s own', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: /Yours/ })).toBeNull();
});
export const NoneOfAKind = meta.story({
  args: { category: 'vip', promotions: promotionsOf([welcome, rebate]) },
});
NoneOfAKind.test('leads back to all', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'See all' }));
  await expect(args.onCategoryChange).toHaveBeenCalledWith('');
});
export const Refused = meta.story({
  args: { writeFailure: { tone: 'danger', title: 'This promotion can’t be joined right now' } },
});
export const Claiming = meta.story({ args: { writing: 'rebate' } });
export const Loading = meta.story({ args: { promotions: asyncOf() } });
export const Empty = meta.story({ args: { promotions: promotionsOf([]) } });
export const Failed = meta.story({
  args: { promotions: asyncOf(undefined, 'failed', noConnection) },
});
Failed.test('tries again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /try/i }));
  await expect(args.promotions.retry).toHaveBeenCalled();
});
/** Pictures that cannot be had. */
export const WithoutArt = meta.story({ args: { imageOf: () => '' } });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
