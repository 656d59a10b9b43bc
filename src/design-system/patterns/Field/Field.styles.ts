import { textStyle } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { vars } from '#theme/vars';
import { fieldBox } from './fieldBox';

// Hooks: --field-bg · --field-border · --field-border-focus · --field-radius · --field-height
export const rootRule: PartRule = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[15],
  minInlineSize: 0,
  color: vars.color.text.primary,
};
export const root = part(rootRule);

export const label = part({
  ...textStyle('sm'),
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  cursor: 'default',
});

export const star = part({
  '&::after': { content: '"*"' },
  marginInlineStart: vars.space['05'],
  color: vars.color.negative.text,
  fontWeight: vars.font.weight.semibold,
});

export const box = part(fieldBox);

export const icon = part({ display: 'flex', flex: 'none', color: vars.color.text.muted });
export const tick = part({ display: 'flex', flex: 'none', color: vars.color.positive.text });

/** A control at the end stands closer to the edge than text does. */
export const end = part({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineEnd: `calc(${vars.space[2]} - var(--_field-pad))`,
  '&:is([data-size="lg"] > *)': { marginInlineEnd: 0 },
});

export const input = part({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: 'var(--_field-block)',
  outline: 'none',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  appearance: 'none',
  // What is typed keeps its own direction, and stays at the side where the page begins.
  '&:dir(ltr):is(:dir(rtl) > *)': { textAlign: 'end' },
  '&:dir(rtl):is(:dir(ltr) > *)': { textAlign: 'end' },
  '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  // Chromium paints its own ground and text colour on what it filled in; only an inset shadow covers that ground.
  '&:autofill': {
    boxShadow: `inset 0 0 0 100vmax ${vars.field.bg}`,
    WebkitTextFillColor: vars.color.text.primary,
    caretColor: vars.color.text.primary,
  },
  '&[data-disabled]': { cursor: 'not-allowed', '&::placeholder': { color: vars.color.text.disabled } },
});

export const help = part({
  ...textStyle('xs'),
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  '&:is([data-disabled] *)': { color: vars.color.text.disabled },
});

export const error = part({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[15],
  color: vars.color.negative.text,
  overflowWrap: 'anywhere',
  // As high as the first line, so that the drawing stands in its middle at any size of type.
  '& > svg': { blockSize: '1lh' },
});
