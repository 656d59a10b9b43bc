/**
 * Around the app, with its `navigate`: lets every link of the design system that stays on this site change the page
 * without a load. A listener at the document does not see their clicks, which end at react-aria.
 */
export { RouterProvider as LinkRouter } from 'react-aria-components';
export { Link } from './Link';
export type { LinkProps } from './Link';
