import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { NumberField } from '.';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Tickets', defaultValue: 2, minValue: 1, maxValue: 20, onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
    <NumberField label="Tickets" defaultValue={2} minValue={1} isRequired />
    <NumberField label="Multiplier" defaultValue={1250} hasNoSteps description="Times the unit of the bet" />
    <NumberField label="With error" defaultValue={99} errorMessage="At most 20" />
    <NumberField label="Disabled" defaultValue={5} isDisabled />
  </div>
);

export const Default = meta.story();
Default.test(
  'steps with its buttons and with the arrow keys, within its limits',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tickets' });
    await userEvent.click(canvas.getByRole('button', { name: /increase/i }));
    await expect(field).toHaveValue('3');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: /decrease/i })).toBeDisabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
);

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  args: { label: 'How many tickets of the next draw', defaultValue: 123456789, maxValue: 1e12 },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
