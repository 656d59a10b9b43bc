import { computed, makeObservable } from 'mobx';
import { modulesOn, permission, type Permission } from '#contract';
import type { Api } from '../api/client';
import type { Clock, Random, Storage } from '../data/ports';
import { parsed } from '../data/parsed';
import { Resource } from '../data/resource';

/** 0 the site, 1 the maintenance page, 2 the region page. Maintenance wins. Source: spec section 4. */
export type SystemStatus = 0 | 1 | 2;

/** Switches of the white-label tree that the site reads. Source: spec section 6 and features A8. */
export type FlagName =
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'USERNAMEREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'CHNGPASSVERIF3'
  | 'DIRECTREG3';

/** Source: spec section 4, register type. */
export type RegisterMethod = 'username' | 'mobile';

export interface StartDeps {
  api: Pick<Api, 'start'>;
  clock: Clock;
  random: Random;
  storage: Storage;
  /** Host name of the page, which the platform decides by. */
  host: string;
}

/** What the permission call said when the site started: status, switches, links, hosts. */
export class StartStore {
  readonly permission: Resource<Permission>;
  readonly #hostChoice: number;

  constructor({ api, clock, random, storage, host }: StartDeps) {
    this.#hostChoice = random.fraction();
    this.permission = new Resource({
      clock,
      load: async (signal) => {
        const said = await api.start.status({ url: host }, { signal });
        if (!said.ok || said.value.info.whitelabel) return said;
        const tree = await api.start.whitelabel({}, { signal });
        if (tree.ok) said.value.info.whitelabel = tree.value;
        return tree.ok ? said : tree;
      },
      persist: {
        storage,
        key: 'settings',
        parse: parseOpen,
        // Where the visitor is belongs in no storage. Source: security.md, 1.3.
        revise: (name, part) => (name === 'location' ? { country: '' } : part),
      },
    });
    makeObservable(this, {
      flags: computed,
      registerMethods: computed,
      imageHost: computed,
      imageUrl: computed,
    });
  }

  /** Undefined until the permission call has answered. */
  get systemStatus(): SystemStatus | undefined {
    const { value } = this.permission;
    if (!value) return undefined;
    if (value.maintenance) return 1;
    return value.regionRestriction ? 2 : 0;
  }

  /** The switches that are on. */
  get flags(): { has: (flag: FlagName) => boolean } {
    return modulesOn(this.permission.value?.info.whitelabel ?? []);
  }

  /** Ways to register that are open, a tab each: none while the platform takes nobody, or has not answered. */
  get registerMethods(): readonly RegisterMethod[] {
    const methods: RegisterMethod[] = [];
    if (!this.permission.value?.info.register) return methods;
    if (this.flags.has('USERNAMEREG3')) methods.push('username');
    if (this.flags.has('MOBILENUMREG3')) methods.push('mobile');
    return methods;
  }

  /** One of the platform's image hosts, the same for the whole visit; the site's own origin when there is none. */
  get imageHost(): string {
    return this.#pick(this.permission.value?.info.imageCDNs);
  }

  /** One of the platform's launch hosts, the same for the whole visit; empty when there is none. */
  get launchHost(): string {
    return this.#pick(this.permission.value?.info.launchGameCDNs);
  }

  /** Source: spec section 4, CDN choice. */
  #pick(hosts: readonly string[] = []): string {
    return hosts[Math.floor(this.#hostChoice * hosts.length)] ?? '';
  }

  /** Where "customer service" leads: the first https link of the platform. */
  get customerServiceUrl(): string | undefined {
    return serviceUrl(this.permission.value?.info.customerService);
  }

  /**
   * Absolute address of an image path that a reply named. The function is another one when the host is, which may be
   * known later than the path: who keeps what it gave, keeps it by the function.
   */
  get imageUrl(): (path: string) => string {
    const host = this.imageHost;
    return (path) => (path.startsWith('/') ? host + path : path);
  }
}

/** The first https link of customer service. */
export const serviceUrl = (ways: Permission['info']['customerService'] = []): string | undefined =>
  ways.find(({ path }) => path.startsWith('https://'))?.path;

/** An earlier answer that let the visitor in; one that did not must be asked for anew before it shows a page. */
function parseOpen(stored: unknown): Permission | undefined {
  const earlier = parsed(permission)(stored);
  return earlier?.maintenance || earlier?.regionRestriction ? undefined : earlier;
}
