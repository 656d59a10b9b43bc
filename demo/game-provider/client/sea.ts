import { part, prefersReducedMotion } from './dom';

interface Swimmer {
  node: HTMLElement;
  kind: string;
  /** Share of the height at which it swims. */
  lane: number;
  /** Widths of the sea in a second; below nothing it swims to the left. */
  speed: number;
  phase: number;
  x: number;
  y: number;
}

/** A press that has not ended: the fish, and where the pointer went down. */
interface Pressed {
  fish: HTMLElement;
  x: number;
  y: number;
}

/** How far a pointer may move between down and up and still mean its fish, in px. */
const slack = 24;
/** How long a bullet is on its way, milliseconds. */
const flightMs = 220;
/** A fish that was caught comes back after so long. */
const backMs = 1_600;

/** The fish that swim, and the bullets on their way to them. Nothing here decides anything: it shows what was decided. */
export class Sea {
  readonly #box = part('sea');
  readonly #cannon = part('cannon');
  readonly #fish: Swimmer[];
  readonly #isCalm = prefersReducedMotion();
  #aimed = '';

  constructor(onHit: (kind: string, fish: HTMLElement) => void) {
    const nodes = [...this.#box.querySelectorAll<HTMLElement>('.fish')];
    this.#fish = nodes.map((node, place) => {
      const spread = ((place * 37) % nodes.length) / nodes.length;
      const speed = (0.035 + ((place * 13) % 7) * 0.008) * (place % 2 === 0 ? 1 : -1);
      const kind = node.dataset['fish'] ?? '';
      return { node, kind, lane: 0.04 + spread * 0.66, speed, phase: ((place * 29) % 31) / 31, x: 0, y: 0 };
    });
    let pressed: Pressed | undefined;
    this.#box.addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
      const fish = target instanceof Element && target.closest<HTMLElement>('.fish');
      pressed = fish ? { fish, x, y } : undefined;
    });
    this.#box.addEventListener('pointercancel', () => (pressed = undefined));
    // The fish has swum on since, so what counts is whether the finger stayed: to slide away takes the shot back.
    this.#box.addEventListener('pointerup', ({ clientX, clientY }) => {
      if (!pressed) return;
      const { fish, x, y } = pressed;
      pressed = undefined;
      if (Math.hypot(clientX - x, clientY - y) <= slack) onHit(fish.dataset['fish'] ?? '', fish);
    });
    this.#place(0);
    if (this.#isCalm) addEventListener('resize', () => this.#place(0));
    else requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    this.#place(now / 1_000);
    requestAnimationFrame((next) => this.#frame(next));
  }

  /** Puts every fish where it is at a moment; for whoever wants no motion they stand still. */
  #place(seconds: number): void {
    const [width, height] = [this.#box.clientWidth, this.#box.clientHeight];
    for (const fish of this.#fish) {
      const own = fish.node.offsetWidth;
      const way = width + own;
      const along = this.#isCalm ? fish.phase : fish.phase + fish.speed * seconds;
      fish.x = (along - Math.floor(along)) * way - own;
      if (this.#isCalm) fish.x = Math.min(Math.max(fish.x, 0), width - own);
      const sway = this.#isCalm ? 0 : Math.sin(seconds * 1.4 + fish.phase * 20) * 6;
      fish.y = Math.min(fish.lane * height + sway, height - own * 0.7);
      const flip = fish.speed < 0 ? ' scaleX(-1)' : '';
      fish.node.style.transform = `translate(${fish.x.toFixed(1)}px,${fish.y.toFixed(1)}px)${flip}`;
    }
  }

  /** Shows which kind is aimed at. */
  aim(kind: string): void {
    if (kind === this.#aimed) return;
    this.#aimed = kind;
    for (const fish of this.#fish) fish.node.toggleAttribute('data-aimed', fish.kind === kind);
  }

  /** The fish of a kind that is nearest to the middle; of those that were just caught none. */
  nearest(kind: string): HTMLElement | undefined {
    const middle = this.#box.clientWidth / 2;
    const far = ({ x, node }: Swimmer): number => Math.abs(x + node.offsetWidth / 2 - middle);
    return this.#fish
      .filter((fish) => fish.kind === kind && !fish.node.hasAttribute('data-caught'))
      .sort((a, b) => far(a) - far(b))[0]?.node;
  }

  #middleOf(node: HTMLElement): [number, number] {
    const fish = this.#fish.find((each) => each.node === node);
    return [(fish?.x ?? 0) + node.offsetWidth / 2, (fish?.y ?? 0) + node.offsetHeight / 2];
  }

  /** Shows a bullet on its way to a fish. */
  shoot(node: HTMLElement): void {
    const [x, y] = this.#middleOf(node);
    const [fromX, fromY] = [this.#box.clientWidth / 2, this.#box.clientHeight - 40];
    this.#cannon.style.transform = `rotate(${Math.atan2(x - fromX, fromY - y).toFixed(3)}rad)`;
    if (this.#isCalm) return;
    const bullet = document.createElement('div');
    bullet.className = 'bullet';
    this.#box.append(bullet);
    const flight = bullet.animate(
      [{ transform: `translate(${fromX}px,${fromY}px)` }, { transform: `translate(${x}px,${y}px)` }],
      { duration: flightMs },
    );
    flight.addEventListener('finish', () => {
      bullet.remove();
      node.setAttribute('data-shot', '');
      setTimeout(() => node.removeAttribute('data-shot'), 90);
    });
  }

  /** Shows a fish that was caught, with what it paid; it comes back after a while. */
  catch(node: HTMLElement, words: string): void {
    const [x, y] = this.#middleOf(node);
    const label = document.createElement('div');
    label.className = 'catch';
    label.textContent = words;
    label.style.transform = `translate(${x}px,${y}px)`;
    this.#box.append(label);
    setTimeout(() => label.remove(), backMs);
    node.setAttribute('data-caught', '');
    setTimeout(() => node.removeAttribute('data-caught'), backMs);
  }
}
