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
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const picture = useRef<HTMLDivElement>(null);
  const { name, code, status, createdAt, visits } = link;
  const most = Math.max(visits, link.registered, 1);
  const steps = [
    { id: 'visits', label: t(messages.visits), value: visits },
    { id: 'registered', label: t(messages.registered), value: link.registered },
    { id: 'deposited', label: t(messages.deposited), value: link.deposited },
    { id: 'active', label: t(messages.activeWeek), value: link.betThisWeek },
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
            {t(messages[status])}
          </Badge>
        </Inline>
        <Stack align="center" ref={picture}>
          <QRCode value={address} label={t(messages.qr, { name })} />
        </Stack>
        <CopyField label={t(messages.address)} value={address} />
        <div css={styles.buttons}>
          {onShare && (
            <Button tone="neutral" icon={IconShare} onPress={onShare}>
              {t(messages.share)}
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
            {t(messages.save)}
          </Button>
        </div>
        <Stack gap={3}>
          {steps.map(({ id, label, value }) => (
            <Progress
              key={id}
              label={label}
              value={value}
              maxValue={most}
              valueLabel={formatNumber(value, locale)}
            />
          ))}
        </Stack>
        <div css={styles.foot}>
          <Text elementType="span" size="xs" tone="secondary">
            {t(messages.made, { date: formatDateTime(createdAt, locale, 'date') })}
          </Text>
          {status !== 'ended' && (
            <Button
              size="sm"
              tone="neutral"
              isPending={isChanging}
              onPress={() => onPause(status === 'active')}
            >
              {t(status === 'active' ? messages.pause : messages.resume)}
            </Button>
          )}
          <Button size="sm" tone="neutral" onPress={onEdit}>
            {t(messages.edit)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
