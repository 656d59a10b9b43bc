import { afterEach, expect, test, vi } from 'vitest';
import config from './main.ts';

afterEach(() => vi.unstubAllEnvs());

test('the workshop sends on to its sandbox what flow stories ask the platform, in the server that Storybook makes', () => {
  vi.stubEnv('SANDBOX_PORT', '4321');
  const { server } = config.viteFinal({ server: { middlewareMode: true } });
  expect(server).toMatchObject({
    middlewareMode: true,
    proxy: { '/wps': { target: 'http://localhost:4321' } },
  });
});
