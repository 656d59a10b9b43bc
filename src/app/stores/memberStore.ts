import type { Avatar, MemberInfo } from '#contract';
import type { Api } from '../api/client';
import type { Clock } from '../data/ports';
import { Resource } from '../data/resource';

export interface MemberDeps {
  api: Pick<Api, 'member'>;
  clock: Clock;
}

/** What the header shows of the person who is signed in. */
export class MemberStore {
  readonly info: Resource<MemberInfo>;
  readonly avatar: Resource<Avatar>;
  readonly unread: Resource<{ count: number }>;

  constructor({ api, clock }: MemberDeps) {
    this.info = new Resource({ clock, load: (signal) => api.member.info({}, { signal, background: true }) });
    this.avatar = new Resource({ clock, load: (signal) => api.member.avatar({}, { signal }) });
    this.unread = new Resource({
      clock,
      staleAfter: 60_000,
      load: (signal) => api.member.unread({}, { signal, background: true }),
    });
  }

  get unreadCount(): number {
    return this.unread.value?.count ?? 0;
  }

  async load(): Promise<void> {
    await Promise.all([this.info.ensure(), this.avatar.ensure(), this.unread.ensure()]);
  }

  reset(): void {
    this.info.reset();
    this.avatar.reset();
    this.unread.reset();
  }
}
