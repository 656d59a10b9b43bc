// @ts-check
// Pictures are packed and compared by the browser that draws them: it has the codecs, and no package has to be pinned.

/** @typedef {{ width: number, height: number, changed: number, after: Buffer, diff: Buffer | undefined }} Comparison */

/**
 * @param {import('playwright').Page} page an empty page
 * @param {Buffer | undefined} before as it was kept
 * @param {Buffer} after PNG
 * @returns {Promise<Comparison>} `changed`: roughly how many pixels; `after`: as it would be kept. `diff` shows the changed
 *   pixels in red over a pale copy, and is there when both pictures are and differ
 */
export async function compare(page, before, after) {
  const { diff, ...result } = await page.evaluate(comparePixels, {
    before: before?.toString('base64'),
    after: after.toString('base64'),
  });
  return {
    ...result,
    after: Buffer.from(result.after, 'base64'),
    diff: diff === undefined ? undefined : Buffer.from(diff, 'base64'),
  };
}

/**
 * Runs in the page.
 * @param {{ before: string | undefined, after: string }} pictures base64
 */
async function comparePixels({ before, after }) {
  // Legible at a quarter of the bytes that a lossless picture takes; a digest decides whether anything has changed.
  const quality = 0.45;
  // A change alters the coding of what is around it by less than this.
  const noise = 24;
  const open = async (/** @type {string} */ data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
    return { canvas, width: bitmap.width, height: bitmap.height };
  };
  const pack = async (/** @type {OffscreenCanvas} */ canvas) => {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let letters = '';
    for (let at = 0; at < bytes.length; at += 32_768)
      letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(letters);
  };
  const pixels = (/** @type {OffscreenCanvas} */ canvas) =>
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  const drawnNow = await open(after);
  const kept = await pack(drawnNow.canvas);
  if (before === undefined)
    return { width: drawnNow.width, height: drawnNow.height, changed: 0, after: kept };
  // Like is compared with like: both have been through the same coding.
  const now = await open(kept);
  const old = await open(before);
  const [was, is] = [pixels(old.canvas), pixels(now.canvas)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const isClose = (/** @type {number | undefined} */ one, /** @type {number | undefined} */ other) =>
    Math.abs((one ?? 0) - (other ?? 0)) <= noise;
  const drawn = new ImageData(width, height);
  let changed = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inOld = x < old.width && y < old.height;
      const inNow = x < now.width && y < now.height;
      const a = (y * old.width + x) * 4;
      const b = (y * now.width + x) * 4;
      const isSame =
        inOld && inNow && [0, 1, 2].every((channel) => isClose(was[a + channel], is[b + channel]));
      const at = (y * width + x) * 4;
      if (!isSame) changed++;
      const pale = (/** @type {number} */ channel) => 200 + (is[b + channel] ?? 0) * 0.2;
      drawn.data.set(isSame ? [pale(0), pale(1), pale(2), 255] : [220, 0, 60, 255], at);
    }
  }
  if (changed === 0) return { width, height, changed, after: kept };
  const diff = new OffscreenCanvas(width, height);
  diff.getContext('2d')?.putImageData(drawn, 0, 0);
  return { width, height, changed, after: kept, diff: await pack(diff) };
}
