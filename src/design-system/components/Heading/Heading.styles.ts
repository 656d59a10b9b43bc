import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  fontWeight: vars.font.weight.semibold,
  // It says a size too, so it stands before the sizes.
  '&:where([data-face="display"])': textStyle('md', 'display'),
  '&:where([data-size="sm"])': textStyle('sm'),
  '&:where([data-size="md"])': textStyle('md'),
  '&:where([data-size="lg"])': textStyle('lg'),
  '&:where([data-size="xl"])': textStyle('xl'),
  '&:where([data-size="2xl"])': textStyle('2xl'),
  '&:where([data-wrap="anywhere"])': { overflowWrap: 'anywhere' },
  '&:where([data-wrap="balance"])': { textWrap: 'balance' },
});
