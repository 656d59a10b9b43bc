import { expect, it } from 'vitest';
import { MapStorage } from '../testing/ports';
import { OddsFormatStore } from './oddsFormatStore';

it('is the brand’s until the reader chooses, and the reader’s on the next visit', () => {
  const storage = new MapStorage();
  expect(new OddsFormatStore(storage).format).toBe('decimal');
  const first = new OddsFormatStore(storage, 'malay');
  first.restore();
  expect(first.format).toBe('malay');
  first.choose('american');
  expect(first.format).toBe('american');
  const next = new OddsFormatStore(storage, 'malay');
  next.restore();
  expect(next.format).toBe('american');
});

it('follows what another tab has chosen, and drops what is no format', () => {
  const storage = new MapStorage();
  const store = new OddsFormatStore(storage, 'hongKong');
  storage.write('oddsFormat', 'indonesian');
  store.restore();
  expect(store.format).toBe('indonesian');
  storage.write('oddsFormat', 'roman');
  store.restore();
  expect(store.format).toBe('hongKong');
});
