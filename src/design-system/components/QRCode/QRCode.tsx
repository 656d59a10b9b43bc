import IconQrcodeOff from '@tabler/icons-react/dist/esm/icons/IconQrcodeOff.mjs';
import { create, type QRCode as Matrix } from 'qrcode';
import { useMemo, useState, type CSSProperties } from 'react';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import { root, unreadable } from './QRCode.styles';

export interface QRCodeProps {
  /** What a camera reads: an address, or the text of a payment. */
  value: string;
  /** Address of a picture of the code, for who has one drawn already. @default drawn from `value` */
  src?: string | undefined;
  /** Side of the whole card in px. @default 200; 100 in the side bar */
  size?: number;
  /** White around the code in px; cameras need at least four modules of it. @default 20 */
  margin?: number;
  /** How much of the code may be covered: L 7 %, M 15 %, Q 25 %, H 30 %. @default 'M' */
  errorCorrection?: 'L' | 'M' | 'Q' | 'H';
  /** What the code is for, spoken in place of its content. */
  label?: string;
}

/** All dark modules as one path of horizontal runs, in units of a module. */
function drawModules({ size, data }: Matrix['modules']): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      const start = column;
      while (column + 1 < size && data[row * size + column + 1]) column += 1;
      path += `M${start} ${row}h${column - start + 1}v1h${start - column - 1}z`;
    }
  }
  return path;
}

/** `undefined` for what no code can hold: an empty text, or one of some thousand characters. */
function encode(value: string, errorCorrectionLevel: NonNullable<QRCodeProps['errorCorrection']>) {
  try {
    const { modules } = create(value, { errorCorrectionLevel });
    return { side: modules.size, path: drawModules(modules) };
  } catch {
    return undefined;
  }
}

/** A code to scan, dark on white in every theme because cameras need it so. Put the address beside it in words too. */
export function QRCode({ value, src, size = 200, margin = 20, errorCorrection = 'M', label }: QRCodeProps) {
  const t = useDs();
  const code = useMemo(() => encode(value, errorCorrection), [value, errorCorrection]);
  const name = label ?? t('qr.alt', { content: value });
  const [broken, setBroken] = useState<string>();
  if (src !== undefined && src !== broken)
    return <img css={root} src={src} alt={name} width={size} height={size} onError={() => setBroken(src)} />;
  if (!code) {
    return (
      <span
        css={unreadable}
        role="img"
        aria-label={t('image.failed')}
        style={{ '--_side': `${size}px` } as CSSProperties}
      >
        <Icon icon={IconQrcodeOff} size={24} />
      </span>
    );
  }
  const inner = Math.max(1, size - 2 * margin);
  const pad = (margin / inner) * code.side;
  const box = code.side + 2 * pad;
  return (
    <svg
      css={root}
      role="img"
      aria-label={name}
      width={size}
      height={size}
      viewBox={`${-pad} ${-pad} ${box} ${box}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
