declare module 'virtual:used-icons' {
  import type { IconSource } from '#ds/Icon';
  /** Icons that source files import, by name. */
  export const icons: Readonly<Record<string, IconSource>>;
}

declare module 'virtual:used-in' {
  /** Screens that each component is part of, by the component's name. */
  export const usedIn: Readonly<Record<string, readonly { name: string; page: string }[]>>;
}
