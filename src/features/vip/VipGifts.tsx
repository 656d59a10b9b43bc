import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useIntl } from 'react-intl';
import type { VipGift, VipStatus } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import type { IconSource } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Text } from '#ds/Text';
import { formatDay, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import { actionMessages } from '../action.messages';
import { vipMessages as messages } from './messages';

export interface VipGiftsProps {
  status: VipStatus;
  currency: string;
  onClaim: (gift: VipGift) => void;
  /** Id of the gift that is being claimed. */
  claiming?: string | undefined;
  /** Where a birthday is said. */
  profileHref: string;
}

const icons: Readonly<Record<VipGift['kind'], IconSource>> = {
  level: IconCrown,
  week: IconCalendarWeek,
  birthday: IconGift,
};

/** Gifts that wait, those that were claimed, and the birthday that comes. */
export function VipGifts({ status, currency, onClaim, claiming, profileHref }: VipGiftsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { gifts, birthday, level } = status;
  const nameOf = ({ kind, level: of = 0 }: VipGift): string => t(messages[`${kind}Gift`], { level: of });
  const day = (instant: string): string => formatDay(instant, locale);
  return (
    <ListRows aria-label={t(messages.gifts)}>
      {gifts.map((gift) => {
        const isReady = gift.status === 'ready';
        return (
          <ListRow
            key={gift.id}
            icon={icons[gift.kind]}
            tone={isReady ? 'highlight' : 'neutral'}
            title={nameOf(gift)}
            line={t(isReady ? messages.until : messages.since, {
              day: day(isReady ? gift.endsAt : gift.givenAt),
            })}
            end={
              <Inline elementType="span" gap={4} isSingleLine>
                <Text elementType="span" size="lg" tone="highlight" weight="semibold">
                  <Money amount={gift.amount} currency={currency} />
                </Text>
                {isReady ? (
                  <Button
                    size="sm"
                    isPending={claiming === gift.id}
                    aria-label={t(messages.claimOf, { gift: nameOf(gift) })}
                    onPress={() => onClaim(gift)}
                  >
                    {t(actionMessages.claim)}
                  </Button>
                ) : (
                  <Badge tone={gift.status === 'claimed' ? 'success' : 'neutral'}>
                    {t(gift.status === 'claimed' ? messages.claimed : messages.expired)}
                  </Badge>
                )}
              </Inline>
            }
          />
        );
      })}
      {birthday && birthday.amount !== '0' && (
        <ListRow
          icon={IconGift}
          title={t(messages.birthdayGift)}
          line={t(messages.comes, {
            day: formatDay(birthday.day, locale),
          })}
          end={
            <Text elementType="span" size="lg" tone="highlight" weight="semibold">
              <Money amount={birthday.amount} currency={currency} />
            </Text>
          }
        />
      )}
      {!birthday && (
        <ListRow
          icon={IconGift}
          title={t(messages.birthdayGift)}
          line={t(messages.noBirthday)}
          end={<Link href={profileHref}>{t(messages.toProfile)}</Link>}
        />
      )}
      {gifts.length === 0 && level === 0 && (
        <ListRow icon={IconCrown} title={t(messages.noGifts)} line={t(messages.noGiftsText)} />
      )}
    </ListRows>
  );
}
