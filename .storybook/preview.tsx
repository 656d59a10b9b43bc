import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { brands, initialGlobals, locales, themes, viewports } from './modes.ts';
import { withLocale, withTheme } from './withScope.tsx';

import.meta.glob('../src/design-system/theme/*.css', { eager: true });

/** A toolbar menu for one global; the menu's button shows the chosen value. */
const menu = (title: string, icon: 'globe' | 'paintbrush' | 'circlehollow', values: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...values], dynamicTitle: true },
});

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  decorators: [withLocale, withTheme],
  globalTypes: {
    theme: menu('Theme', 'circlehollow', themes),
    brand: menu('Brand', 'paintbrush', brands),
    locale: menu('Locale', 'globe', locales),
  },
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { disableSnapshot: true },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: { order: ['Foundations', 'Components', 'Patterns', 'Features', 'Screens', 'Flows'] },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
});
