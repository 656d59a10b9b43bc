import { readBuiltScript, readDocsScript } from '#platform/files';
import type { Guests } from '#platform/guests';
import { clearPayments } from './bank/clearing';
import { createChat } from './chat/app';
import { createProvider } from './game-provider/app';
import { createPaymentProvider } from './payment-provider/app';
import { createImages } from './seed/imageHandler';
import { demoWelcomeCredit } from './seed/welcomeCredit';
import { createVendorWallets } from './vendor-wallets/vendorWallets';
import { demoWorld } from './world';

export { demoAccounts } from './seed/demoAccounts';

/** Everybody who comes to the demo's platform from outside. */
export const demoGuests: Guests = {
  world: demoWorld,
  welcomeCredit: demoWelcomeCredit,
  images: createImages,
  provider: ({ db, ports, config: { idleMinutes }, origin, siteOrigins, minSpinMs, images }) =>
    createProvider(
      {
        db,
        ports,
        config: {
          origin,
          siteOrigins,
          idleMinutes,
          minSpinMs,
          script: readBuiltScript('game'),
          checkSpin: readDocsScript('check-spin.mjs'),
        },
      },
      images,
    ),
  vendorWallets: createVendorWallets,
  bank: { name: 'clear payments', everySeconds: 2, run: clearPayments },
  payments: createPaymentProvider,
  chat: ({ db, ports, origin, siteOrigins }) =>
    createChat({ db, ports, origin, siteOrigins, script: readBuiltScript('chat') }),
};
