import { definePage } from './page';
import { wordsPage } from './wordsPage';

const content = { chrome: 'full', areas: ['content'] } as const;

export default [
  definePage({
    ...content,
    paths: ['/noticePage'],
    load: async () => (await wordsPage('notices')).NoticesPage,
  }),
  definePage({ ...content, paths: ['/aboutUs'], load: async () => (await wordsPage('about')).AboutPage }),
];
