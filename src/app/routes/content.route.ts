import { definePage } from './page';
import { wordsPage } from './wordsPage';

const content = { chrome: 'full', areas: ['content'] } as const;
const load = () => wordsPage('content');

export default [
  definePage({ ...content, paths: ['/noticePage'], load: async () => (await load()).NoticesPage }),
  definePage({ ...content, paths: ['/aboutUs'], load: async () => (await load()).AboutPage }),
];
