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
  // Both labels lie on each other and the wider one gives the width. When there is only one, the spinner stands in the
  // padding.
  '&:where([data-part="pending"])': { marginInline: `calc(-1 * ${vars.space[1]})`, maxInlineSize: 'none' },
  '&:where([data-part="pending"][data-same])': { marginInline: `calc(-1 * ${vars.space[3]})` },
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
