/**
 * Lets links, menu items and tabs with an `href` go to pages of the same site without loading it anew. Wraps the site
 * once, inside its router; `navigate` gets the path. Without it every link is a plain one.
 */
export { RouterProvider as LinkRouter } from 'react-aria-components';
