import { media } from '#theme/media';
import { textStyle, visuallyHidden } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
const fill = keyframes({ from: { transform: 'scale(0.6)', opacity: 0 } });
const grow = keyframes({ from: { transform: 'scaleY(0)' } });

export const step = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space[6]} minmax(0, 1fr) auto`,
  columnGap: steps(3.5),
  paddingBlockEnd: space[5],
  '&:last-child': { paddingBlockEnd: 0 },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(${space[3]} - 1px)`,
    insetBlockStart: steps(6.5),
    insetBlockEnd: '2px',
    inlineSize: '2px',
    borderRadius: '1px',
    background: color.border.default,
  },
  '&[data-state="done"]::before': {
    background: color.positive.line,
    transformOrigin: 'top',
    animation: `${grow} ${vars.motion.slow} ${vars.ease.enter}`,
  },
  [media.reducedMotion]: { '&::before': { animation: 'none' } },
});

export const mark = part({
  ...textStyle('xs'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${color.border.strong}`,
  color: color.text.muted,
  fontWeight: vars.font.weight.bold,
  '&:is([data-state="done"] > *)': {
    background: color.positive.soft,
    color: color.positive.text,
    boxShadow: 'none',
    animation: `${fill} ${vars.motion.base} ${vars.ease.enter}`,
  },
  '&:is([data-state="now"] > *)': {
    background: color.accent.solid,
    color: color.text.onAccent,
    boxShadow: `0 0 0 ${space[1]} ${color.accent.soft}`,
  },
  '&:is([data-state="failed"] > *)': {
    background: color.negative.soft,
    color: color.negative.text,
    boxShadow: 'none',
  },
  [media.reducedMotion]: { '&&': { animation: 'none' } },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const title = part({
  ...textStyle('md'),
  minInlineSize: 0,
  paddingBlock: '2px',
  fontWeight: vars.font.weight.medium,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  '&:is([data-state="todo"] > *)': { color: color.text.muted },
  '&:is([data-state="now"] > *, [data-state="failed"] > *)': { fontWeight: vars.font.weight.semibold },
});

export const said = part(visuallyHidden);

export const time = part({
  ...textStyle('sm'),
  paddingBlock: '2px',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const line = part({
  ...textStyle('sm'),
  gridColumn: '2 / -1',
  color: color.text.muted,
  overflowWrap: 'anywhere',
  '&:is([data-state="now"] > *, [data-state="failed"] > *)': { color: color.text.secondary },
});
