import { expect, test } from 'vitest';
import { footerColumns } from './footerLinks';
import { socialLinks } from './socialLinks';

test('a column without links is left out, a link without an address too', () => {
  const columns = footerColumns({ slots: '/rng', aboutUs: '/aboutUs', vip: '' });
  expect(columns.map(({ id, links }) => [id, links.map(({ href }) => href)])).toEqual([
    ['games', ['/rng']],
    ['company', ['/aboutUs']],
  ]);
});

test('the six networks come in one order, whatever the platform sends', () => {
  const resources = [
    { resourceType: 'USDJUMP', url: 'https://jump.example' },
    { resourceType: 'TELEGRAM', url: 'https://t.me/example' },
    { resourceType: 'FACEBOOK', url: 'https://facebook.example' },
    { resourceType: 'YOUTUBE', url: 'javascript:alert(1)' },
    { resourceType: 'DISCORD', url: '' },
  ];
  expect(socialLinks(resources).map(({ name }) => name)).toEqual(['Facebook', 'Telegram']);
});
