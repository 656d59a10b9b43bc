import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumArgs, findBrowser } from '../browser.mjs';
import { holdStill, requestsOf, untilAtRest } from './rest.mjs';
import { growToContent } from './shoot.mjs';

const found = await findBrowser();
const now = Date.UTC(2026, 5, 15, 12);
const art = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10z"/></svg>';

describe.skipIf(!found)('a page in front of the camera', () => {
  let browser;
  let server;
  let page;
  let requests;
  /** Answers that are held back until they are let go. */
  let held = [];
  let html = '';

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: found.executablePath,
      args: chromiumArgs,
      env: { ...process.env, ...found.env },
    });
    server = createServer((request, response) => {
      if (request.url === '/') response.setHeader('content-type', 'text/html').end(html);
      else if (request.url === '/favicon.ico') response.end();
      else held.push(() => response.setHeader('content-type', 'image/svg+xml').end(art));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });
  beforeEach(async () => {
    held = [];
    page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.addInitScript(holdStill, now);
    requests = requestsOf(page);
  });
  afterEach(() => page.close());

  const open = (body) => {
    html = `<!doctype html><style>body { margin: 0 } img { width: 10px; height: 10px }</style>${body}`;
    return page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'commit' });
  };
  const letGo = () => held.splice(0).forEach((answer) => answer());
  const why = (patience = 700) => untilAtRest(page, requests, patience).then(() => 'at rest', String);

  test('the clock stands, given moments stay, chance repeats and timers go off', async () => {
    const read = () =>
      page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        const cancelled = setTimeout(() => document.body.append('too much'), 0);
        clearTimeout(cancelled);
        await new Promise((resolve) => setTimeout((word) => resolve(word), 5, 'given'));
        return [
          Date.now(),
          new Date().getTime(),
          new Date(7).getTime(),
          new Date() instanceof Date,
          document.body.textContent,
          Math.random(),
        ];
      });
    await open('<p>words</p>');
    const first = await read();
    expect(first.slice(0, 5)).toEqual([now, now, 7, true, 'words']);
    await open('<p>words</p>');
    expect(await read()).toEqual(first);
  });

  test('a picture in view has to be there', async () => {
    await open('<img src="/late.svg">');
    expect(await why()).toMatch(/Not at rest after 0.7 s: .*late.svg has not answered/);
    letGo();
    expect(await why(5000)).toBe('at rest');
  });

  test('what an answer brings about 300 ms later is waited for', async () => {
    await open(`<p>before</p><script>fetch('/late.json').then(() =>
      setTimeout(() => document.querySelector('p').textContent = 'after', 300));</script>`);
    const rest = why(5000);
    await expect.poll(() => held.length).toBe(1);
    letGo();
    expect(await rest).toBe('at rest');
    expect(await page.textContent('p')).toBe('after');
  });

  test('a picture in view has to have its address, one out of view or cut off has not', async () => {
    await open(`<div style="height: 20px; overflow: hidden"><div style="height: 40px"></div><img alt="cut off"></div>
      <div style="height: 500px"></div><img alt="below">`);
    expect(await why(5000)).toBe('at rest');
    await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<img alt="in view">'));
    expect(await why()).toContain('a picture is not there: in view');
  });

  test('a place of a grid has to be filled', async () => {
    await open('<ul><li data-waiting="true">');
    expect(await why()).toContain('1 places of a grid are empty');
    await page.evaluate(() => document.querySelector('li').append('game'));
    expect(await why(5000)).toBe('at rest');
  });

  test('what a timer is about to do is waited for, what comes much later is not', async () => {
    await open(`<p>before</p><script>setTimeout(() => document.querySelector('p').textContent = 'after', 200);
      setTimeout(() => document.querySelector('p').textContent = 'much later', 60000);</script>`);
    expect(await why(5000)).toBe('at rest');
    expect(await page.textContent('p')).toBe('after');
  });

  test('what goes off again and again and changes nothing is not waited for', async () => {
    await open('<script>const again = () => setTimeout(again, 50); again();</script>');
    expect(await why()).toContain('a timer is about to go off');
    expect(await why(5000)).toBe('at rest');
  });

  test('a page that always changes is said to', async () => {
    await open(`<p></p><script>const step = () => { document.querySelector('p').textContent += '.';
      requestAnimationFrame(step); }; step();</script>`);
    expect(await why()).toMatch(/changes of the page in a frame/);
  });

  test('the window grows to what comes into view as it grows', async () => {
    await open(`<div id="end" style="height: 900px"></div><script>
      new IntersectionObserver(([entry], self) => {
        if (!entry.isIntersecting) return;
        self.disconnect();
        entry.target.insertAdjacentHTML('afterend', '<div style="height: 300px"><img src="/more.svg"></div>');
      }, { threshold: 1 }).observe(document.getElementById('end'));</script>`);
    await untilAtRest(page, requests);
    const grown = growToContent(page, requests);
    await expect.poll(() => held.length).toBe(1);
    letGo();
    await grown;
    expect(page.viewportSize()).toEqual({ width: 400, height: 1200 });
  });

  test('the window ends with what is shorter than its place was', async () => {
    await open(`<style>body { min-height: 100vh }</style><div id="place" style="height: 900px"></div><script>
      addEventListener('resize', () => (document.getElementById('place').style.height = '700px'));</script>`);
    await growToContent(page, requests);
    expect(page.viewportSize()).toEqual({ width: 400, height: 700 });
  });

  test('a story that fits, or fills any window and has a margin, keeps its window', async () => {
    for (const style of ['height: 100vh', 'height: 100vh; margin-top: 30px']) {
      await open(`<div style="${style}"></div>`);
      await growToContent(page, requests);
      expect(page.viewportSize()).toEqual({ width: 400, height: 300 });
    }
  });

  test('the window grows to all of a story that fills it and has a margin', async () => {
    await open(
      `<style>body { min-height: 100vh }</style><div style="height: 900px; margin-top: 30px"></div>`,
    );
    await growToContent(page, requests);
    expect(page.viewportSize()).toEqual({ width: 400, height: 960 });
  });

  test('a story that grows faster than its window is refused', async () => {
    await open('<div style="height: 300vh"></div>');
    await expect(growToContent(page, requests)).rejects.toThrow(
      'grows with its window: of 900 px, it goes 1800 px beyond',
    );
  });
});
