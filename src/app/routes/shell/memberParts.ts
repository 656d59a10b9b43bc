import { lazyWithPreload } from '../lazyWithPreload';
import type { MemberPartProps } from './MemberPart';

/** What the chrome shows of who is signed in. It comes with a session and with the ways into one; a visitor waits for none of it. */
export const memberParts = lazyWithPreload<MemberPartProps>(
  async () => (await import('./MemberPart')).MemberPart,
);
