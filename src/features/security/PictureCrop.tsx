import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Inline } from '#ds/Inline';
import { Slider } from '#ds/Slider';
import { securityDialogs as messages } from './messages';
import * as styles from './SecurityScreen.styles';

/** Side of the picture that is made, in pixels. */
const side = 256;
const mostZoom = 4;

export interface PictureCropProps {
  /** The picture to take a part of. */
  file: File;
  /** The canvas that the part is drawn on. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Told whether the picture can be shown: a file may begin like a picture and be none. */
  onReadable: (isReadable: boolean) => void;
}

/** Chooses the square of a picture: how near, and which part of it. */
export function PictureCrop({ file, canvas, onReadable }: PictureCropProps) {
  const { formatMessage: t } = useIntl();
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [zoom, setZoom] = useState(1);
  const [across, setAcross] = useState(50);
  const [down, setDown] = useState(50);
  const tell = useRef(onReadable);
  useEffect(() => {
    tell.current = onReadable;
  });
  useEffect(() => {
    let isHere = true;
    createImageBitmap(file).then(
      (made) => {
        if (!isHere) return made.close();
        setBitmap(made);
        tell.current(true);
      },
      () => {
        if (isHere) tell.current(false);
      },
    );
    return () => {
      isHere = false;
    };
  }, [file]);
  useEffect(() => () => bitmap?.close(), [bitmap]);
  // A canvas is drawn outside React.
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!bitmap || !pen) return;
    const span = Math.min(bitmap.width, bitmap.height) / zoom;
    const [x, y] = [((bitmap.width - span) * across) / 100, ((bitmap.height - span) * down) / 100];
    // A jpg has no transparency: what shows through is white.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, side, side);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, x, y, span, span, 0, 0, side, side);
  }, [bitmap, canvas, zoom, across, down]);
  return (
    <Inline gap={5}>
      <canvas
        ref={canvas}
        css={styles.crop}
        width={side}
        height={side}
        role="img"
        aria-label={t(messages.preview)}
      />
      <div css={styles.qrWords}>
        <Slider
          label={t(messages.zoom)}
          minValue={1}
          maxValue={mostZoom}
          step={0.1}
          value={zoom}
          onChange={setZoom}
        />
        <Slider label={t(messages.across)} minValue={0} maxValue={100} value={across} onChange={setAcross} />
        <Slider label={t(messages.down)} minValue={0} maxValue={100} value={down} onChange={setDown} />
      </div>
    </Inline>
  );
}
