// Which way a language is read; for the platform, for its guests and for the page.
export { isRightToLeft, isolated } from '../words/direction';
