// @ts-check
// Every component of the package, drawn on one React and on another.
import { entries } from './code.mjs';

/**
 * A module of every component of every entry, each with props that many of them take: some throw for lack of their own, on
 * any React.
 */
export const components = `import { createElement } from 'react';
import * as tabs from 'white-label-design-system/Tabs';
import messages from 'white-label-design-system/words/en.json';
${entries()
  .map(({ name }, index) => `import * as entry${index} from 'white-label-design-system/${name}';`)
  .join('\n')}
const entries = { ${entries()
  .map(({ name }, index) => `'${name}': entry${index}`)
  .join(', ')} };
const nothing = () => undefined;
const props = { children: 'Words', label: 'Label', title: 'Title', 'aria-label': 'Name', id: 'one', items: [], options: [], rows: [], columns: [], value: undefined, name: 'name', text: 'Text', alt: '', src: '', href: '/', locale: 'en', messages, onPress: nothing, onChange: nothing, onSelect: nothing, onClose: nothing };
const { Tabs, TabList, Tab, TabPanel } = tabs;
/** Parts that are nothing by themselves. */
const wholes = { Whole: { Tabs: () => createElement(Tabs, {}, createElement(TabList, { 'aria-label': 'Views' }, createElement(Tab, { id: 'a' }, 'A')), createElement(TabPanel, { id: 'a' }, 'Text')) } };
export const elements = {};
for (const [entry, module] of Object.entries({ ...entries, ...wholes }))
  for (const [name, value] of Object.entries(module)) {
    const isComponent = /^[A-Z]\\w*[a-z]/.test(name) && (typeof value === 'function' || (typeof value?.$$typeof === 'symbol' && value.$$typeof !== Symbol.for('react.context')));
    if (isComponent) elements[entry + ' ' + name] = createElement(value, { ...props, key: entry + name });
  }
`;

/** Tells an error of what it holds, and draws nothing then. */
export const boundary = `class Boundary extends Component {
  state = {};
  static getDerivedStateFromError(error) { return { error }; }
  componentDidCatch(error) { this.props.onError(error); }
  render() { return this.state.error ? null : this.props.children; }
}
`;

/** Draws each by itself, and keeps what became of it. */
export const everyComponent = `import { Component, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { LocaleScope } from 'white-label-design-system/i18n';
import messages from 'white-label-design-system/words/en.json';
import { elements } from './components.jsx';
${boundary}const drawn = {};
for (const [key, element] of Object.entries(elements)) {
  drawn[key] = 'drawn';
  const onError = (error) => { drawn[key] = String(error?.message ?? error); };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  try { flushSync(() => root.render(createElement(LocaleScope, { locale: 'en', messages }, createElement(Boundary, { onError }, element)))); } catch (error) { onError(error); }
  root.unmount();
}
window.drawn = drawn;
`;

/**
 * A part of a page with all of these components at once: drawn by a server, and gone on with in the browser.
 * @param {readonly string[]} names keys of `components` that need no props of their own
 */
export const allAtOnce = (names) => `'use client';
import { Suspense, useEffect, useState } from 'react';
import { LocaleScope } from 'white-label-design-system/i18n';
import messages from 'white-label-design-system/words/en.json';
import { elements } from './components.jsx';
const names = ${JSON.stringify(names)};
export function AllAtOnce() {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => setHeld(true), []);
  return (
    <LocaleScope locale="en" messages={messages}>
      <main data-all={isHeld ? 'held' : 'sent'}>{names.map((name) => <div key={name} data-component={name}><Suspense>{elements[name]}</Suspense></div>)}</main>
    </LocaleScope>
  );
}
`;

/**
 * What became of everything that a page of a running application draws. @param {import('playwright').Browser} browser
 * @param {string} url @param {'all' | 'snippets'} query @returns {Promise<Record<string, string>>}
 */
export async function drawAll(browser, url, query = 'all') {
  const page = await browser.newPage();
  await page.goto(`${url}?${query}`);
  await page.waitForFunction('window.drawn', undefined, { timeout: 180_000 });
  const drawn = /** @type {Record<string, string>} */ (await page.evaluate('window.drawn'));
  await page.close();
  return drawn;
}

/**
 * What is wrong with the page of all components at once: what the console says, and what its server left out that the
 * browser draws. @param {import('playwright').Browser} browser @param {string} url @returns {Promise<string[]>}
 */
export async function seenAtOnce(browser, url) {
  /** @type {string[]} */
  const wrong = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      wrong.push(`all at once, the console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`all at once, it throws: ${error.message}`));
  await page.goto(url);
  await page.locator('[data-all=held]').waitFor({ timeout: 60_000, state: 'attached' });
  const { left, count } = await page.evaluate(async () => {
    const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const shown = [...document.querySelectorAll('[data-component]')];
    const isSent = (/** @type {string} */ name) =>
      (sent.querySelector(`[data-component="${name}"]`)?.childElementCount ?? 0) > 0;
    const names = shown
      .filter(({ childElementCount }) => childElementCount > 0)
      .map((each) => each.getAttribute('data-component') ?? '');
    return { count: names.length, left: names.filter((name) => !isSent(name)) };
  });
  await page.close();
  if (left.length > 0) wrong.push(`its server did not draw ${left.join(', ')}`);
  if (count < 50) wrong.push(`only ${count} components are on the page`);
  return wrong;
}

/**
 * Whether every component that is drawn on the newest is drawn on the oldest, and most are; says which are not.
 * @param {Record<string, string>} oldest @param {Record<string, string>} newest
 */
export function isDrawnAlike(oldest, newest) {
  const names = Object.keys(newest);
  const drawn = names.filter((name) => newest[name] === 'drawn').length;
  const otherwise = names.filter((name) => newest[name] === 'drawn' && oldest[name] !== 'drawn');
  for (const name of otherwise) console.error(`${name}: ${oldest[name]} on the oldest React`);
  console.log(
    `${names.length} components: ${drawn} draw with the props of all, ${otherwise.length} do so on the newest React alone.`,
  );
  return otherwise.length === 0 && drawn > names.length / 2;
}
