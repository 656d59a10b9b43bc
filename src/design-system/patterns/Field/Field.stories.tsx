import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Input, TextField } from 'react-aria-components';
import { expect } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { FieldBox, FieldLabel, FieldMessages, type FieldBoxProps } from '.';
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
const Gallery = (props: FieldBoxProps) => (
  <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
    <FieldBox {...props} />
    <State is={['hovered']}>
      <FieldBox {...props} />
    </State>
    <State is={['focus-within']}>
      <FieldBox {...props} />
    </State>
    <FieldBox {...props} isValid />
    <TextField css={root} isInvalid aria-label="Nickname">
      <FieldBox {...props} />
    </TextField>
    <TextField css={root} isDisabled aria-label="Nickname">
      <FieldBox {...props} />
    </TextField>
  </div>
);
export const States = meta.story({ render: (args) => <Gallery {...args} /> });
export const LongText = meta.story({
  decorators: [phoneFrame],
  render: (args) => (
    <TextField
      css={root}
      isInvalid
      isRequired
      defaultValue="A nickname that is longer than the box in which it is written"
    >
      <FieldLabel isRequired>
        Name that other players see in tournaments, in rankings and beside what you have won
      </FieldLabel>
      <FieldBox {...args}>
        <Input css={input} />
      </FieldBox>
      <FieldMessages
        description="Between six and sixteen letters or numbers, without spaces and without the name of a game"
        errorMessage="This nickname belongs to somebody else; choose another one, or add a number to it"
      />
    </TextField>
  ),
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => <Matrix>{() => <Gallery {...args} />}</Matrix>,
});
