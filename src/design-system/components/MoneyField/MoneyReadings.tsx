import { Button } from '#ds/Button';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { readings as root } from './MoneyField.styles';

export interface MoneyReadingsProps {
  /** Amounts in minor units; nothing is drawn without one. */
  readings: readonly bigint[];
  currency: string;
  /** Decimal places that one minor unit stands for. */
  scale: number;
  /** Takes one of them. */
  onChoose: (reading: bigint) => void;
}

/** What a text may have meant as an amount, each a button. */
export function MoneyReadings({ readings, currency, scale, onChoose }: MoneyReadingsProps) {
  const locale = useLocaleRow();
  if (readings.length === 0) return null;
  return (
    <div css={root}>
      {readings.map((reading) => (
        <Button key={String(reading)} tone="neutral" onPress={() => onChoose(reading)}>
          {formatMoney(reading, currency, locale, { scale }).text}
        </Button>
      ))}
    </div>
  );
}
