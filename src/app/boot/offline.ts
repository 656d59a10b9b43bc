/** What the worker says of a document that it kept: src/app/worker/documentText.ts; the second, what index.html says. */
const { offline, ownWords } = document.documentElement.dataset;

/** The page came from what the browser keeps, because the site could not be reached. */
export const isOffline = offline !== undefined;

/** It came with words, and is read as it is, in the language that it was drawn in. */
export const isKeptPage = offline === 'words' && ownWords === undefined;
