import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// The workshop wears the product's mark, and the accent of its default brand.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '<img src="./brand/aurora/logo.svg" alt="" width="20" height="20"> Design workshop',
    brandTarget: '_self',
    colorPrimary: '#6563e8',
    colorSecondary: '#514dc4',
    appBorderRadius: 6,
  }),
});
