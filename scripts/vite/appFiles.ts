import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { brandConfigs } from '../../src/app/brand/generated/brandConfigs.ts';
import { brands, type BrandId } from '../../src/design-system/theme/brands.ts';
import type { ThemeColors } from '../../sandbox/site/renderPage.ts';
import { resolveColour } from '../../tokens/build/contrast.ts';
import { readTokenSystem, tokensInScope } from '../../tokens/build/resolver.ts';
import { appManifest, icons, touchIcon } from './appManifest.ts';

const root = join(import.meta.dirname, '../..');

/** What makes each brand's site an app: its manifest in each of its languages, its icons, the colours around it. */
export function appFiles(): Plugin {
  return {
    name: 'app-files',
    apply: 'build',
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const emit = (fileName: string, source: string | Uint8Array): string =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const id of brands) {
        const colors = themeColors(id);
        emit(`brand/${id}/themeColors.json`, JSON.stringify(colors));
        for (const tag of brandConfigs[id].languages) {
          emit(
            `brand/${id}/${tag}.webmanifest`,
            JSON.stringify(appManifest(brandConfigs[id], tag, wordsIn(tag), colors)),
          );
        }
        const ground = colors[brandConfigs[id].theme ?? 'dark'];
        for (const { file, size, purpose } of [...icons, touchIcon])
          emit(`brand/${id}/${file}`, await drawIcon(id, size, purpose === 'maskable' ? ground : undefined));
      }
    },
  };
}

/** Messages of a language as they are written, by id; English ones where it has none. */
export function wordsIn(tag: string): Record<string, string> {
  const written = (name: string) =>
    JSON.parse(readFileSync(join(root, `locales/${name}.json`), 'utf8')) as Record<string, string>;
  return { ...written('en'), ...written(tag) };
}

/** The colour of a brand's header in each theme: the browser's own bar goes on with it. */
export function themeColors(id: BrandId): ThemeColors {
  const system = readTokenSystem(join(root, 'tokens'));
  const { headerTheme } = brandConfigs[id];
  const colorIn = (theme: string): string =>
    resolveColour(tokensInScope(system, system.brands.get(id) ?? new Map(), theme), 'header.bg').hex;
  return { dark: colorIn('dark'), light: colorIn(headerTheme === 'dark' ? 'dark' : 'light') };
}

/**
 * A brand's mark as pixels: by itself; or on a ground, and then within the middle that every mask leaves.
 * @see https://w3c.github.io/manifest/#icon-masks
 */
export async function drawIcon(id: BrandId, size: number, ground: string | undefined): Promise<Uint8Array> {
  const side = Math.round(size * (ground ? 0.56 : 0.9));
  const mark = await sharp(readFileSync(join(root, `brands/${id}/logo.svg`)), { density: 72 * (size / 24) })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? '#0000' } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer();
}
