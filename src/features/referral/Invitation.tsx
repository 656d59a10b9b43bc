import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useIntl } from 'react-intl';
import type { ReferralOverview } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { Stack } from '#ds/Stack';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { WordedNotice } from '../WordedNotice';
import { referralMessages as messages } from './messages';
import * as styles from './Referral.styles';

export interface InvitationProps {
  overview: ReferralOverview;
  link: string;
  /** The shares of the terms, as percentages. */
  depositRate: string;
  betRate: string;
  onShare?: (() => void) | undefined;
  hasShareFailed?: boolean;
}

/** What a friend brings, and the link to send. */
export function Invitation(props: InvitationProps) {
  const { overview, link, depositRate, betRate, onShare, hasShareFailed } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { terms, currency } = overview;
  const most = formatMoney(terms.depositMax, currency, locale).text;
  return (
    <Card elementType="section" isMarked aria-labelledby="referral-headline">
      <Stack gap={4}>
        <h2 css={styles.headline} id="referral-headline">
          {t(messages.headline)}
        </h2>
        <p css={styles.text}>{t(messages.terms, { depositRate, most, betRate, days: terms.days })}</p>
        <CopyField label={t(messages.link)} value={link} />
        {onShare && (
          <div>
            <Button icon={IconShare} onPress={onShare}>
              {t(messages.share)}
            </Button>
          </div>
        )}
        {hasShareFailed && <WordedNotice notice={{ tone: 'warning', title: t(messages.shareFailed) }} />}
      </Stack>
    </Card>
  );
}
