import { useIntl } from 'react-intl';
import type { InvitedFriend, ReferralOverview } from '#contract';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async, type AsyncPages } from '#patterns/AsyncSection';
import { Timeline } from '#patterns/Timeline';
import { TotalsStrip } from '#patterns/TotalsStrip';
import { FriendList } from './FriendList';
import { Invitation } from './Invitation';
import { InvitationCode } from './InvitationCode';
import { referralMessages as messages } from './messages';
import * as styles from './Referral.styles';

export interface ReferralScreenProps {
  overview: Async<ReferralOverview>;
  /** Address that the code makes; friends who open it register with it. */
  link: string;
  /** Opens the device's share sheet; undefined where there is none. */
  onShare?: (() => void) | undefined;
  /** Whether the share sheet could not be opened. */
  hasShareFailed?: boolean;
  /** Saves the picture of the QR code, an SVG text. */
  onSaveCode: (svg: string) => void;
  friends: AsyncPages<{ rows: readonly InvitedFriend[] }>;
}

/** Friends: the link to invite them by, who came, and what they brought. */
export function ReferralScreen(props: ReferralScreenProps) {
  const { formatMessage: t } = useIntl();
  const { value: overview } = props.overview;
  return (
    <AsyncSection
      isCard
      of={props.overview}
      skeleton={
        <Columns aside={87} gap={5}>
          <Skeleton shape="block" blockSize="300px" />
          <Skeleton shape="block" blockSize="380px" />
        </Columns>
      }
      failure={{ title: t(messages.loadFailed), description: t(messages.loadFailedText) }}
    >
      {overview && <Page {...props} overview={overview} />}
    </AsyncSection>
  );
}

type PageProps = Omit<ReferralScreenProps, 'overview'> & { overview: ReferralOverview };

function Page({ overview, ...props }: PageProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, terms, invited, counting, earned, pending, paidAt } = overview;
  const share = (rate: number) =>
    formatNumber(rate / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 });
  const [depositRate, betRate] = [share(terms.depositRate), share(terms.betRate)];
  const { days } = terms;
  return (
    <Columns aside={87} gap={5}>
      <Stack gap={5}>
        <Invitation {...props} overview={overview} depositRate={depositRate} betRate={betRate} />
        <TotalsStrip
          aria-label={t(messages.totals)}
          totals={[
            { id: 'invited', label: t(messages.invited), value: formatNumber(invited, locale) },
            { id: 'active', label: t(messages.active), value: formatNumber(counting, locale) },
            {
              id: 'earned',
              label: t(messages.earned),
              value: <Money amount={earned} currency={currency} />,
            },
            {
              id: 'pending',
              label: t(messages.pending),
              value: <Money amount={pending} currency={currency} />,
              line: t(messages.paidAt, { time: formatDateTime(paidAt, locale, 'dateTime') }),
            },
          ]}
        />
        <FriendList {...props} days={days} currency={currency} />
      </Stack>
      <div css={styles.aside}>
        <InvitationCode {...props} code={overview.code} />
        <Card elementType="section" aria-labelledby="referral-how">
          <Stack gap={4}>
            <Heading id="referral-how">{t(messages.how)}</Heading>
            <Timeline
              aria-label={t(messages.how)}
              isNumbered
              labels={noLabels}
              steps={[
                { id: '1', title: t(messages.step1), line: t(messages.step1Text) },
                { id: '2', title: t(messages.step2), line: t(messages.step2Text, { depositRate }) },
                { id: '3', title: t(messages.step3, { days }), line: t(messages.step3Text, { betRate }) },
              ]}
            />
          </Stack>
        </Card>
      </div>
    </Columns>
  );
}

/** Numbered steps say no states. */
const noLabels = { done: '', now: '', todo: '', failed: '' };
