/** Address of an article or of a topic; of the help centre itself for neither. */
export type HelpHref = (place: { article?: string; topic?: string }) => string;
