import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

/** As wide as the form is in its dialog. */
export const root = part({ inlineSize: '100%', maxInlineSize: `calc(${vars.space[1]} * 110)` });

export const title = part(textStyle('2xl', 'display'));
