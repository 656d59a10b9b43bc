import { definePage } from './page';

export default definePage({
  paths: ['/accessDenied'],
  chrome: 'alone',
  load: async () => (await import('./denied.page')).DeniedPage,
});
