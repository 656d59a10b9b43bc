import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

/** Readable on the row that is chosen too. */
export const code = part({ ...textStyle('xs'), color: vars.color.text.secondary });
