import { media } from '#theme/media';
import { textStyle, truncateName, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { error, help, label, root } from '../../patterns/Field/Field.styles';

const { color, space } = vars;

// Hooks: --upload-bg · --upload-border
export const zone = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  rowGap: space[2],
  padding: space[4],
  borderRadius: vars.field.radius,
  border: '1px dashed var(--_line)',
  background: 'var(--_bg)',
  color: color.text.secondary,
  textAlign: 'center',
  '--_bg': `var(--upload-bg, ${vars.field.bg})`,
  '--_line': `var(--upload-border, ${vars.field.border})`,
  '&[data-drop-target]': {
    '--_bg': color.accent.soft,
    '--_line': color.accent.line,
    color: color.accent.text,
  },
  '&[data-invalid]': { '--_line': color.negative.line },
  '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
  '&[data-disabled]': {
    '--_bg': color.surface.hover,
    '--_line': color.border.default,
  },
  [media.forcedColors]: { '&[data-drop-target]': { borderColor: 'Highlight' } },
});

export const words = part({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const list = part({ display: 'grid', gap: space[2] });

export const entry = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  borderRadius: vars.radius.sm,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
});

export const preview = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${space[1]} * 14)`,
  blockSize: `calc(${space[1]} * 14)`,
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
  background: color.surface.hover,
  color: color.text.muted,
});

export const picture = part({ inlineSize: '100%', blockSize: '100%', '&[hidden]': { display: 'none' } });

export const about = part({ flex: 1, minInlineSize: 0, display: 'grid' });
export const fileName = part({ ...truncateName, fontWeight: vars.font.weight.medium });
export const fileSize = part({ ...textStyle('xs'), color: color.text.muted });

export const errors = part({ display: 'grid', gap: space[1], '&:empty': { display: 'none' } });
export const spoken = part(visuallyHidden);
