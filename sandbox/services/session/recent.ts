/**
 * Keeps values in memory for as long as somebody asks for them: what nobody asked for is dropped after `ms`, at the latest
 * after twice that, also when nobody asks for anything any more.
 */
export class Recent<Value> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #isTimed = false;

  constructor(
    private readonly most: number,
    private readonly ms: number,
  ) {}

  get size(): number {
    return new Set([...this.#young.keys(), ...this.#old.keys()]).size;
  }

  get(key: string): Value | undefined {
    const found = this.#young.get(key) ?? this.#old.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= this.most) this.#turn();
    this.#young.set(key, value);
    this.#time();
  }

  #turn(): void {
    this.#old = this.#young;
    this.#young = new Map();
  }

  #time(): void {
    if (this.#isTimed) return;
    this.#isTimed = true;
    setTimeout(() => {
      this.#isTimed = false;
      this.#turn();
      if (this.#old.size > 0) this.#time();
    }, this.ms).unref();
  }
}
