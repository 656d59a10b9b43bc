import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import { useIntl } from 'react-intl';
import type { SecurityOverview } from '#contract';
import { Columns } from '#ds/Columns';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { steps } from '#theme/steps';
import { LevelCard, type ProtectionActions } from './LevelCard';
import { securityMessages as messages } from './messages';
import { OddsFormatCard, type OddsFormatCardProps } from './OddsFormatCard';
import { OwnAccountCard, type OwnAccountCardProps } from './OwnAccountCard';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import { ProtectionRows } from './ProtectionRows';
import { SignInHistory, type SignInHistoryProps } from './SignInHistory';

export interface SecurityScreenProps {
  /** What protects the account. */
  overview: Async<SecurityOverview>;
  person: ProfileCardProps['person'];
  /** What the member says about themselves, and the ways to change it. */
  profile: Omit<ProfileCardProps, 'person' | 'memberSince'>;
  /** What can be changed here, by protection. */
  actions: ProtectionActions;
  history: SignInHistoryProps;
  /** How betting prices are written. */
  odds: OddsFormatCardProps;
  /** Opens what is done with the account as a whole. */
  own: OwnAccountCardProps;
}

/** The member's account: how well it is protected, what protects it, who it belongs to, how it reads odds and who signed in. */
export function SecurityScreen({
  overview: query,
  person,
  profile,
  actions,
  history,
  odds,
  own,
}: SecurityScreenProps) {
  const { value: overview } = query;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <Stack gap={6}>
      <AsyncSection
        of={query}
        isCard
        skeleton={
          <Columns aside={87} gap={6}>
            <Stack gap={6}>
              <Skeleton blockSize={steps(30)} />
              <Skeleton blockSize={steps(95)} />
            </Stack>
            <Skeleton blockSize={steps(95)} />
          </Columns>
        }
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
      >
        {overview && (
          <Stack gap={6}>
            {overview.moneyPausedUntil && (
              <Notice tone="warning" icon={IconClockPause}>
                {t(messages.paused, { time: formatDateTime(overview.moneyPausedUntil, locale, 'dateTime') })}
              </Notice>
            )}
            <Columns aside={87} gap={6}>
              <Stack gap={6}>
                <LevelCard overview={overview} actions={actions} />
                <ProtectionRows overview={overview} actions={actions} />
              </Stack>
              <ProfileCard {...profile} person={person} memberSince={overview.memberSince} />
            </Columns>
          </Stack>
        )}
      </AsyncSection>
      <OddsFormatCard {...odds} />
      <SignInHistory {...history} />
      <OwnAccountCard {...own} />
    </Stack>
  );
}
