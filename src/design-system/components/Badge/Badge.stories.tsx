import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Badge, type BadgeTone } from '.';

const meta = preview.meta({
  component: Badge,
  args: { children: 'Approved', hasDot: true },
});

const tones: Record<BadgeTone, string> = {
  neutral: 'Closed',
  accent: 'New',
  success: 'Approved',
  info: 'Applying',
  warning: 'Coming soon',
  danger: 'Rejected',
  highlight: 'Jackpot',
  live: 'Live',
};
const names = Object.keys(tones) as BadgeTone[];
const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

const Gallery = () => (
  <Stack gap={3}>
    {(['soft', 'strong'] as const).map((emphasis) => (
      <div key={emphasis} style={row}>
        {names.map((tone) => (
          <Badge key={tone} tone={tone} emphasis={emphasis} hasDot={emphasis === 'soft' && tone !== 'accent'}>
            {tones[tone]}
          </Badge>
        ))}
      </div>
    ))}
    <div style={row}>
      <Badge size="sm" tone="highlight">
        Hot
      </Badge>
      <Badge size="sm">20 lines</Badge>
    </div>
    <div style={{ ...row, padding: 16, background: 'linear-gradient(90deg, #c4253c, #f2b93b, #12805c)' }}>
      <Badge isOnMedia>New</Badge>
      <Badge isOnMedia emphasis="strong">
        Welcome
      </Badge>
      <Badge isOnMedia tone="live" hasDot>
        Live
      </Badge>
    </div>
  </Stack>
);

export const Default = meta.story({ args: { tone: 'success' } });
Default.test(
  'says its word and nothing else, and is no control',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Approved')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/^Approved$/);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
);
export const Tones = meta.story({ render: () => <Gallery /> });
const longest = 'Waiting for a second confirmation from the bank';
export const LongText = meta.story({
  args: { tone: 'info', children: longest },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
});
LongText.test('is cut to the room there is, and read whole', async ({ canvas }) => {
  const word = canvas.getByText(longest);
  await expect(word.getBoundingClientRect().width).toBeLessThan(160);
  await expect(word.scrollWidth).toBeGreaterThan(word.clientWidth);
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
