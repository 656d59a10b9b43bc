import { useIntl } from 'react-intl';
import { Avatar } from '#ds/Avatar';
import { Card } from '#ds/Card';
import { DateTime } from '#ds/DateTime';
import { DescriptionList } from '#ds/DescriptionList';
import { securityMessages as messages } from './messages';
import * as styles from './SecurityScreen.styles';

export interface ProfileCardProps {
  person: { name: string; account: string; avatarSrc?: string | undefined };
  /** When the account was made, ISO 8601. */
  memberSince: string;
}

/** Who the account belongs to. */
export function ProfileCard({ person, memberSince }: ProfileCardProps) {
  const { formatMessage: say } = useIntl();
  return (
    <Card elementType="section" aria-label={say(messages.profile)}>
      <div css={styles.person}>
        <Avatar size="xl" name={person.name} src={person.avatarSrc} isDecorative />
        <div>
          <h2 css={styles.personName}>{person.name}</h2>
          <p css={styles.quiet}>{person.account}</p>
        </div>
      </div>
      <DescriptionList
        aria-label={say(messages.profile)}
        isDivided
        items={[{ label: say(messages.memberSince), value: <DateTime value={memberSince} format="date" /> }]}
      />
    </Card>
  );
}
