import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { ball } = vars.color;
const paint = (backgroundColor: string, color: string) => ({ backgroundColor, color });

export const squares = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  // Ten of them fit beside each other on a card.
  gap: '2px',
  direction: 'ltr',
});

export const square = part({
  '--_size': steps(8),
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 'var(--_size)',
  blockSize: 'var(--_size)',
  borderRadius: vars.radius.sm,
  // The size of a square is fixed, so the size of a figure does not follow the script.
  fontSize: vars.font.size.sm,
  lineHeight: 1,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&[data-size="sm"]': { '--_size': steps(6), fontSize: vars.font.size.xs },
  '&[data-color="plain"]': {
    ...paint(ball.plain, ball.plainNumeral),
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  },
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
