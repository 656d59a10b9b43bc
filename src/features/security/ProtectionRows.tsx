import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useId, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ContactState, SecurityOverview } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import type { IconSource } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import { useMedia } from '#theme/useMedia';
import { protections, type Protection } from './level';
import type { ProtectionActions } from './LevelCard';
import { securityMessages as messages } from './messages';
import * as styles from './SecurityScreen.styles';

interface ProtectionRowsProps {
  overview: SecurityOverview;
  actions: ProtectionActions;
}

interface Row {
  line: ReactNode;
  /** Whether it protects now. */
  isGood: boolean;
  badge: MessageDescriptor;
  action: MessageDescriptor;
}

const icons: Readonly<Record<Protection, IconSource>> = {
  password: IconLock,
  transaction: IconKey,
  mobile: IconDeviceMobile,
  email: IconMail,
  authenticator: IconShieldCheck,
};

/** The five protections with their state, each with its way to change it. */
export function ProtectionRows({ overview, actions }: ProtectionRowsProps) {
  const { formatMessage: t } = useIntl();
  const isWide = useMedia('tablet');
  const id = useId();
  const rows = useRows(overview);
  return (
    <Card density="none" elementType="section" aria-labelledby={id}>
      <div css={styles.cardHead}>
        <Heading id={id} size="lg">
          {t(messages.protection)}
        </Heading>
      </div>
      <ListRows aria-labelledby={id} isCard={false}>
        {protections.map((name) => {
          const { line, isGood, badge, action } = rows[name];
          const act = actions[name];
          const title = t(messages[name]);
          const label = t(messages.actionOf, { action: t(action), name: title });
          return (
            <ListRow
              key={name}
              icon={icons[name]}
              tone={isGood ? 'success' : 'warning'}
              title={title}
              line={line}
              {...(!isWide && act && { onPress: act, hasChevron: true })}
              end={
                <Inline elementType="span" gap={3} justify="end" isSingleLine>
                  {(isWide || !isGood) && (
                    <Badge tone={isGood ? 'success' : 'warning'} hasDot>
                      {t(badge)}
                    </Badge>
                  )}
                  {isWide && act && (
                    <Button size="sm" tone="neutral" emphasis="soft" aria-label={label} onPress={act}>
                      {t(action)}
                    </Button>
                  )}
                </Inline>
              }
            />
          );
        })}
      </ListRows>
    </Card>
  );
}

function useRows(overview: SecurityOverview): Readonly<Record<Protection, Row>> {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { password, transactionPassword: transaction, mobile, email, authenticator } = overview;
  const contact = ({ masked, isVerified }: ContactState): Row => ({
    line: masked === null ? t(messages.notSet) : <bdi dir="ltr">{masked}</bdi>,
    isGood: isVerified,
    badge: masked === null ? messages.notSet : isVerified ? messages.verified : messages.unverified,
    action: masked === null ? messages.add : isVerified ? messages.change : messages.verify,
  });
  return {
    password: password.isSet
      ? {
          line: password.isExpired
            ? t(messages.passwordOld)
            : t(messages.passwordChanged, { day: formatDateTime(password.changedAt, locale, 'date') }),
          isGood: !password.isExpired,
          badge: password.isExpired ? messages.old : messages.set,
          action: messages.change,
        }
      : { line: t(messages.notSet), isGood: false, badge: messages.notSet, action: messages.setUp },
    transaction: {
      line: transaction.lockedUntil
        ? t(messages.transactionLocked, { time: formatDateTime(transaction.lockedUntil, locale, 'dateTime') })
        : t(messages.transactionText),
      isGood: transaction.isSet && !transaction.lockedUntil,
      badge: transaction.lockedUntil ? messages.locked : transaction.isSet ? messages.set : messages.notSet,
      action: transaction.isSet ? messages.change : messages.setUp,
    },
    mobile: contact(mobile),
    email: contact(email),
    authenticator: {
      line: authenticator
        ? t(messages.recoveryLeft, { count: authenticator.recoveryCodesLeft })
        : t(messages.authenticatorText),
      isGood: authenticator !== null,
      badge: authenticator ? messages.set : messages.notSet,
      action: authenticator ? messages.change : messages.setUp,
    },
  };
}
