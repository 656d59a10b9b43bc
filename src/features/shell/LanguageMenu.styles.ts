import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';

export const code = part({ ...textStyle('xs') });
