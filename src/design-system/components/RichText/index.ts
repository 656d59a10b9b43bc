export { RichText } from './RichText';
export type { RichTextProps } from './RichText';
/** For what cleans html where there is no DOM. */
export * as allowedHtml from './allowed';
