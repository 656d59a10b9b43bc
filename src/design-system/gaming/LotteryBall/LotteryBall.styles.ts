import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { ball, surface, text } = vars.color;

const paint = (fill: string, numeral: string) => ({ '--_fill': fill, '--_numeral': numeral });
const dark = (share: number) => `color-mix(in srgb, ${surface.media} ${share}%, transparent)`;

export const root = part({
  '--_size': `calc(${vars.space[1]} * 9)`,
  '--_text': `calc(${vars.font.size.md} + 1px)`,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'var(--_size)',
  blockSize: 'var(--_size)',
  borderRadius: '50%',
  // The size of a ball is fixed, so the size of a numeral does not follow the script.
  fontSize: 'var(--_text)',
  lineHeight: 1,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  backgroundColor: 'var(--_fill)',
  backgroundImage: `radial-gradient(circle at 32% 18%, color-mix(in srgb, ${text.onMedia} 24%, transparent), transparent 30%)`,
  boxShadow: `inset 0 calc(${vars.space[1]} * -1) ${vars.space[2]} ${dark(14)}, 0 1px 2px ${dark(28)}`,
  color: 'var(--_numeral)',
  '&[data-size="sm"]': { '--_size': `calc(${vars.space[1]} * 7)`, '--_text': vars.font.size.xs },
  '&[data-size="lg"]': { '--_size': vars.space[12], '--_text': `calc(${vars.font.size.xl} + 2px)` },
  '&[data-color="plain"]': paint(ball.plain, ball.plainNumeral),
  '&[data-color="red"]': paint(ball.red, ball.redNumeral),
  '&[data-color="blue"]': paint(ball.blue, ball.blueNumeral),
  '&[data-color="green"]': paint(ball.green, ball.greenNumeral),
  '&[data-color="gold"]': paint(ball.gold, ball.goldNumeral),
  '&[data-color="violet"]': paint(ball.violet, ball.violetNumeral),
  '&[data-color="cyan"]': paint(ball.cyan, ball.cyanNumeral),
  '&[data-color="orange"]': paint(ball.orange, ball.orangeNumeral),
  '&[data-color="pink"]': paint(ball.pink, ball.pinkNumeral),
  '&[data-color="slate"]': paint(ball.slate, ball.slateNumeral),
  [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' },
});

export const balls = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[15], direction: 'ltr' });
