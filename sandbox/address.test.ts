import { describe, expect, it } from 'vitest';
import { clientOf, isNetwork, isWithin, networkOf } from './address';

describe('a network', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '::1', '2001:DB8::/32', '::ffff:127.0.0.1'])(
    '%s can be named',
    (text) => {
      expect(isNetwork(text)).toBe(true);
    },
  );
  it.each([
    '',
    'x',
    '203.0.113',
    '256.0.0.1',
    '203.0.113.0/33',
    '203.0.113.0/',
    '1.2.3.4/8/8',
    '::/129',
    'fe80::1%eth0',
  ])('%j is none', (text) => {
    expect(isNetwork(text)).toBe(false);
    expect(isWithin('203.0.113.7', text)).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['203.0.112.1', '203.0.113.0/23'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:0:0:1::', '2001:DB8::/32'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['198.51.100.1', '0.0.0.0/0'],
  ])('%s lies in %s', (address, network) => {
    expect(isWithin(address, network)).toBe(true);
  });
  it.each([
    ['203.0.113.8', '203.0.113.7'],
    ['203.0.114.1', '203.0.113.0/23'],
    ['2001:db9::1', '2001:db8::/32'],
    ['::1', '0.0.0.0/0'],
    ['203.0.113.7', '::/0'],
    ['unknown', '0.0.0.0/0'],
  ])('%s does not lie in %s', (address, network) => {
    expect(isWithin(address, network)).toBe(false);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:1::5', '2001:db8:7::/48'],
    ['2001:0db8:0007:1:2:3:4:5', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['FE80::1%eth0', 'fe80:0:0::/48'],
    ['somewhere', 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the client behind an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:7:1::5', '2001:db8:7:1::/64'],
    ['2001:0db8:0007:0001:ffff:3:4:5', '2001:db8:7:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['somewhere', 'somewhere'],
  ])('%s is counted as %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});
