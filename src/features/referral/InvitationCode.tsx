import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { QRCode } from '#ds/QRCode';
import { referralMessages as messages } from './messages';
import * as styles from './Referral.styles';

export interface InvitationCodeProps {
  code: string;
  link: string;
  onSaveCode: (svg: string) => void;
}

/** The link as a QR code, and the code that can be typed in. */
export function InvitationCode({ code, link, onSaveCode }: InvitationCodeProps) {
  const { formatMessage: say } = useIntl();
  const picture = useRef<HTMLDivElement>(null);
  return (
    <Card elementType="section" aria-label={say(messages.code)}>
      <div css={styles.code}>
        <div ref={picture}>
          <QRCode value={link} size={200} margin={20} errorCorrection="M" label={say(messages.qr)} />
        </div>
        <div css={styles.wide}>
          <CopyField label={say(messages.code)} value={code} />
        </div>
        <div css={styles.wide}>
          <Button
            tone="neutral"
            icon={IconDownload}
            onPress={() => {
              const svg = picture.current?.querySelector('svg');
              if (svg) onSaveCode(drawFile(svg));
            }}
          >
            {say(messages.saveCode)}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * The drawing with the colours that the page gives it, as a file of its own. They are attributes, because the page's
 * security policy stops styles that are written into elements.
 */
function drawFile(svg: SVGSVGElement): string {
  const { backgroundColor, fill } = getComputedStyle(svg);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('fill', fill);
  const [x = '0', y = '0', width = '0', height = '0'] = (svg.getAttribute('viewBox') ?? '').split(' ');
  const ground = document.createElementNS(svgNamespace, 'rect');
  const box = { x, y, width, height, fill: backgroundColor };
  for (const [name, value] of Object.entries(box)) ground.setAttribute(name, value);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}
