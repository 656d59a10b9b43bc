import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isOffline } from '../boot/offline';
import { useSite } from './site';
import { lazyPart } from './lazyWithPreload';

const StartPages = lazyPart(async () => (await import('./StartPages')).StartPages);

/**
 * What the permission call allows: the site, the maintenance page, the region page or the one that denies access. The
 * site does not wait for the answer, because nearly every visitor may come in, once they have said that they are old enough;
 * while the platform cannot be reached, each part of the page says so in its place and offers to try again.
 */
export const StartGate = observer(function StartGate({ children }: { children: ReactNode }) {
  const { start, age } = useSite().stores;
  // The permission call itself was refused: the visitor may not even learn what there is, whatever they were told before.
  const isLockedOut = start.permission.failure?.kind === 'region';
  if (!start.systemStatus && !isLockedOut && age.isConfirmed && !isOffline) return children;
  return <StartPages />;
});
