import { definePage } from './page';

const content = { chrome: 'full', areas: ['content'] } as const;
const load = () => import('./content.page');

export default [
  definePage({ ...content, paths: ['/noticePage'], load: async () => (await load()).NoticesPage }),
  definePage({ ...content, paths: ['/aboutUs'], load: async () => (await load()).AboutPage }),
];
