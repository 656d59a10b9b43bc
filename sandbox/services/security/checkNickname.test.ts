import { expect, it } from 'vitest';
import { isNickname } from './checkNickname';

it.each([
  'mira\u200b',
  'mi\u00adra',
  'mi\u2060ra',
  '\u3164mira',
  'mi\u202era',
  'mira\ufe0f',
  'mi\u200cra',
  '\u2800mira',
])('a sign that nobody sees is refused: %j', (name) => expect(isNickname(name, 'Lotus Play')).toBe(false));

it.each(['mіra', 'Αlex', 'pаypal', 'Минh'])('letters of two kinds that look alike are refused: %s', (name) =>
  expect(isNickname(name, 'Lotus Play')).toBe(false),
);

it.each([
  'Lotus Play',
  'L0tus-Play',
  'LOTUS PLAY',
  'Lótus Pláy',
  'Ｌｏｔｕｓ Ｐｌａｙ',
  'Lotus Play Support',
  'Official Lotus Play 1',
  'Admin',
  '4dm1n',
  'аdmin',
  'admin01',
  'Customer Service',
])('a look-alike of the house is refused: %s', (name) => expect(isNickname(name, 'Lotus Play')).toBe(false));

it.each(['arun', 'Arun', 'аrun', 'A r u n', 'arún', 'Uncle Arun', 'uncle-arun'])(
  'a look-alike of an agent above is refused: %s',
  (name) => expect(isNickname(name, 'Lotus Play', ['arun', 'Uncle Arun'])).toBe(false),
);

it.each(['arun2', 'Aruna', '小明'])('a name of one’s own below an agent is taken: %s', (name) =>
  expect(isNickname(name, 'Lotus Play', ['arun', '☆☆'])).toBe(true),
);

it.each([
  'Minh Tran',
  'Nguyễn Văn A',
  'Мария',
  '小明Tom',
  'さくら',
  'ශ්\u200dරී',
  'محمد',
  'lotusfan',
  'Playful',
  'Helper Joe',
  'مي\u200cخواهم',
])('a person is taken: %s', (name) => expect(isNickname(name, 'Lotus Play')).toBe(true));
