// @ts-check
// Every component of the package, drawn on one React and on another.
import { entries } from './code.mjs';

/**
 * Draws every component of every entry by itself, with props that many of them take, and keeps what became of it. Some throw
 * for lack of their own props, on any React.
 */
export const everyComponent = `import { Component, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { LocaleScope } from 'white-label-design-system/i18n';
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
class Boundary extends Component {
  state = {};
  static getDerivedStateFromError(error) { return { error }; }
  componentDidCatch(error) { this.props.onError(error); }
  render() { return this.state.error ? null : this.props.children; }
}
const { Tabs, TabList, Tab, TabPanel } = tabs;
/** Parts that are nothing by themselves. */
const wholes = { Whole: { Tabs: () => createElement(Tabs, {}, createElement(TabList, { 'aria-label': 'Views' }, createElement(Tab, { id: 'a' }, 'A')), createElement(TabPanel, { id: 'a' }, 'Text')) } };
const drawn = {};
for (const [entry, module] of Object.entries({ ...entries, ...wholes }))
  for (const [name, value] of Object.entries(module)) {
    const isComponent = /^[A-Z]\\w*[a-z]/.test(name) && (typeof value === 'function' || (typeof value?.$$typeof === 'symbol' && value.$$typeof !== Symbol.for('react.context')));
    if (!isComponent) continue;
    const key = entry + ' ' + name;
    drawn[key] = 'drawn';
    const onError = (error) => { drawn[key] = String(error?.message ?? error); };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const element = createElement(LocaleScope, { locale: 'en', messages }, createElement(Boundary, { onError }, createElement(value, props)));
    try { flushSync(() => root.render(element)); } catch (error) { onError(error); }
    root.unmount();
  }
window.drawn = drawn;
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
