import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import IconDeviceUnknown from '@tabler/icons-react/dist/esm/icons/IconDeviceUnknown.mjs';
import { useId, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DeviceKind, SignIn } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Icon, type IconSource } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Table, type TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ListRow, ListRows } from '#patterns/ListRow';
import { useMedia } from '#theme/useMedia';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { securityMessages as messages } from './messages';
import * as styles from './SecurityScreen.styles';

export interface SignInHistoryProps {
  /** For how many days sign-ins are listed. */
  days: number;
  /** The newest first. */
  signIns: Async<{ list: readonly SignIn[] }>;
  /** When the list came, epoch milliseconds. */
  loadedAt?: number | undefined;
  /** Ends the session of another device. */
  onEnd: (id: string) => void;
  /** Ends all but this one. */
  onEndOthers: () => void;
  /** Asks whether a sign-in was somebody else's. */
  onReport: (id: string) => void;
  /** Whether a device is being signed out. */
  isEnding: boolean;
  /** Why a device could not be signed out. */
  endFailure?: NoticeContent | undefined;
}

const icons: Readonly<Record<DeviceKind, IconSource>> = {
  computer: IconDeviceLaptop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceUnknown,
};
const keyOf = ({ id }: SignIn): string => id;
const placeholders = [0, 1, 2, 3];
const none: readonly SignIn[] = [];

/** Who signed in during the last days, with the ways to end a session and to say "that was not me". */
export function SignInHistory(props: SignInHistoryProps) {
  const signIns = props.signIns.value?.list ?? none;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const isWide = useMedia('tablet');
  const id = useId();
  const parts = useParts(props);
  const columns = useMemo(
    (): readonly TableColumn<SignIn>[] => [
      {
        id: 'device',
        name: t(messages.device),
        isRowHeader: true,
        minWidth: 170,
        render: parts.device,
      },
      { id: 'address', name: t(messages.address), minWidth: 120, render: parts.address },
      { id: 'time', name: t(labelMessages.time), minWidth: 180, render: parts.time },
      { id: 'state', name: t(messages.state), align: 'end', minWidth: 160, render: parts.end },
    ],
    [t, parts],
  );
  return (
    <Card density="none" elementType="section" aria-labelledby={id}>
      <div css={styles.cardHead}>
        <Inline gap={3} align="baseline">
          <Heading id={id} size="lg">
            {t(messages.history)}
          </Heading>
          <Text elementType="span" tone="muted">
            {t(messages.historyDays, { days: props.days })}
          </Text>
        </Inline>
        {signIns.some(({ state: each }) => each === 'active' || each === 'remembered') && (
          <Button
            size="sm"
            tone="neutral"
            emphasis="ghost"
            isPending={props.isEnding}
            onPress={props.onEndOthers}
          >
            {t(messages.signOutOthers)}
          </Button>
        )}
      </div>
      <WordedNotice notice={props.endFailure} />
      <AsyncSection
        of={props.signIns}
        skeleton={placeholders.map((index) => (
          <Skeleton key={index} />
        ))}
        empty={{ title: t(messages.onlyThis) }}
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
        asOf={
          props.loadedAt !== undefined &&
          t(labelMessages.asOf, { time: formatDateTime(props.loadedAt, locale, 'time') })
        }
      >
        {isWide ? (
          <div css={styles.table}>
            <Table aria-label={t(messages.history)} columns={columns} items={signIns} getKey={keyOf} />
          </div>
        ) : (
          <ListRows aria-labelledby={id} isCard={false}>
            {signIns.map((each) => (
              <ListRow
                key={each.id}
                icon={icons[each.device]}
                title={parts.name(each)}
                line={
                  <Stack elementType="span" gap={2} align="start">
                    <span>{parts.time(each)}</span>
                    {parts.address(each)}
                    {parts.badges(each)}
                  </Stack>
                }
                end={parts.end(each)}
              />
            ))}
          </ListRows>
        )}
      </AsyncSection>
    </Card>
  );
}

/** The parts of one sign-in, for a table and for rows. */
function useParts({ onEnd, onReport }: Pick<SignInHistoryProps, 'onEnd' | 'onReport'>) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return useMemo(() => {
    const when = (at: string): string => formatDateTime(at, locale, 'dateTime');
    const name = ({ device, deviceName }: SignIn): string => deviceName || t(messages[device]);
    const badges = ({ state, isNewPlace, isReported }: SignIn): ReactNode => (
      <>
        {state === 'current' && (
          <Badge tone="success" size="sm">
            {t(messages.thisDevice)}
          </Badge>
        )}
        {isReported ? (
          <Badge tone="danger" size="sm">
            {t(messages.reported)}
          </Badge>
        ) : (
          isNewPlace && (
            <Badge tone="warning" size="sm">
              {t(messages.newPlace)}
            </Badge>
          )
        )}
      </>
    );
    return {
      name,
      badges,
      device: (each: SignIn): ReactNode => (
        <span css={styles.device}>
          <Icon icon={icons[each.device]} size={18} />
          {name(each)}
          {badges(each)}
        </span>
      ),
      address: ({ address }: SignIn): ReactNode => <bdi dir="ltr">{address}</bdi>,
      time: ({ at }: SignIn): ReactNode => when(at),
      end: (each: SignIn): ReactNode => {
        const { id, state, rememberedUntil, isReported } = each;
        const spoken = { device: name(each), time: when(each.at) };
        if (state === 'current')
          return (
            <Text elementType="span" tone="muted">
              {t(messages.activeNow)}
            </Text>
          );
        return (
          <span css={styles.actions}>
            {state !== 'ended' && (
              <>
                <Text elementType="span" tone="muted">
                  {rememberedUntil
                    ? t(messages.staysSignedIn, { time: when(rememberedUntil) })
                    : t(messages.activeNow)}
                </Text>
                <Button
                  size="sm"
                  tone="neutral"
                  emphasis="ghost"
                  aria-label={t(messages.signOutOf, spoken)}
                  onPress={() => onEnd(id)}
                >
                  {t(messages.signOut)}
                </Button>
              </>
            )}
            {!isReported && (
              <Button
                size="sm"
                emphasis="ghost"
                aria-label={t(messages.notMeOf, spoken)}
                onPress={() => onReport(id)}
              >
                {t(messages.notMe)}
              </Button>
            )}
          </span>
        );
      },
    };
  }, [t, locale, onEnd, onReport]);
}
