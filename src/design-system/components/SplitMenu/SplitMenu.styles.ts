import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: those of Button
export const root = part({
  display: 'inline-flex',
  isolation: 'isolate',
  // As high as each other, also where the words take two lines.
  alignItems: 'stretch',
  maxInlineSize: '100%',
  gap: vars.space.px,
  '&:where([data-emphasis="outline"])': { gap: 0 },
  '&& > :first-of-type': {
    minInlineSize: 0,
    flex: '0 1 auto',
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
  },
  '&& > :nth-of-type(2)': { blockSize: 'auto', borderStartStartRadius: 0, borderEndStartRadius: 0 },
  '&&:where([data-emphasis="outline"]) > :nth-of-type(2)': { marginInlineStart: '-1px' },
  // The focus ring of one must not lie below the other.
  '& > [data-focus-visible]': { zIndex: vars.z.sticky },
});
