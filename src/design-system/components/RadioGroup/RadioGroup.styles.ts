import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { control } from '../Checkbox/Checkbox.styles';
export { help, root } from '../../patterns/Field/Field.styles';

// Hooks: those of Checkbox.
export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  marginBlock: `calc((1lh - ${vars.space[5]}) / 2)`,
  borderRadius: '50%',
  background: 'var(--_bg)',
  boxShadow: 'inset 0 0 0 1.5px var(--_line)',
  outline: '2px solid var(--_ring)',
  outlineOffset: '2px',
  transitionProperty: 'background-color, box-shadow',
  transitionDuration: vars.motion.fast,
  [media.forcedColors]: { border: '1px solid FieldText' },
});

export const dot = part({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: '50%',
  background: `var(--checkbox-mark, ${vars.color.surface.canvas})`,
  [media.forcedColors]: { background: 'Highlight' },
});

export const words = part({ display: 'grid', gap: vars.space['05'] });

export const items = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // Under a finger each row is 44 px high by itself.
  [media.belowDesktop]: { rowGap: 0 },
  '&:where([data-orientation="horizontal"])': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
  },
});
