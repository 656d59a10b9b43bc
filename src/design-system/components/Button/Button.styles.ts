import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { buttonBox } from './box';

// Hooks: --button-primary-bg, -hover, -active, -text · --button-secondary-bg, -hover, -text · --button-danger-bg, -text
// · --button-outline-border · --button-ghost-bg-hover · --button-radius · --button-height-sm, -md, -lg
export const root = part({ ...buttonBox, display: 'inline-grid', placeItems: 'center' });

export const content = part({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  '&:where([data-size="sm"] > *)': { gap: vars.space[15] },
  // The spinner stands in the padding, so that a busy button is as wide as an idle one.
  '&:where([data-part="pending"])': { marginInline: `calc(-1 * ${vars.space[3]})`, maxInlineSize: 'none' },
  '&[data-hidden]': { visibility: 'hidden' },
});

export const label = part({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  textAlign: 'center',
});
