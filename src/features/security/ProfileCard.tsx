import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useIntl } from 'react-intl';
import type { Profile, ProfileField } from '#contract';
import { Avatar } from '#ds/Avatar';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { DateTime } from '#ds/DateTime';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { Icon } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { Inline } from '#ds/Inline';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { profileMessages as names, securityMessages as messages } from './messages';
import * as styles from './SecurityScreen.styles';

export interface ProfileCardProps {
  person: { name: string; account: string; avatarSrc?: string | undefined };
  /** When the account was made, ISO 8601. */
  memberSince: string;
  /** What the member says about themselves; absent before it is there. */
  profile?: Profile | undefined;
  /** Opens a field. */
  onEdit: (field: ProfileField) => void;
  /** Opens the choice of what else can be said. */
  onMore: () => void;
  /** Opens the choice of pictures. */
  onAvatar: () => void;
}

/** These stand on the card also while nothing was said; of the others, what was said, and one more to say. */
const always: readonly ProfileField[] = ['nickname', 'payeeName', 'birthday', 'line', 'facebook'];

/** Who the account belongs to. */
export function ProfileCard({ person, memberSince, profile, onEdit, onMore, onAvatar }: ProfileCardProps) {
  const { formatMessage: t } = useIntl();
  const fields = profile?.fields ?? [];
  const shown = fields.filter(({ field, value }) => always.includes(field) || value !== '');
  const hasMore = fields.some((each) => !each.isLocked && !shown.includes(each));
  const since = {
    id: 'since',
    label: t(messages.memberSince),
    value: <DateTime value={memberSince} format="date" />,
  };
  const rows = shown.map(({ field, value, isLocked }) => ({
    id: field,
    label: t(names[field]),
    value: (
      <span css={styles.fact}>
        {value !== '' && <span>{field === 'birthday' ? <Day value={value} /> : <bdi>{value}</bdi>}</span>}
        {isLocked ? (
          <span css={styles.lock} role="img" aria-label={t(messages.lockedField)}>
            <Icon icon={IconLock} size={14} />
          </span>
        ) : (
          <Button
            size="sm"
            emphasis="ghost"
            aria-label={t(messages.actionOf, {
              action: t(value === '' ? messages.add : messages.edit),
              name: t(names[field]),
            })}
            onPress={() => onEdit(field)}
          >
            {t(value === '' ? messages.add : messages.edit)}
          </Button>
        )}
      </span>
    ),
  }));
  return (
    <Card elementType="section" aria-label={t(messages.profile)}>
      <Stack gap={3}>
        <Inline gap={4} isSingleLine>
          <span css={styles.portrait}>
            <Avatar size="xl" name={person.name} src={person.avatarSrc} isDecorative />
            <span css={styles.camera}>
              <IconButton
                icon={IconCamera}
                size="sm"
                emphasis="outline"
                aria-label={t(messages.changePicture)}
                onPress={onAvatar}
              />
            </span>
          </span>
          <div>
            <Heading size="xl" face="display" wrap="anywhere">
              {person.name}
            </Heading>
            <Text tone="muted">{person.account}</Text>
          </div>
        </Inline>
        <DescriptionList
          aria-label={t(messages.profile)}
          isDivided
          items={[...rows.slice(0, 3), since, ...rows.slice(3)]}
        />
        {hasMore && (
          <span css={styles.more}>
            <Button size="sm" emphasis="ghost" onPress={onMore}>
              {t(messages.addMore)}
            </Button>
          </span>
        )}
        <Notice tone="neutral" icon={IconLock}>
          {t(messages.nameNote)}
        </Notice>
      </Stack>
    </Card>
  );
}

/** A day of the calendar: the same for everybody, wherever they are. */
const Day = ({ value }: { value: string }) => (
  <DateTime value={`${value}T00:00:00.000Z`} format="date" timeZone="UTC" />
);
