import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Input, TextField } from 'react-aria-components';
import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { FieldBox, FieldLabel, FieldMessages } from '.';
import { input, root } from './Field.styles';

const meta = preview.meta({
  component: FieldBox,
  args: { children: <Input css={input} aria-label="Nickname" />, icon: IconUser },
});

/** The parts as a field of one's own puts them together. */
export const Default = meta.story({
  render: (args) => (
    <TextField css={root} isInvalid isRequired>
      <FieldLabel isRequired>Nickname</FieldLabel>
      <FieldBox {...args}>
        <Input css={input} />
      </FieldBox>
      <FieldMessages description="Shown in tournaments" errorMessage="This nickname is taken" />
    </TextField>
  ),
});
Default.test('ties label, description and error to the control', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Nickname' });
  await expect(field).toHaveAccessibleDescription(/Shown in tournaments/);
  await expect(field).toHaveAccessibleDescription(/This nickname is taken/);
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      <FieldBox {...args} />
      <FieldBox {...args} size="sm" />
      <FieldBox {...args} isValid />
    </div>
  ),
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => <Matrix>{() => <FieldBox {...args} />}</Matrix>,
});
