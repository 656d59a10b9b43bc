import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Text } from '.';

const meta = preview.meta({
  component: Text,
  tags: ['new'],
  args: { children: 'Your bets stay open and your balance is safe.' },
});

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '3xl'] as const;
const tones = ['primary', 'secondary', 'muted', 'highlight'] as const;
const weights = [undefined, 'medium', 'semibold'] as const;

const Gallery = () => (
  <Stack gap={2}>
    {sizes.map((size) => (
      <Text key={size} size={size}>
        {size}
      </Text>
    ))}
    {tones.map((tone) => (
      <Text key={tone} tone={tone}>
        {tone}
      </Text>
    ))}
    {weights.map((weight) => (
      <Text key={weight ?? 'regular'} weight={weight}>
        {weight ?? 'regular'}
      </Text>
    ))}
  </Stack>
);

export const Default = meta.story();
Default.test('is a paragraph unless it is told otherwise', async ({ canvas }) => {
  await expect(canvas.getByRole('paragraph')).toBeVisible();
});

export const WithinText = meta.story({
  args: {
    children: (
      <>
        Paid to <Text elementType="b">Nguyen An</Text>
      </>
    ),
  },
});
WithinText.test('is part of a sentence where it is told to be', async ({ canvas }) => {
  await expect(canvas.getByRole('paragraph')).toHaveTextContent('Paid to Nguyen An');
});

/** Each size, each tone, each weight. */
export const Scales = meta.story({ render: () => <Gallery /> });

/** A word that may not be parted, and a last line that is no single word. */
export const Wraps = meta.story({
  render: () => (
    <Stack gap={2}>
      <Text wrap="nowrap">12 min 30 s</Text>
      <Text wrap="pretty">{'Your bets stay open and your balance is safe. '.repeat(3)}</Text>
    </Stack>
  ),
  decorators: [phoneFrame],
});

export const LongText = meta.story({
  args: { wrap: 'anywhere' as const, children: 'donaudampfschifffahrtsgesellschaftskapitaen@example.com' },
  decorators: [phoneFrame],
});
LongText.test('breaks a name that has no spaces', async ({ canvas }) => {
  const name = canvas.getByText(/@example/);
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
