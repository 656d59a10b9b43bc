import { useIntl } from 'react-intl';
import { oddsFormats, type OddsFormat } from '#contract/oddsFormats';
import { Card } from '#ds/Card';
import { Odds } from '#gaming/Odds';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { oddsMessages as messages } from './messages';

export interface OddsFormatCardProps {
  /** How betting prices are written now. */
  format: OddsFormat;
  onChange: (format: OddsFormat) => void;
}

/** Decimal odds in thousandths, which every format writes in its own way. */
const example = 2_500;

/** The choice of how betting prices are written, each format with the same price. */
export function OddsFormatCard({ format: chosen, onChange }: OddsFormatCardProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Card>
      <OptionCardGroup
        layout="grid"
        label={t(messages.title)}
        description={t(messages.note)}
        value={chosen}
        onChange={(value) => onChange(value as OddsFormat)}
      >
        {oddsFormats.map((format) => (
          <OptionCard
            key={format}
            value={format}
            title={t(messages[format])}
            end={<Odds price={example} format={format} />}
          />
        ))}
      </OptionCardGroup>
    </Card>
  );
}
