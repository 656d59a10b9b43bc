import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { root } from '../Checkbox/Checkbox.styles';

// Hooks: --switch-bg · --switch-bg-selected · --switch-thumb
export const control = part({
  ...textStyle('md'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.primary,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '--_track': `var(--switch-bg, ${vars.color.border.strong})`,
  '--_shift': '0px',
  '--_ring': 'transparent',
  '&:where([data-end])': { flexDirection: 'row-reverse', justifyContent: 'space-between' },
  '&[data-selected]': {
    '--_track': `var(--switch-bg-selected, ${vars.color.accent.line})`,
    '--_shift': vars.space[4],
  },
  '&[data-focus-visible]': { '--_ring': vars.color.border.focus },
  '&[data-disabled]': {
    '--_track': vars.color.border.default,
    color: vars.color.text.disabled,
    cursor: 'not-allowed',
  },
  [media.belowDesktop]: { minBlockSize: vars.touch.min },
});

export const track = part({
  flex: 'none',
  inlineSize: vars.space[10],
  blockSize: vars.space[6],
  padding: `calc(${vars.space[1]} * 0.75)`,
  borderRadius: vars.space[3],
  background: 'var(--_track)',
  outline: '2px solid var(--_ring)',
  outlineOffset: '2px',
  transitionProperty: 'background-color',
  transitionDuration: vars.motion.fast,
  [media.forcedColors]: {
    border: '1px solid ButtonText',
    padding: '2px',
    background: 'Canvas',
    '&:is([data-selected] *)': { background: 'Highlight' },
  },
});

export const thumb = part({
  display: 'block',
  inlineSize: `calc(${vars.space[1]} * 4.5)`,
  blockSize: `calc(${vars.space[1]} * 4.5)`,
  borderRadius: '50%',
  background: `var(--switch-thumb, ${vars.color.text.onMedia})`,
  marginInlineStart: 'var(--_shift)',
  transitionProperty: 'margin-inline-start',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.ease.standard,
  [media.forcedColors]: {
    background: 'ButtonText',
    '&:is([data-selected] *)': { background: 'HighlightText' },
  },
});

export const texts = part({
  paddingInlineStart: `calc(${vars.space[10]} + ${vars.space[3]})`,
  '&:where([data-end])': { paddingInlineStart: 0 },
});
