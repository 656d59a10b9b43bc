import { describe, expect, it } from 'vitest';
import { brandDefaults } from '../brand/brand';
import { readConfig } from './readConfig';

const read = (textContent: string | null) =>
  readConfig({
    getElementById: () => (textContent === null ? null : { textContent }),
  } as unknown as Document);

describe('what the page was told', () => {
  it('is a brand with its facts, and what it does not say is as for every brand', () => {
    const { site, brand } = read(
      JSON.stringify({
        brand: 'mine',
        facts: { name: 'Mine', merchantCode: 'M1', currency: 'JPY', navigation: ['RNG'] },
        platformOrigin: 'https://api.example',
      }),
    );
    expect(brand).toEqual({
      ...brandDefaults,
      id: 'mine',
      name: 'Mine',
      merchantCode: 'M1',
      currency: 'JPY',
      navigation: ['RNG'],
    });
    expect(site.platformOrigin).toBe('https://api.example');
  });

  it.each([
    ['nothing', null],
    ['what is not JSON', '{'],
    ['a platform that is no origin', '{"brand":"lotus","platformOrigin":"nowhere"}'],
  ])('counts as the default brand when it is %s', (_, text) => {
    const { brand } = read(text);
    expect(brand).toEqual({ ...brandDefaults, id: 'aurora', name: 'aurora', merchantCode: 'aurora' });
  });

  it('leaves facts aside that are not a brand’s, and keeps the rest', () => {
    const { brand, site } = read('{"brand":"lotus","facts":{"name":7},"gameOrigins":["https://g.example"]}');
    expect(brand).toMatchObject({ id: 'lotus', name: 'lotus', merchantCode: 'lotus' });
    expect(site.gameOrigins).toEqual(['https://g.example']);
  });
});
