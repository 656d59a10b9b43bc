import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { OddsFormat } from '#contract/oddsFormats';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { OddsFormatCard, type OddsFormatCardProps } from './OddsFormatCard';

const args: OddsFormatCardProps = { format: 'malay', onChange: fn() };
const meta = preview.meta({
  component: OddsFormatCard,
  args,
  render: function Chosen({ format, onChange }) {
    const [chosen, setChosen] = useState<OddsFormat>(format);
    return (
      <OddsFormatCard
        format={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Default = meta.story({ ...wide, tags: ['matrix'] });
Default.test('has the same price in each format, and the minus in words', async ({ canvas }) => {
  const names = canvas.getAllByRole('radio').map((radio) => radio.parentElement?.parentElement?.textContent);
  await expect(names).toEqual([
    'Decimal2.50',
    'Hong Kong1.50',
    'Malay−0.67minus 0.67',
    'Indonesian1.50',
    'American+150',
    'Fractional3/2',
  ]);
  await expect(canvas.getByRole('radio', { name: /Malay.*minus 0\.67/ })).toBeChecked();
});
Default.test('takes another one by press and by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('American'));
  await expect(args.onChange).toHaveBeenLastCalledWith('american');
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith('fractional');
  await expect(canvas.getByRole('radio', { name: /Fractional/ })).toBeChecked();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const RightToLeft = meta.story({ ...phone, globals: { locale: 'ar' } });
