import { useIntl } from 'react-intl';
import { Slider } from '#ds/Slider';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { seriesBounds, seriesRebate, seriesRebateShare } from '#contract/lotteryRules';
import { seriesMessages as messages } from './series.messages';

export interface SeriesSliderProps {
  /** The one that is chosen. */
  series: number;
  /** The most that the person can choose. */
  own: number;
  onSeries: (series: number) => void;
  /** What the basket costs, minor units. */
  stake: bigint;
  currency: string;
  isDisabled: boolean;
}

/** Chooses between higher prizes and a higher rebate. */
export function SeriesSlider({ series, own, onSeries, stake, currency, isDisabled }: SeriesSliderProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const locale = useLocaleRow();
  const share = (value: number) =>
    formatNumber(seriesRebateShare(own, value), { style: 'percent', maximumFractionDigits: 1 });
  const amount = formatMoney(seriesRebate(stake, own, series, currency).toString(), currency, locale).text;
  return (
    <Slider
      label={t(messages.series)}
      minValue={seriesBounds.least}
      maxValue={own}
      step={seriesBounds.step}
      value={series}
      onChange={onSeries}
      isDisabled={isDisabled}
      formatOptions={{ useGrouping: false }}
      description={t(messages.rebate, { share: share(series), amount })}
      marks={[
        {
          value: seriesBounds.least,
          label: t(messages.end, { series: seriesBounds.least, share: share(seriesBounds.least) }),
        },
        { value: own, label: t(messages.end, { series: own, share: share(own) }) },
      ]}
    />
  );
}
