import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '&:where([data-gap="1"])': { gap: space[1] },
  '&:where([data-gap="2"])': { gap: space[2] },
  '&:where([data-gap="3"])': { gap: space[3] },
  '&:where([data-gap="4"])': { gap: space[4] },
  '&:where([data-gap="5"])': { gap: space[5] },
  '&:where([data-align="start"])': { alignItems: 'start' },
  '&:where([data-align="end"])': { alignItems: 'end' },
  '&:where([data-align="baseline"])': { alignItems: 'baseline' },
  '&:where([data-align="stretch"])': { alignItems: 'stretch' },
  '&:where([data-justify="center"])': { justifyContent: 'center' },
  '&:where([data-justify="end"])': { justifyContent: 'end' },
  '&:where([data-justify="between"])': { justifyContent: 'space-between' },
  '&:where([data-single-line])': { flexWrap: 'nowrap' },
});
