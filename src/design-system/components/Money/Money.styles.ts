import { tabularNumbers, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  ...tabularNumbers,
  // A currency in Arabic letters stands behind its amount, too.
  unicodeBidi: 'isolate',
  position: 'relative',
  // It goes to the next line as a whole before it breaks.
  '&:has(wbr)': { display: 'inline-block', whiteSpace: 'inherit' },
  // A soft ground, where muted text would be too pale, says so to the amounts on it.
  '--_quiet': `var(--money-quiet, ${vars.color.text.muted})`,
  '&[data-tone="up"]': { color: vars.color.money.up, '--_quiet': 'inherit' },
  '&[data-tone="down"]': { color: vars.color.money.down, '--_quiet': 'inherit' },
});

export const quiet = part({
  color: 'var(--_quiet)',
  '&[data-part="currency"]': {
    unicodeBidi: 'plaintext',
    fontWeight: vars.font.weight.medium,
    marginInlineEnd: '0.14em',
  },
  '&[data-part="currency"]:last-child': { marginInlineEnd: 0, marginInlineStart: '0.14em' },
});

export const waiting = part({
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
  fontSize: '0.93em',
});

export const words = part(visuallyHidden);
