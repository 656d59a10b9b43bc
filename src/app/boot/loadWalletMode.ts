import { when } from 'mobx';
import type { Stores } from '../stores/stores';

/**
 * Asks once a visit how the brand keeps money, for whoever has money here: the first screen can do without it. Returns
 * what ends it.
 */
export const loadWalletMode = ({ session, wallet }: Pick<Stores, 'session' | 'wallet'>): (() => void) =>
  when(
    () => session.isSignedIn,
    () => {
      if (!wallet.merchantWallet.value) void wallet.merchantWallet.ensure();
    },
  );
