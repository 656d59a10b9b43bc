import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRaster } from './raster';

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><rect width="60" height="80" fill="red"/></svg>';

describe('a raster', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'raster-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  it('makes pixels of a drawing, at the scale asked for', async () => {
    const picture = sharp(await createRaster(folder)(red, 0.5));
    const { format, width, height } = await picture.metadata();
    expect([format, width, height]).toEqual(['webp', 30, 40]);
    const { dominant } = await picture.stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(40);
  });

  it('keeps each picture once, also for two who ask at the same time, and leaves no draft', async () => {
    const raster = createRaster(folder);
    const [one, two] = await Promise.all([raster(red, 1), raster(red, 1)]);
    expect(one).toEqual(two);
    expect(files()).toHaveLength(1);
    const [name = ''] = files();
    writeFileSync(join(folder, name.slice(0, 2), name), 'what was kept');
    expect(Buffer.from(await createRaster(folder)(red, 1)).toString()).toBe('what was kept');
  });

  it('keeps apart what differs in drawing or scale', async () => {
    const raster = createRaster(folder);
    await Promise.all([raster(red, 1), raster(red, 0.5), raster(red.replace('red', 'blue'), 1)]);
    expect(files()).toHaveLength(3);
  });

  it('does without its folder', async () => {
    const file = join(folder, 'in-the-way');
    writeFileSync(file, '');
    expect((await createRaster(join(file, 'below'))(red, 1)).length).toBeGreaterThan(20);
    expect(files()).toEqual(['in-the-way']);
  });

  it('fails for what is no drawing, and for nothing after it', async () => {
    const raster = createRaster(folder);
    const broken = await Promise.allSettled(['<svg', '', '<p>'].map((svg) => raster(svg, 1)));
    expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await raster(red, 1)).length).toBeGreaterThan(20);
  });
});
