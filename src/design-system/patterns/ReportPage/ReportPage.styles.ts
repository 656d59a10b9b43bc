import { part } from '#theme/part';

export const root = part({ minInlineSize: 0 });
