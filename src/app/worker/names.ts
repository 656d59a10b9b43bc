// Names that pages and the service worker share; nothing else is here, so that a page fetches nothing more for them.

/** Address of the service worker: the only one that the page's policy lets it register. */
export const workerUrl = '/sw.js';

/** What the names of caches begin with that hold public documents of one version. */
export const documentsPrefix = 'documents-';
