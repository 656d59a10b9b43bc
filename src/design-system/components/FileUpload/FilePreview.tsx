import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ds/Icon';
import { sniff } from './checkFiles';
import { isPicture } from './fileKinds';
import { picture, preview } from './FileUpload.styles';

/** Side of the preview in device pixels, enough for a dense screen. */
const side = 112;

/** A file as a small picture of itself, or as a sheet of paper if it is none that can be drawn. */
export function FilePreview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  // Drawn by hand rather than shown from an address: that would need `blob:` in the page's policy, and giving back.
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      if (!isPicture(await sniff(file))) return;
      const bitmap = await createImageBitmap(file);
      const context = canvas.current?.getContext('2d');
      if (isCurrent && context) {
        const scale = Math.max(side / bitmap.width, side / bitmap.height);
        const [width, height] = [bitmap.width * scale, bitmap.height * scale];
        context.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
        setDrawn(true);
      }
      bitmap.close();
    };
    // A picture that cannot be decoded keeps the sheet of paper.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return (
    <span css={preview}>
      <canvas
        ref={canvas}
        css={picture}
        width={side}
        height={side}
        hidden={!isDrawn}
        role="img"
        aria-label={label}
      />
      {!isDrawn && <Icon icon={IconFile} size={24} />}
    </span>
  );
}
