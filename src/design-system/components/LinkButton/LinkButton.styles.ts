import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { buttonBox } from '../Button/box';

export { label } from '../Button/Button.styles';

// Hooks: those of Button.
export const root = part({
  ...buttonBox,
  gap: vars.space[2],
  '&:where([data-size="sm"])': { ...buttonBox['&:where([data-size="sm"])'], gap: vars.space[15] },
});
