import { formatMoney, useDs, useLocaleRow, type MoneyPart } from '#ds-i18n';
import { useClasses } from '#theme/useClasses';
import { quiet, root, waiting, words } from './Money.styles';

/** `change` takes the colour of the amount's own sign; all but `neutral` always write the sign. */
export type MoneyTone = 'neutral' | 'change' | 'up' | 'down';

export interface MoneyProps {
  /** Whole number of minor units as on the wire: "1248025" is 12,480.25. Anything else shows a dash. */
  amount: string | bigint;
  /** ISO 4217 code, or another code of the platform's such as USDT, shown as it is. */
  currency: string;
  /** What the colour tells: nothing, the amount's own sign, a gain or a loss. @default 'neutral' */
  tone?: MoneyTone;
  /** Shows six dots, for somebody looking over the shoulder. */
  isHidden?: boolean;
  /** Says that the balance is being fetched, instead of an old one. */
  isUpdating?: boolean;
}

const drawn = { quiet, root, waiting, words };

const hiddenDots = '••••••';
const isQuiet = ({ type }: MoneyPart) => ['currency', 'decimal', 'cents'].includes(type);
/** As 999,999,999 is: what is longer breaks between groups of digits where its place is narrower than the amount. */
const longestWhole = 11;
/** As $9,999,999.99 is, with its sign: what is longer asks narrow places to write it smaller. */
const longestWritten = 13;
/** The minus of typography is as wide as the plus and does not break from its number. */
const written = ({ value }: MoneyPart) =>
  value.length > longestWhole
    ? value.split(/\b(?=\d)/).flatMap((group, at) => [at > 0 && <wbr key={at} />, group])
    : value.replace('-', '\u2212');

/**
 * An amount of money in the user's language. It takes size and weight from the text around it. From a thousand million on
 * it goes on in a second line where it has less room than it needs.
 */
export function Money({ amount, currency, tone = 'neutral', isHidden, isUpdating }: MoneyProps) {
  const classes = useClasses(drawn);
  const t = useDs();
  const locale = useLocaleRow();
  if (isUpdating) {
    return (
      <span className={classes.waiting} role="status">
        {t('money.updating')}
      </span>
    );
  }
  if (isHidden) {
    return (
      <span className={classes.root} data-tone="neutral">
        <span aria-hidden="true">{hiddenDots}</span>
        <span className={classes.words}>{t('money.hidden')}</span>
      </span>
    );
  }
  const { parts } = formatMoney(amount, currency, locale, {
    sign: tone === 'neutral' ? 'auto' : 'exceptZero',
  });
  const sign = parts.find((part) => part.type === 'sign')?.value;
  const isLong = parts.map(({ value }) => value).join('').length > longestWritten;
  const ownTone = sign === undefined ? 'neutral' : sign.includes('+') ? 'up' : 'down';
  return (
    <span
      className={classes.root}
      data-tone={tone === 'change' ? ownTone : tone}
      data-long={isLong || undefined}
    >
      {parts.map((part, index) =>
        isQuiet(part) ? (
          <span key={index} className={classes.quiet} data-part={part.type}>
            {part.value}
          </span>
        ) : (
          written(part)
        ),
      )}
    </span>
  );
}
