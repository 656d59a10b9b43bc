import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, font } = vars;

export const root = part({
  ...textStyle('sm'),
  color: color.text.secondary,
  '&:where([data-size="xs"])': { ...textStyle('xs'), color: color.text.muted },
  '&:where([data-size="md"])': textStyle('md'),
  '&:where([data-size="lg"])': textStyle('lg'),
  '&:where([data-size="xl"])': textStyle('xl'),
  '&:where([data-size="3xl"])': textStyle('3xl'),
  '&:where([data-weight])': { color: 'inherit' },
  '&:where([data-weight="medium"])': { fontWeight: font.weight.medium },
  '&:where([data-weight="semibold"])': { fontWeight: font.weight.semibold },
  // After the sizes and weights, which bring a colour of their own.
  '&:where([data-tone="primary"])': { color: color.text.primary },
  '&:where([data-tone="secondary"])': { color: color.text.secondary },
  '&:where([data-tone="muted"])': { color: color.text.muted },
  '&:where([data-tone="highlight"])': { color: color.highlight.text },
  '&:where([data-wrap="anywhere"])': { overflowWrap: 'anywhere' },
  '&:where([data-wrap="nowrap"])': { whiteSpace: 'nowrap' },
  '&:where([data-wrap="pretty"])': { textWrap: 'pretty' },
});
