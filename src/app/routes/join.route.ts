import { definePage } from './page';

export default definePage({
  paths: ['/join'],
  chrome: 'full',
  areas: ['join'],
  load: async () => (await import('./join.page')).JoinPage,
});
