import { useIntl } from 'react-intl';
import { Avatar } from '#ds/Avatar';
import { Badge } from '#ds/Badge';
import { accountMessages } from './account.messages';
import type { ShellMember } from './AccountButton';
import * as styles from './DrawerMember.styles';

export interface DrawerMemberProps extends ShellMember {
  /** Level of loyalty, such as VIP 4, as the platform names it. */
  level?: string | undefined;
  /** Loyalty points, where there are any. */
  points?: number | undefined;
}

/** Who is signed in, at the top of the drawer. */
export function DrawerMember({ name, avatarSrc, level, points }: DrawerMemberProps) {
  const { formatMessage: t } = useIntl();
  return (
    <span css={styles.root}>
      <Avatar name={name} src={avatarSrc} isDecorative />
      <span css={styles.words}>
        <span css={styles.name}>{name}</span>
        {(level ?? points) !== undefined && (
          <span css={styles.line}>
            {level && (
              <Badge tone="highlight" size="sm">
                {level}
              </Badge>
            )}
            {points !== undefined && <span>{t(accountMessages.points, { points })}</span>}
          </span>
        )}
      </span>
    </span>
  );
}
