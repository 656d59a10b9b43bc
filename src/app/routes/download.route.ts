import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['/download'],
  chrome: 'full',
  areas: ['download'],
  load: async () => (await wordsPage('download')).DownloadPage,
});
