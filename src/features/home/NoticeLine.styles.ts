import { media } from '#theme/media';
import { textStyle, truncateName, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...textStyle('sm'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.touch.min,
  paddingInline: `calc(3.5 * ${space[1]}) ${space[2]}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  // The link stands over the line that runs out beside it, also for a finger.
  '& > :last-child': { position: 'relative' },
  '& > svg': { color: color.accent.text },
  // A phone has no room for the box around it.
  [media.belowDesktop]: { gap: space[2], padding: 0, background: 'none', borderColor: 'transparent' },
});

export const item = part({
  display: 'inline-block',
  lineHeight: space[6],
  // Standing still, the line shows one notice, cut where the line ends.
  [media.reducedMotion]: {
    ...truncateName,
    inlineSize: 0,
    minInlineSize: '100%',
    '&:not(:first-of-type)': { display: 'none' },
  },
});

/** On a phone the arrow says it. */
export const all = part({ [media.belowDesktop]: visuallyHidden });
