// @ts-check
// What a page of the workshop says of itself. Everything here runs in the page.

/**
 * What a story asks for: a viewport of the toolbar, and errors that belong to it, to which its tests hold it word by word.
 * @param {string} id story
 * @returns {Promise<{ viewport: string | undefined, hasErrors: boolean }>}
 */
export async function wishesOf(id) {
  const story = await /** @type {any} */ (window).__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId: id });
  return {
    viewport: story.storyGlobals?.viewport?.value,
    hasErrors: (story.parameters.expectedErrors ?? []).length > 0,
  };
}

/**
 * Shows a docs page or a story as a press in the sidebar does, without loading the workshop anew.
 * @param {{ id: string, type: 'docs' | 'story', patience: number }} visit
 * @returns {Promise<string>} why it cannot be shown; empty when it is there
 */
export function show({ id, type, patience }) {
  const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(`is not there after ${patience / 1000} s`), patience);
    const end = (/** @type {string} */ words) => {
      clearTimeout(timer);
      resolve(words);
    };
    const heard = (/** @type {any} */ told) => (told?.storyId ?? told) === id && end('');
    channel.once(type === 'docs' ? 'docsRendered' : 'storyFinished', heard);
    const words = (/** @type {any} */ error) => error?.message ?? error?.description ?? String(error);
    channel.once('storyThrewException', (/** @type {any} */ error) => end(`throws: ${words(error)}`));
    channel.once('playFunctionThrewException', (/** @type {any} */ error) =>
      end(`its play fails: ${words(error)}`),
    );
    // The one that is there already.
    channel.once('storyUnchanged', () => end(''));
    channel.once('storyMissing', () => end('is not there'));
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });
}

/**
 * Whether nothing is being drawn. The workshop loads itself anew when it is told to show something else before that.
 * @returns {boolean}
 */
export const isDrawn = () =>
  /** @type {any} */ (window).__STORYBOOK_PREVIEW__.storyRenders.every(
    (/** @type {any} */ render) => !render.isPending(),
  );

/** How wide a page is, what is open over it, and what it says of its props. */
export function look() {
  const root = document.documentElement;
  const open = [
    ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]'),
  ].filter((element) => element.getClientRects().length > 0 && !element.closest('[data-example]'));
  const props = [...document.querySelectorAll('.docblock-argstable tbody tr')].map((row) => {
    const [name, what] = [...row.children];
    const words = what?.firstElementChild?.querySelector('span, p')?.closest('div');
    const isTold = words !== null && what?.children.length !== undefined && what.children.length > 1;
    const type = what?.lastElementChild?.textContent ?? '';
    return { name: name?.textContent ?? '', isTold, type };
  });
  const direction = root.dir || 'ltr';
  const links = [...document.querySelectorAll('a[href*="?path=/"]')].map((link) =>
    String(link.getAttribute('href')?.replace(/^.*\?path=\/(?:docs|story)\//, '')),
  );
  return {
    props,
    direction,
    links,
    wide: root.scrollWidth - root.clientWidth,
    scrolled: window.scrollY,
    open: open.length,
  };
}

/**
 * What cannot be read, by axe, which has to be there.
 * @returns {Promise<string[]>}
 */
export async function findFaint() {
  const { axe } = /** @type {any} */ (window);
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.flatMap((/** @type {any} */ { nodes }) =>
    nodes.map((/** @type {any} */ { target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
