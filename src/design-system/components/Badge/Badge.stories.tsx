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
  <div style={{ display: 'grid', gap: 12 }}>
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
  </div>
);

export const Default = meta.story({ args: { tone: 'success' } });
export const Tones = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Badge tone="info" hasDot>
        Waiting for a second confirmation from the bank
      </Badge>
    </div>
  ),
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
