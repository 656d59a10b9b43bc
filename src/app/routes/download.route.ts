import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  paths: ['/download'],
  chrome: 'full',
  areas: ['download', 'app'],
  load: async () => (await lazyContentPage('download')).DownloadPage,
});
