import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

const content = { chrome: 'full', areas: ['content'] } as const;

export default [
  definePage({
    ...content,
    paths: ['/noticePage'],
    load: async () => (await lazyContentPage('notices')).NoticesPage,
  }),
  definePage({
    ...content,
    paths: ['/aboutUs'],
    load: async () => (await lazyContentPage('about')).AboutPage,
  }),
];
