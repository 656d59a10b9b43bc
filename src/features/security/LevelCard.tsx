import { useIntl } from 'react-intl';
import type { SecurityOverview } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { LevelMeter } from '#patterns/LevelMeter';
import { levelOf, protections, type Protection } from './level';
import { securityMessages as messages } from './messages';
import * as styles from './SecurityScreen.styles';

/** What can be done about each protection; one that is missing cannot be changed here. */
export type ProtectionActions = Readonly<Partial<Record<Protection, () => void>>>;

interface LevelCardProps {
  overview: SecurityOverview;
  actions: ProtectionActions;
}

const steps = {
  password: { text: messages.nextPassword, action: messages.doPassword },
  transaction: { text: messages.nextTransaction, action: messages.doTransaction },
  mobile: { text: messages.nextMobile, action: messages.doMobile },
  email: { text: messages.nextEmail, action: messages.doEmail },
  authenticator: { text: messages.nextAuthenticator, action: messages.doAuthenticator },
} as const;
const firstPassword = { text: messages.nextPasswordNone, action: messages.setUp };

/** How well the account is protected, and the next thing to do about it. */
export function LevelCard({ overview, actions }: LevelCardProps) {
  const { formatMessage: t } = useIntl();
  const { value, next } = levelOf(overview);
  const count = protections.length;
  const heading =
    value >= count - 1 ? messages.levelAll : value >= count - 2 ? messages.levelGood : messages.levelLow;
  const act = next && actions[next];
  const step = next === 'password' && !overview.password.isSet ? firstPassword : next && steps[next];
  return (
    <Card isMarked elementType="section" aria-label={t(heading)}>
      <Stack gap={3}>
        <Inline gap={3} align="baseline" justify="between" isSingleLine>
          <Heading size="lg">{t(heading)}</Heading>
          <Text elementType="span" tone="muted" wrap="nowrap" aria-hidden>
            {t(messages.level, { value, count })}
          </Text>
        </Inline>
        <LevelMeter
          label={t(messages.meter, { value, count })}
          value={value}
          count={count}
          tone={value >= count - 1 ? 'success' : value >= 2 ? 'warning' : 'danger'}
        />
        <Inline gap={3} justify="between">
          <p css={styles.nextText}>{t(step?.text ?? messages.nothingLeft)}</p>
          {step && act && <Button onPress={act}>{t(step.action)}</Button>}
        </Inline>
      </Stack>
    </Card>
  );
}
