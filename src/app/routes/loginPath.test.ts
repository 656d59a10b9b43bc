import { describe, expect, it } from 'vitest';
import { isOpenPath, loginPath, wantedAt } from './loginPath';

const placeOf = (to: string) => new URL(to, 'https://site.example');

describe('the way to the login and back', () => {
  it.each(['/rng?page=VELORA', '/personal/depositv2', '/help#fees', '/game?id=a&vassalage=B'])(
    '%s comes back as it was',
    (to) => {
      const { search, pathname } = placeOf(loginPath(placeOf(to)));
      expect([pathname, wantedAt(search)]).toEqual(['/login', to]);
    },
  );

  it('from home there is no way back to keep', () => expect(loginPath(placeOf('/'))).toBe('/login'));

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '\\/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/login?to=/login',
    '',
  ])('%s leads nowhere', (to) =>
    expect(wantedAt(`?${new URLSearchParams({ to }).toString()}`)).toBeUndefined(),
  );

  it('the pages without a login are those of the specification, and the one for who is locked out', () => {
    const paths = ['/login', '/register', '/register.html', '/helpmc', '/download', '/accessDenied'];
    expect(paths.filter((path) => !isOpenPath(path))).toEqual([]);
    expect(['/', '/help', '/elott', '/login/x', '/game'].filter(isOpenPath)).toEqual([]);
  });
});
