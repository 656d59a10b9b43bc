import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { QRCode, svgFileOf } from '#ds/QRCode';
import { Stack } from '#ds/Stack';
import { referralMessages as messages } from './messages';
import * as styles from './Referral.styles';

export interface InvitationCodeProps {
  code: string;
  link: string;
  onSaveCode: (svg: string) => void;
}

/** The link as a QR code, and the code that can be typed in. */
export function InvitationCode({ code, link, onSaveCode }: InvitationCodeProps) {
  const { formatMessage: t } = useIntl();
  const picture = useRef<HTMLDivElement>(null);
  return (
    <Card elementType="section" aria-label={t(messages.code)}>
      <Stack gap={4} align="center">
        <div ref={picture}>
          <QRCode value={link} size={200} margin={20} errorCorrection="M" label={t(messages.qr)} />
        </div>
        <div css={styles.wide}>
          <CopyField label={t(messages.code)} value={code} />
        </div>
        <div css={styles.wide}>
          <Button
            tone="neutral"
            icon={IconDownload}
            onPress={() => {
              const svg = picture.current?.querySelector('svg');
              if (svg) onSaveCode(svgFileOf(svg));
            }}
          >
            {t(messages.saveCode)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
