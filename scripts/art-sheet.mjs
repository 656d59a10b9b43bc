// @ts-check
// Contact sheet of covers, for looking at them together:
//   node scripts/art-sheet.mjs [--from 0] [--count 70] [--columns 7] [--motif fox | --house] [--palette jade] [--out file.png]
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { chromiumArgs, findBrowser } from './browser.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '70' },
    columns: { type: 'string', default: '7' },
    width: { type: 'string', default: '170' },
    motif: { type: 'string' },
    palette: { type: 'string' },
    ground: { type: 'string' },
    house: { type: 'boolean', default: false },
    set: { type: 'string' },
    names: { type: 'boolean', default: false },
    out: { type: 'string', default: join(tmpdir(), 'art-sheet.png') },
  },
});
const [from, count, columns, width] = [values.from, values.count, values.columns, values.width].map(Number);

const covers = await tsImport('../sandbox/art/covers.ts', import.meta.url);
const sequence = await tsImport('../sandbox/art/sequence.ts', import.meta.url);
const registry = await tsImport('../sandbox/art/motifs/registry.ts', import.meta.url);
const colours = await tsImport('../sandbox/art/palettes.ts', import.meta.url);

/** @returns {{ svg: string, label: string, ratio?: string }[]} */
function tiles() {
  const asked = values.motif?.split(',');
  const motifNames = asked ?? Object.keys(registry.motifs);
  if (values.house)
    return motifNames.map((motif) => ({
      svg: covers.coverSvg({ seed: 0, motif, palette: 'house' }),
      label: motif,
    }));
  if (asked || values.palette)
    return Array.from({ length: count }, (_, i) => {
      const motif = motifNames[i % motifNames.length];
      const suited = colours.paletteNames.filter(
        (name) => !registry.motifs[motif].isNocturnal || colours.palettes[name].light === 'night',
      );
      const palette = values.palette ?? suited[(i * 7 + Math.floor(i / motifNames.length)) % suited.length];
      const spec = { seed: from + i, motif, palette, ...(values.ground && { ground: values.ground }) };
      return { svg: covers.coverSvg(spec), label: `${motif} ${palette}` };
    });
  return Array.from({ length: count }, (_, i) => {
    const spec = sequence.coverSpec(from + i);
    return { svg: covers.coverSvg(spec), label: `${spec.motif} ${spec.palette}` };
  });
}

const list = tiles();
const cells = list
  .map(
    ({ svg, label, ratio = '3/4' }) =>
      `<figure><img style="aspect-ratio:${ratio}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"><figcaption>${label}</figcaption></figure>`,
  )
  .join('');
const html = `<!doctype html><style>body{margin:0;padding:16px;background:#0c0e18;color:#a0a2ae;font:11px sans-serif}
main{display:grid;grid-template-columns:repeat(${columns},${width}px);gap:14px 16px}figure{margin:0}
img{display:block;width:100%;object-fit:cover;border-radius:10px;box-shadow:inset 0 0 0 1px rgb(255 255 255/.1)}
figcaption{margin-top:5px}</style><main>${cells}</main>`;

const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: chromiumArgs,
  env: { ...process.env, ...found.env },
});
const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 900 } });
await page.setContent(html);
await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
await page.screenshot({ path: values.out, fullPage: true });
await browser.close();
console.log(`${list.length} covers → ${values.out}`);
