import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  [media.desktop]: { paddingBlock: `calc(${space[1]} * 7)`, paddingInline: space[10] },
});

export const main = part({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  paddingInline: space[4],
  paddingBlock: space[6],
});

export const foot = part({
  ...textStyle('xs'),
  padding: space[6],
  textAlign: 'center',
  color: vars.color.text.muted,
});
