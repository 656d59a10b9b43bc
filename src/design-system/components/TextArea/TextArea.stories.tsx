import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { TextArea } from '.';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Message', maxCharacters: 20, onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <TextArea label="Message" isRequired maxCharacters={200} />
    <TextArea label="Too long" defaultValue="The balance did not change" maxCharacters={10} rows={2} />
    <TextArea label="With error" defaultValue="…" errorMessage="Write at least ten characters" rows={2} />
    <TextArea label="Disabled" defaultValue="Closed" isDisabled rows={2} />
  </div>
);

export const Default = meta.story();
Default.test(
  'counts what is left, and marks what is too much without cutting it',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    await userEvent.keyboard('Hello');
    await expect(canvas.getByText(/15/)).toBeVisible();
    await userEvent.paste(' and good evening to you');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('Hello and good evening to you');
    await expect(field).toHaveAccessibleDescription(/^9 /);
  },
);

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
  args: { label: 'What we should know before we look into the matter', defaultValue: 'Unbroken'.repeat(12) },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
