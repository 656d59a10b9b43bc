import { afterAll, beforeAll } from 'vitest';
import { createTestPlatform, describeGuests, type TestPlatform } from '#platform/testing';
import { createChat } from './chat/app';
import { createProvider } from './game-provider/app';
import { demoGuests } from './guests';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

// Their scripts are the build's; these tests look at no page of theirs.
const script = 'export {};';
describeGuests(
  {
    ...demoGuests,
    provider: ({ db, ports, config, origin, siteOrigins, images }) =>
      createProvider(
        {
          db,
          ports,
          config: { origin, siteOrigins, idleMinutes: config.idleMinutes, script, checkSpin: '' },
        },
        images,
      ),
    chat: ({ db, ports, origin, siteOrigins }) => createChat({ db, ports, origin, siteOrigins, script }),
  },
  () => platform,
);
