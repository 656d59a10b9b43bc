import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const bar = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space['05'],
  boxSizing: 'border-box',
  minBlockSize: vars.header.phoneHeight,
  paddingInline: `${space[1]} ${space[2]}`,
  background: color.surface.canvas,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '&[data-roomy]': { borderBlockEndColor: 'transparent' },
  [media.largePhone]: {
    minBlockSize: steps(15),
    paddingInline: `${space[4]} ${space[2]}`,
    '&[data-roomy]': { minBlockSize: vars.header.phoneHeight, paddingInline: `${space[1]} ${space[2]}` },
  },
  [media.desktop]: {
    gap: space[4],
    minBlockSize: steps(15),
    paddingInline: `${steps(7)} ${space[4]}`,
    '&[data-roomy]': {
      minBlockSize: steps(17),
      paddingInline: `${space[5]} ${space[6]}`,
      borderBlockEndColor: color.border.subtle,
    },
  },
  [media.roomy]: { '&[data-roomy]': { paddingInline: `${space[8]} ${space[6]}` } },
});

export const heading = part({
  ...textStyle('xl', 'display'),
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  outline: 'none',
  overflowWrap: 'break-word',
  '&[data-inset]': { paddingInlineStart: space[3] },
  [media.desktop]: { ...textStyle('2xl', 'display'), '&[data-inset]': { paddingInlineStart: 0 } },
});

export const action = part({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
export const belowDesktop = part({ display: 'flex', flex: 'none', [media.desktop]: { display: 'none' } });
export const onPhone = part({ display: 'flex', flex: 'none', [media.largePhone]: { display: 'none' } });
export const close = part({
  display: 'flex',
  flex: 'none',
  [media.belowTablet]: { '&[data-on="tablet"]': { display: 'none' } },
});
