import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { RegistrationLink } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Progress } from '#ds/Progress';
import { QRCode, svgFileOf } from '#ds/QRCode';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import * as styles from './LinksScreen.styles';
import { linkMessages as messages } from './link.messages';

/** Tone of a link's status. */
export const linkTones = { active: 'success', paused: 'warning', ended: 'neutral' } as const;

export interface LinkCardProps {
  link: RegistrationLink;
  /** Address that the code makes. */
  address: string;
  /** Opens the device's share sheet; undefined where there is none. */
  onShare?: (() => void) | undefined;
  /** Saves the picture of the QR code, an SVG text. */
  onSaveCode: (svg: string) => void;
  onEdit: () => void;
  /** Pauses the link, or lets it go on. */
  onPause: (isPaused: boolean) => void;
  isChanging: boolean;
}

/** One link: its code to be scanned or copied, and what came of it. */
export function LinkCard({ link, address, onShare, onSaveCode, onEdit, onPause, isChanging }: LinkCardProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const picture = useRef<HTMLDivElement>(null);
  const { name, code, status, createdAt, visits } = link;
  const most = Math.max(visits, link.registered, 1);
  const steps = [
    { id: 'visits', label: say(messages.visits), value: visits },
    { id: 'registered', label: say(messages.registered), value: link.registered },
    { id: 'deposited', label: say(messages.deposited), value: link.deposited },
    { id: 'active', label: say(messages.activeWeek), value: link.betThisWeek },
  ];
  return (
    <Card isMarked elementType="section" aria-labelledby="link-card">
      <Stack gap={4}>
        <Inline gap={3} align="start" justify="between" isSingleLine>
          <div css={styles.names}>
            <Heading size="lg" id="link-card">
              {name}
            </Heading>
            <Text elementType="span" size="xs" tone="secondary">
              {code}
            </Text>
          </div>
          <Badge tone={linkTones[status]} hasDot>
            {say(messages[status])}
          </Badge>
        </Inline>
        <Stack align="center" ref={picture}>
          <QRCode
            value={address}
            size={200}
            margin={20}
            errorCorrection="M"
            label={say(messages.qr, { name })}
          />
        </Stack>
        <CopyField label={say(messages.address)} value={address} />
        <div css={styles.buttons}>
          {onShare && (
            <Button tone="neutral" icon={IconShare} onPress={onShare}>
              {say(messages.share)}
            </Button>
          )}
          <Button
            tone="neutral"
            icon={IconDownload}
            onPress={() => {
              const svg = picture.current?.querySelector('svg');
              if (svg) onSaveCode(svgFileOf(svg));
            }}
          >
            {say(messages.save)}
          </Button>
        </div>
        <Stack gap={3}>
          {steps.map(({ id, label, value }) => (
            <Progress
              key={id}
              label={label}
              value={value}
              maxValue={most}
              valueLabel={formatNumber(value, row)}
            />
          ))}
        </Stack>
        <div css={styles.foot}>
          <Text elementType="span" size="xs" tone="secondary">
            {say(messages.made, { date: formatDateTime(createdAt, row, 'date') })}
          </Text>
          {status !== 'ended' && (
            <Button
              size="sm"
              tone="neutral"
              isPending={isChanging}
              onPress={() => onPause(status === 'active')}
            >
              {say(status === 'active' ? messages.pause : messages.resume)}
            </Button>
          )}
          <Button size="sm" tone="neutral" onPress={onEdit}>
            {say(messages.edit)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
