import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { PointsSum } from '#contract';
import { Icon } from '#ds/Icon';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { useLocaleRow } from '#ds-i18n';
import type { BrandName } from '#theme/brands';
import { themeScope } from '#theme/themeScope';
import { useMedia } from '#theme/useMedia';
import { pointMessages as messages } from './messages';
import * as styles from './MonthPanel.styles';
import { earnedOf, formatChange, typeIcons, typeNames } from './pointTypes';

export interface MonthPanelProps {
  /** What each type of points comes to this month. */
  sources: readonly PointsSum[];
  /** Over the picture the panel is dark in both themes of this brand. */
  brand: BrandName;
}

/** Points that came and went this month: over the picture at the head of the page, below it on a phone. */
export function MonthPanel({ sources, brand }: MonthPanelProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const isOverPicture = useMedia('desktop');
  const heading = useId();
  const sums = [
    ...earnedOf(sources),
    ...sources.filter(({ type, changed }) => type === 'redeem' && changed !== 0),
  ];
  return (
    <section css={styles.root} aria-labelledby={heading} {...(isOverPicture && themeScope(brand, 'dark'))}>
      <h2 id={heading} css={styles.heading}>
        {t(messages.thisMonth)}
      </h2>
      {sums.length === 0 ? (
        <Text>{t(messages.noRecordsText)}</Text>
      ) : (
        <Stack elementType="ul" role="list" aria-labelledby={heading}>
          {sums.map(({ type, changed }) => (
            <li key={type} css={styles.sum}>
              <span css={styles.icon}>
                <Icon icon={typeIcons[type]} size={18} />
              </span>
              <span css={styles.name}>{t(typeNames[type])}</span>
              <b css={styles.figure} data-gain={changed > 0 || undefined}>
                {formatChange(changed, locale)}
              </b>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
