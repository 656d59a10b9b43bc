import { part } from '#theme/part';

export const root = part({ fontVariantNumeric: 'tabular-nums lining-nums', unicodeBidi: 'plaintext' });
