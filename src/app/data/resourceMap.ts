import { Resource, type ResourceOptions } from './resource';

/**
 * Resources by key, made when first asked for. Bounded: beyond `limit` the one that was asked for longest ago
 * is dropped.
 */
export class ResourceMap<Key extends string, T> {
  readonly #resources = new Map<Key, Resource<T>>();
  readonly #make: (key: Key) => ResourceOptions<T>;
  readonly #limit: number;

  constructor(make: (key: Key) => ResourceOptions<T>, limit = 50) {
    this.#make = make;
    this.#limit = limit;
  }

  get(key: Key): Resource<T> {
    const known = this.#resources.get(key);
    const resource = known ?? new Resource(this.#make(key));
    this.#resources.delete(key);
    this.#resources.set(key, resource);
    if (this.#resources.size > this.#limit) {
      const [oldest] = this.#resources.keys();
      if (oldest !== undefined) this.#resources.delete(oldest);
    }
    return resource;
  }

  /** The resources that are kept, the longest unused first. */
  get values(): readonly Resource<T>[] {
    return [...this.#resources.values()];
  }

  reset(): void {
    for (const resource of this.#resources.values()) resource.reset();
    this.#resources.clear();
  }
}
