import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { stay } from '#testing/stay';
import preview from '#.storybook/preview';
import { PromotionsScreen, type PromotionsScreenProps } from './PromotionsScreen';
import { promotions } from './samples';

const args: PromotionsScreenProps = { promotions: { status: 'ready', items: promotions } };
const onRetry = fn();
const meta = preview.meta({ component: PromotionsScreen, decorators: [stay], ...wide, args });

export const Ready = meta.story();
Ready.test('every promotion says its status and its term', async ({ canvas }) => {
  const cards = canvas.getAllByRole('article');
  await expect(cards).toHaveLength(10);
  await expect(cards[0]).toHaveTextContent('JoinWagering 8×, 30 days');
  await expect(cards[6]).toHaveTextContent('Closed');
});
Ready.test('a promotion with a page leads there, one without does not', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.getByRole('link', { name: /First deposit/ })).toHaveAttribute(
    'href',
    '/promoDetail?id=welcome',
  );
});
Ready.test('a link to one promotion finds it', async () => {
  await expect(document.getElementById('saturday')).toHaveTextContent('Saturday draw');
});

export const Loading = meta.story({ args: { promotions: { status: 'loading' } } });
Loading.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading promotions');
});

export const Empty = meta.story({ args: { promotions: { status: 'ready', items: [] } } });
export const Error = meta.story({
  args: {
    promotions: {
      status: 'failed',
      notice: {
        tone: 'danger',
        title: 'Network link is abnormal, please try again',
        action: { label: 'Try again', onPress: onRetry },
      },
    },
  },
});
Error.test('tries again', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** Pictures that cannot be had. */
export const WithoutArt = meta.story({
  args: {
    promotions: { status: 'ready', items: promotions.map((item) => ({ ...item, imageSrc: undefined })) },
  },
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const LongText = meta.story({
  ...phone,
  args: {
    promotions: {
      status: 'ready',
      items: promotions.slice(0, 2).map((item) => ({
        ...item,
        title: 'First deposit of the month matched up to two hundred, for members of every level',
        terms: 'Wagering eight times within thirty days, slots only, one per household and device',
      })),
    },
  },
});
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
