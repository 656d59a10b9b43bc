import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { art, page, root } from './MaintenanceScreen.styles';

const { color, space } = vars;
const light = (share: number) => `color-mix(in srgb, ${color.text.onMedia} ${share}%, transparent)`;

export const box = part({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  maxInlineSize: `calc(${space[1]} * 140)`,
  textAlign: 'center',
});

export const medal = part({
  ...textStyle('2xl', 'display'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[20],
  blockSize: space[20],
  marginBlockEnd: space[6],
  borderRadius: '50%',
  background: light(10),
  boxShadow: `inset 0 0 0 1px ${light(20)}`,
});

export const title = part({ ...textStyle('4xl', 'display'), overflowWrap: 'break-word' });

export const text = part({
  ...textStyle('lg'),
  marginBlockStart: space[4],
  color: color.text.onMediaSoft,
  textWrap: 'pretty',
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlock: `${space[8]} ${space[5]}`,
});
