import { chromium } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumArgs, findBrowser } from '../browser.mjs';
import { boxFace } from './boxFace.mjs';
import { machineFonts } from './machineFonts.mjs';
import { faces } from './shoot.mjs';

const found = await findBrowser();
const box = `@font-face { font-family: Box; src: url(data:font/ttf;base64,${boxFace().toString('base64')}); }`;

describe.skipIf(!found)('the fonts of a page', () => {
  let browser;
  let page;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: found.executablePath,
      args: chromiumArgs,
      env: { ...process.env, ...found.env },
    });
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    page = await browser.newPage();
  });

  test('names the words that the machine draws with a font of its own, and no others', async () => {
    await page.setContent(
      `<style>${box}</style><p style="font-family: Box">Deposit</p><p style="font-family: sans-serif">Withdraw</p>`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const own = await machineFonts(page);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/^“Withdraw” in ./);
  });

  test('has a face for every script of which no package is here', async () => {
    const names = [
      '简体中文',
      '日本語',
      '한국어',
      'ລາວ',
      'हिन्दी',
      'বাংলা',
      'தமிழ்',
      'తెలుగు',
      'සිංහල',
      'မြန်မာ',
      'ខ្មែរ',
    ];
    const lines = names.map((name) => `<p style="font-family: 'Inter Variable'">${name}</p>`);
    // The box alone: the other faces are files of a server.
    await page.setContent(`<style>${faces.slice(faces.indexOf('/* Box */'))}</style>${lines.join('')}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await machineFonts(page)).toEqual([]);
  });
});
