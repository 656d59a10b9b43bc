declare module 'virtual:used-icons' {
  import type { IconSource } from '#ds/Icon';
  /** Icons that source files import, by name. */
  export const icons: Readonly<Record<string, IconSource>>;
}
