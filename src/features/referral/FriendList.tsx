import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { InvitedFriend } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Progress } from '#ds/Progress';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Table, type TableColumn } from '#ds/Table';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type AsyncPages } from '#patterns/AsyncSection';
import { ListRow, ListRows } from '#patterns/ListRow';
import { useMedia } from '#theme/useMedia';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { dash } from '../useRecordCells';
import { referralMessages as messages } from './messages';
import * as styles from './Referral.styles';

export interface FriendListProps {
  friends: AsyncPages<{ rows: readonly InvitedFriend[] }>;
  /** How many days count. */
  days: number;
  currency: string;
}

const tones = { waiting: 'info', counting: 'success', ended: 'neutral', excluded: 'warning' } as const satisfies Record<InvitedFriend['state'], BadgeTone>; // prettier-ignore
const idOf = ({ id }: InvitedFriend): string => id;

/** Who came by the link: a table, on a phone rows. */
export function FriendList({ friends: pages, days, currency }: FriendListProps) {
  const rows = { friends: pages.value?.rows ?? [], days, currency };
  const { formatMessage: t } = useIntl();
  const isWide = useMedia('tablet');
  return (
    <Stack elementType="section" gap={5} aria-labelledby="referral-friends">
      <Heading id="referral-friends">{t(messages.friends)}</Heading>
      <AsyncSection
        isCard
        of={pages}
        skeleton={<Skeleton shape="block" blockSize="240px" />}
        empty={{ icon: IconUser, title: t(messages.emptyTitle), description: t(messages.emptyText) }}
        failure={{ title: t(messages.friendsFailed), description: t(messages.loadFailedText) }}
      >
        {isWide ? <FriendTable {...rows} /> : <FriendRows {...rows} />}
        {pages.hasMore && rows.friends.length > 0 && (
          <Stack align="center">
            <Button tone="neutral" isPending={pages.more === 'loading'} onPress={pages.loadMore}>
              {t(actionMessages.showMore)}
            </Button>
          </Stack>
        )}
      </AsyncSection>
    </Stack>
  );
}

interface ListProps extends Pick<FriendListProps, 'days' | 'currency'> {
  friends: readonly InvitedFriend[];
}

function FriendTable({ friends, days, currency }: ListProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const columns = useMemo(
    (): readonly TableColumn<InvitedFriend>[] => [
      {
        id: 'friend',
        name: t(messages.friend),
        isRowHeader: true,
        render: ({ account }) => <bdi>{account}</bdi>,
      },
      {
        id: 'joined',
        name: t(labelMessages.joined),
        render: ({ joinedAt }) => formatDateTime(joinedAt, locale, 'date'),
      },
      {
        id: 'day',
        name: t(messages.day, { days }),
        minWidth: 140,
        render: ({ state, day }) =>
          state === 'excluded' ? (
            dash
          ) : (
            <span css={styles.meter}>
              <span css={styles.bar}>
                <Progress
                  isLabelHidden
                  label={t(messages.dayOf, { day, days })}
                  value={day}
                  maxValue={days}
                  tone={state === 'ended' ? 'success' : 'accent'}
                  valueLabel={null}
                />
              </span>
              {formatNumber(day, locale)}
            </span>
          ),
      },
      {
        id: 'state',
        name: t(labelMessages.status),
        minWidth: 160,
        render: (friend) => <FriendBadge friend={friend} />,
      },
      {
        id: 'reward',
        name: t(messages.reward),
        align: 'end',
        render: ({ earned }) =>
          earned === '0' ? dash : <Money amount={earned} currency={currency} tone="change" />,
      },
    ],
    [t, locale, days, currency],
  );
  return <Table aria-label={t(messages.friends)} columns={columns} items={friends} getKey={idOf} />;
}

function FriendRows({ friends, days, currency }: ListProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ListRows aria-label={t(messages.friends)}>
      {friends.map((friend) => (
        <ListRow
          key={friend.id}
          icon={IconUser}
          title={<bdi>{friend.account}</bdi>}
          line={friend.state === 'excluded' ? undefined : t(messages.dayOf, { day: friend.day, days })}
          more={<FriendBadge friend={friend} />}
          end={
            friend.earned === '0' ? dash : <Money amount={friend.earned} currency={currency} tone="change" />
          }
        />
      ))}
    </ListRows>
  );
}

function FriendBadge({ friend: { state, reason } }: { friend: InvitedFriend }) {
  const { formatMessage: t } = useIntl();
  const words = {
    waiting: messages.waiting,
    counting: messages.activeState,
    ended: labelMessages.ended,
  } as const;
  return (
    <Badge tone={tones[state]} hasDot>
      {t(state === 'excluded' ? messages[reason ?? 'device'] : words[state])}
    </Badge>
  );
}
