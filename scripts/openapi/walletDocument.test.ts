import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { transferCalls, walletCalls } from '../../contract/wallet/calls';
import { walletRefusals } from '../../contract/wallet/refusals';
import { signRequest } from '../../contract/wallet/signature';
import { walletOpenApiDocument } from './walletDocument';

const page = readFileSync(new URL('../../docs/wallet-api.md', import.meta.url), 'utf8');

it('is small enough to be read', () => {
  expect(page.split('\n').length).toBeLessThanOrEqual(150);
});

it.each(Object.entries(walletRefusals))('says on the page what %s means', (code, { status, words }) => {
  const [row = ''] = page.split('\n').filter((line) => line.startsWith(`| \`${code}\``));
  expect(row).toContain(` ${status} `);
  expect(row).toContain(words);
});

it.each(Object.entries(walletCalls))('names on the page each field of %s', (name, { request, reply }) => {
  const [, calls = ''] = page.split('## Calls');
  const [row = ''] = calls.split('\n').filter((line) => line.startsWith(`| \`${name}\``));
  const fields = [
    ...Object.keys(request.entries),
    ...(/the same/.test(row) ? [] : Object.keys(reply.entries)),
  ];
  for (const field of fields) expect(row).toContain(`\`${field}\``);
});

it('has the signature of the page', async () => {
  const parts = {
    timestamp: '1795163400',
    method: 'POST',
    path: '/wallet/v1/balance',
    body: '{"session":"s.1"}',
  };
  expect(page).toContain(await signRequest('0123456789abcdef0123456789abcdef', parts));
});

it('describes every call with what it takes, gives and refuses', () => {
  const { paths } = walletOpenApiDocument('1');
  expect(Object.keys(paths)).toHaveLength(
    Object.keys(walletCalls).length + Object.keys(transferCalls).length,
  );
  const bet = JSON.stringify(paths['/wallet/v1/bet']);
  for (const code of walletCalls.bet.refusals) expect(bet).toContain(`\`${code}\``);
  for (const field of Object.keys(walletCalls.bet.request.entries)) expect(bet).toContain(`"${field}"`);
  expect(bet).toContain('Never negative');
});
