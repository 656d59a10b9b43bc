import { pageTheme } from '#theme/pageTheme';
import { part } from '#theme/part';

export const root = part({ display: 'grid' });

/** In the dark the button shows the moon, where one is. */
export const moon = part({ gridArea: '1 / 1', [pageTheme.light]: { visibility: 'hidden' } });
export const sun = part({ gridArea: '1 / 1', [pageTheme.dark]: { visibility: 'hidden' } });
