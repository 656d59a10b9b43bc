import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { VipLevel } from '#contract';
import { Card } from '#ds/Card';
import { Money } from '#ds/Money';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { ChoiceButtons } from '../ChoiceButtons';
import { dash } from '../useRecordCells';
import { vipMessages as messages } from './messages';
import * as styles from './VipBenefits.styles';

export interface VipBenefitsProps {
  /** The lowest first. */
  levels: readonly VipLevel[];
  /** Where the member stands; nowhere for a visitor. */
  level: number | undefined;
  currency: string;
}

interface Row {
  id: keyof VipLevel & string;
  label: MessageDescriptor;
  unit: 'money' | 'rate';
}
const rows: readonly Row[] = [
  { id: 'validBet', label: messages.needsBets, unit: 'money' },
  { id: 'deposits', label: messages.needsDeposits, unit: 'money' },
  { id: 'monthly', label: messages.needsMonth, unit: 'money' },
  { id: 'weeklyRate', label: messages.givesWeek, unit: 'rate' },
  { id: 'levelGift', label: messages.givesLevel, unit: 'money' },
  { id: 'birthdayGift', label: messages.givesBirthday, unit: 'money' },
];

/** What each level asks for and gives: all of them beside each other, on a phone two. */
export function VipBenefits({ levels, level, currency }: VipBenefitsProps) {
  const { formatMessage: t } = useIntl();
  const own = level ?? 0;
  const placeOf = (each: number) => (each === level ? 'own' : each === own + 1 ? 'next' : undefined);
  return (
    <>
      <div css={styles.all}>
        <Card density="none">
          {/* Scrolled by keys as well where it is wider than the page. */}
          <div css={styles.scroller} role="region" aria-label={t(messages.path)} tabIndex={0}>
            <table css={styles.table}>
              <thead>
                <tr>
                  <td css={styles.corner} />
                  {levels.map((each) => (
                    <th key={each.level} css={styles.head} scope="col" data-place={placeOf(each.level)}>
                      {t(each.level === level ? messages.you : messages.name, { level: each.level })}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th css={styles.label} scope="row">
                      {t(row.label)}
                    </th>
                    {levels.map((each) => (
                      <td key={each.level} css={styles.cell} data-place={placeOf(each.level)}>
                        <Value row={row} level={each} currency={currency} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      </div>
      <Compare levels={levels} own={own} currency={currency} />
    </>
  );
}

/** Two levels beside each other, the second by choice. */
function Compare({ levels, own, currency }: { levels: readonly VipLevel[]; own: number; currency: string }) {
  const { formatMessage: t } = useIntl();
  const [chosen, choose] = useState<number>();
  const other = chosen ?? (own + 1 < levels.length ? own + 1 : own - 1);
  const [left, right] = [levels[own], levels[other]];
  if (!left || !right) return null;
  return (
    <div css={styles.compare}>
      <ChoiceButtons
        emphasis="chip"
        aria-label={t(messages.compareWith)}
        value={String(other)}
        onChange={(level) => choose(Number(level))}
        options={levels
          .filter(({ level }) => level !== own)
          .map(({ level }) => ({ id: String(level), label: t(messages.name, { level }) }))}
      />
      <Card density="none">
        <table css={styles.two}>
          <thead>
            <tr>
              <td css={styles.corner} />
              {[left, right].map((each) => (
                <th key={each.level} css={styles.head} scope="col">
                  {t(messages.name, { level: each.level })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th css={styles.label} scope="row">
                  {t(row.label)}
                </th>
                <td css={styles.cell}>
                  <Value row={row} level={left} currency={currency} />
                </td>
                <td css={styles.cell} data-place="next">
                  <Value row={row} level={right} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}

function Value({ row, level, currency }: { row: Row; level: VipLevel; currency: string }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const value = level[row.id];
  if (value === 0 || value === '0')
    return (
      <>
        <span aria-hidden="true">{dash}</span>
        <span css={styles.hidden}>{t(messages.nothing)}</span>
      </>
    );
  if (row.unit === 'rate')
    return formatNumber(Number(value) / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 });
  const amount = String(value);
  // Above a thousand the whole number stands; the table is narrow.
  return BigInt(amount) % 100n === 0n ? (
    formatMoney(amount, currency, locale, { cents: 'ifAny' }).text
  ) : (
    <Money amount={amount} currency={currency} />
  );
}
