import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { DescriptionList } from '#ds/DescriptionList';
import { Dialog } from '#ds/Dialog';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { RichText } from '#ds/RichText';
import { actionMessages } from '../action.messages';
import { siteMessages } from '../site.messages';
import { endedMessages } from './ended.messages';
import * as styles from './SessionEnd.styles';

export interface AfterLoginDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Nickname, or else the account. */
  name: string;
  /** When the account was last logged in before this time: epoch milliseconds or ISO 8601; absent at the first. */
  lastLogin?: string | number | null | undefined;
  /** Money in the wallet: minor units as a decimal string, with its currency. */
  balance?: { amount: string; currency: string } | undefined;
  /** Number of unread messages. */
  unread?: number | undefined;
  /** News for members, html as it came from the platform. */
  announcement?: string | undefined;
  /** Changes the password, because the last login was somebody else's. */
  onNotMe: () => void;
  /** Leads to limits and statement, which were not looked at for six months; absent when they were. */
  onLook?: (() => void) | undefined;
}

/** Greets after a login and says when the last one was, so that a stranger's would be noticed. */
export function AfterLoginDialog({
  isOpen,
  onClose,
  name,
  lastLogin,
  balance,
  unread,
  announcement,
  onNotMe,
  onLook,
}: AfterLoginDialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const isFirst = lastLogin === null || lastLogin === undefined;
  const facts = [
    ...(isFirst
      ? []
      : [
          {
            id: 'last',
            label: t(endedMessages.lastLogin),
            value: (
              <span css={styles.last}>
                <DateTime value={lastLogin} />
                <Link onPress={onNotMe} isStandalone>
                  {t(endedMessages.notMe)}
                </Link>
              </span>
            ),
          },
        ]),
    ...(balance
      ? [
          {
            id: 'balance',
            label: t(siteMessages.balance),
            value: <Money amount={balance.amount} currency={balance.currency} />,
          },
        ]
      : []),
    ...(unread
      ? [
          {
            id: 'unread',
            label: t(endedMessages.unread),
            value: formatNumber(unread, locale),
          },
        ]
      : []),
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      medal={{ icon: IconUserCheck, tone: 'success' }}
      title={
        isFirst ? (
          <FormattedMessage {...endedMessages.afterFirstTitle} values={{ name: <bdi>{name}</bdi> }} />
        ) : (
          <FormattedMessage {...endedMessages.afterTitle} values={{ name: <bdi>{name}</bdi> }} />
        )
      }
      actions={
        onLook ? (
          <>
            <Button slot="close" tone="neutral" emphasis="ghost">
              {t(actionMessages.notNow)}
            </Button>
            <Button autoFocus onPress={onLook}>
              {t(endedMessages.look)}
            </Button>
          </>
        ) : (
          <Button slot="close" autoFocus>
            {t(actionMessages.continue)}
          </Button>
        )
      }
    >
      <div css={styles.body}>
        {facts.length > 0 && (
          <div css={styles.facts}>
            <DescriptionList items={facts} />
          </div>
        )}
        {announcement && <RichText html={announcement} />}
        {onLook ? (
          <Notice title={t(endedMessages.lookTitle)}>{t(endedMessages.lookText)}</Notice>
        ) : (
          <p css={styles.quiet}>{t(endedMessages.limits)}</p>
        )}
      </div>
    </Dialog>
  );
}
