import { useIntl } from 'react-intl';
import type { PointsConfig } from '#contract';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { RichText } from '#ds/RichText';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { pointMessages as messages } from './messages';
import * as styles from './PointRules.styles';
import { typeNames } from './pointTypes';

/** How points are earned and what they are worth. */
export function PointRules({ config }: { config: PointsConfig }) {
  const { formatMessage: t } = useIntl();
  const { currency, earning, pointsPerUnit, unitAmount, least, rules } = config;
  const money = (value: string) => <Money key="amount" amount={value} currency={currency} />;
  return (
    <Card>
      <Stack gap={3} align="start">
        <Heading size="lg" face="display">
          {t(messages.earning)}
        </Heading>
        <DescriptionList
          isDivided
          items={earning.map(({ type, unit, points }) => ({
            id: type,
            label: t(typeNames[type]),
            value: t(messages.earns, { points, amount: money(unit) }),
          }))}
        />
        <Text>{t(messages.rate, { points: pointsPerUnit, amount: money(unitAmount) })}</Text>
        <Text>{t(messages.least, { points: least })}</Text>
        {rules !== '' && <RichText html={rules} />}
      </Stack>
    </Card>
  );
}

/** The rules beside the record of points, and the way to all of them. */
export function ShortRules({ config, rulesHref }: { config: PointsConfig | undefined; rulesHref: string }) {
  const { formatMessage: t } = useIntl();
  const worth =
    config &&
    t(messages.rate, {
      points: config.pointsPerUnit,
      amount: <Money key="amount" amount={config.unitAmount} currency={config.currency} />,
    });
  const lines = [
    t(messages.intro),
    t(messages.noRecordsText),
    ...(worth === undefined ? [] : [worth]),
    t(messages.confirmText),
  ];
  return (
    <Card>
      <Stack gap={3} align="start">
        <Heading size="lg" face="display">
          {t(messages.inShort)}
        </Heading>
        <Stack elementType="ul" gap={3} role="list">
          {lines.map((line, place) => (
            <li key={place} css={styles.rule}>
              <span>{line}</span>
            </li>
          ))}
        </Stack>
        <Link isStandalone href={rulesHref}>
          {t(messages.earning)}
        </Link>
      </Stack>
    </Card>
  );
}
