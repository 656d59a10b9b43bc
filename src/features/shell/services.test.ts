import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { expect, test } from 'vitest';
import { serviceLinks } from './services';

const entry = (path: string, csType = 'OTHER') => ({ path, title: path, csType });

test('live chat is not listed, however it is spelt', () => {
  expect(
    serviceLinks([entry('https://chat.example', 'LIVECHAT'), entry('https://chat.example', 'liveChat')]),
  ).toEqual([]);
});

test('only addresses that a person can follow become links', () => {
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    'http://plain.example',
    '//evil.example',
    '',
  ];
  expect(serviceLinks(hostile.map((path) => entry(path)))).toEqual([]);
});

test('the drawing follows the address', () => {
  const icons = serviceLinks([
    entry('tel:+84241234567'),
    entry('https://t.me/example'),
    entry('https://help.example/t.me'),
  ]).map(({ icon }) => icon);
  expect(icons).toEqual([IconPhone, IconBrandTelegram, IconMessageCircle]);
});
