import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { phone, phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { Pagination } from '.';

const meta = preview.meta({
  component: Pagination,
  args: { page: 5, total: 24, onPageChange: fn() },
  render: function Turning({ page, onPageChange, ...rest }) {
    const [current, setCurrent] = useState(page);
    return (
      <Pagination
        {...rest}
        page={current}
        onPageChange={(next) => {
          setCurrent(next);
          onPageChange(next);
        }}
      />
    );
  },
});

export const Default = meta.story();
Default.test(
  'turns by pointer and by keyboard, and says which page is shown',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }));
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
  },
);
export const FirstPage = meta.story({ args: { page: 1 } });
FirstPage.test('does not go before the start', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});
export const OnePage = meta.story({ args: { page: 1, total: 1 } });
OnePage.test('is not there when there is nothing to turn', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});
export const OnPhone = meta.story({ ...phone, args: { page: 12, total: 240 } });
/** Six digits in the column of a phone. */
export const LongText = meta.story({ decorators: [phoneFrame], args: { page: 123_456, total: 987_654 } });
export const States = meta.story({
  play: ({ canvas }) => {
    forceState(canvas.getByRole('button', { name: 'Page 4' }), 'hovered');
    forceState(canvas.getByRole('button', { name: 'Page 6' }), 'focused', 'focus-visible');
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => (
        <Pagination page={5} total={24} onPageChange={fn()} aria-label={`${brand} ${theme}`} />
      )}
    </Matrix>
  ),
});
