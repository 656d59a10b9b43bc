import { part } from '#theme/part';
import { vars } from '#theme/vars';

/** Scrolls sideways in languages and windows that need it; not positioned, so that the menus span the header. */
export const root = part({
  flex: 1,
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});

/** The last entry can be scrolled out of the fade. */
export const list = part({ display: 'inline-flex', paddingInlineEnd: vars.space[5] });
