import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import { useIntl } from 'react-intl';
import type { SecurityOverview } from '#contract';
import { Skeleton } from '#ds/Skeleton';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { NoteBox } from '#patterns/NoteBox';
import { steps } from '#theme/steps';
import { siteMessages } from '../site.messages';
import { LevelCard, type ProtectionActions } from './LevelCard';
import { securityMessages as messages } from './messages';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import { ProtectionRows } from './ProtectionRows';
import * as styles from './SecurityScreen.styles';
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
}

/** The member's account: how well it is protected, what protects it, who it belongs to and who signed in. */
export function SecurityScreen({ overview: query, person, profile, actions, history }: SecurityScreenProps) {
  const { value: overview } = query;
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  return (
    <div css={styles.root}>
      <AsyncSection
        of={query}
        isCard
        skeleton={
          <div css={styles.columns}>
            <div css={styles.main}>
              <Skeleton blockSize={steps(30)} />
              <Skeleton blockSize={steps(95)} />
            </div>
            <Skeleton blockSize={steps(95)} />
          </div>
        }
        failure={{
          title: say(messages.failedTitle),
          description: say(messages.failedText),
          retryLabel: say(siteMessages.tryAgain),
        }}
      >
        {overview && (
          <div css={styles.main}>
            {overview.moneyPausedUntil && (
              <NoteBox tone="warning" icon={IconClockPause}>
                {say(messages.paused, { time: formatDateTime(overview.moneyPausedUntil, row, 'dateTime') })}
              </NoteBox>
            )}
            <div css={styles.columns}>
              <div css={styles.main}>
                <LevelCard overview={overview} actions={actions} />
                <ProtectionRows overview={overview} actions={actions} />
              </div>
              <ProfileCard {...profile} person={person} memberSince={overview.memberSince} />
            </div>
          </div>
        )}
      </AsyncSection>
      <SignInHistory {...history} />
    </div>
  );
}
