import { expect, it } from 'vitest';
import { shortPath, teamName } from './teamName';

const way = (...names: string[]) => names.map((account) => ({ account }));

it('says where somebody stands in a tree by who is above, however deep it is', () => {
  expect(shortPath(way(), 'mai')).toBe('mai');
  expect(shortPath(way('arun'), 'mai')).toBe('arun › mai');
  expect(shortPath(way('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'arun'), 'mai')).toBe(
    '… › arun › mai',
  );
});

it('names the team of a report from the one below the agent down', () => {
  expect(teamName(way('me', 'arun', 'mai'), 'id')).toBe('arun › mai');
  expect(teamName(undefined, 'id')).toBe('id');
});
