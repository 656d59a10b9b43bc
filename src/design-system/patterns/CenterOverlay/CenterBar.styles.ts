import { media } from '#theme/media';
import { part } from '#theme/part';

export const belowDesktop = part({ display: 'flex', flex: 'none', [media.desktop]: { display: 'none' } });
export const onPhone = part({ display: 'flex', flex: 'none', [media.largePhone]: { display: 'none' } });
export const close = part({
  display: 'flex',
  flex: 'none',
  [media.belowTablet]: { '&[data-on="tablet"]': { display: 'none' } },
});
