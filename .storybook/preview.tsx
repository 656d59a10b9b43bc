import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { drawWithoutBlur } from '../scripts/without-blur.mjs';
import { docsPage } from './docsPage.tsx';
import { allowFaults } from './faults.ts';
import { checkLinks } from './checkLinks.ts';
import { choices, initialGlobals, viewports } from './modes.ts';
import { snapshots } from './snapshots.ts';
import { tryableControls } from './tryableControls.ts';
import { pressSteps } from './pressSteps.ts';
import { showErrorsAsText } from './showErrorsAsText.ts';
import { blockNavigation } from './blockNavigation.ts';
import { blockScroll } from './blockScroll.ts';
import { waitUntilSeen } from './waitUntilSeen.ts';
import { withVision } from './withVision.tsx';
import { loadCatalogue, withScope } from './withScope.tsx';
import './allowOwnStyles.ts';
import { titleCutText } from '../src/design-system/theme/titleCutText.ts';
import '../src/design-system/theme/reset.css';
import '../src/design-system/theme/tokens.css';
import '../src/design-system/theme/base.css';
import '../src/design-system/theme/fonts.css';

// Every brand there is: one is no more than its files.
import.meta.glob('../src/design-system/theme/generated/brand-*.css', { eager: true });

const isTest = '__vitest_browser__' in globalThis;

blockNavigation();
blockScroll();
showErrorsAsText();
waitUntilSeen();
titleCutText();
if (isTest) drawWithoutBlur();
// A machine under load draws what a test waits for a second or two later.
configure({ asyncUtilTimeout: 5_000 });

// What simulates kinds of colour blindness comes with markup, which the policy forbids: withVision is in its place.
const addon = addonA11y();
const a11y: typeof addon = {
  ...addon,
  decorators: [],
  // Axe looks at a story once, not again at each of its tests. Then what steps is stepped, which changes the story.
  afterEach: async (context) => {
    if (context.tags.includes('test-fn')) return;
    for (const look of [addon.afterEach ?? []].flat()) await look(context);
    if (isTest) checkLinks(document);
    const { manual } = (context.globals as { a11y?: { manual?: boolean } }).a11y ?? {};
    if (isTest && !manual) await pressSteps(document);
  },
};

/** Storybook leaves animations paused behind a story that axe refuses, and files share a page: the next would fail too. */
function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

// Axe calls the rule of success criterion 2.5.3 experimental, and leaves it out unless it is asked for.
const rules = { 'label-content-name-mismatch': { enabled: true } };

// Describing the thousands of nodes that are well costs more than finding the one that is not; the workshop's panel
// lists them, a test only looks for violations.
const axeOptions = isTest ? { rules, reporter: 'no-passes', preload: false } : { rules };

/** A toolbar menu for one global; its button shows the chosen value. */
const menu = (
  title: string,
  icon: 'globe' | 'paintbrush' | 'circlehollow' | 'transfer' | 'component' | 'credit',
  items: readonly { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default definePreview({
  addons: [a11y, addonDocs()],
  beforeEach: ({ parameters }) => {
    if (!isTest) return;
    resumeAnimations();
    allowFaults(parameters['expectedErrors'] as readonly RegExp[] | undefined);
  },
  loaders: [loadCatalogue],
  decorators: isTest ? [withScope] : [withScope, withVision],
  argTypesEnhancers: [snapshots, tryableControls],
  globalTypes: {
    theme: menu('Theme', 'circlehollow', choices.theme),
    brand: menu('Brand', 'paintbrush', choices.brand),
    locale: menu('Locale', 'globe', choices.locale),
    direction: menu('Direction', 'transfer', choices.direction),
    density: menu('Density', 'component', choices.density),
    currency: menu('Currency', 'credit', choices.currency),
  },
  initialGlobals: { ...initialGlobals },
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    chromatic: { disableSnapshot: true },
    controls: { expanded: true },
    docs: { page: docsPage },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          'Guide',
          ['Add a component', 'Add a screen', 'Add a brand', 'Add a language', 'Brands'],
          'Foundations',
          'Layout',
          'Actions',
          'Forms',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Media',
          'Gaming',
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
});
