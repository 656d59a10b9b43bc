/** The package types only its barrel of 5,900 icons; we import one file per icon, so that a development server loads few. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';
  const icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & { size?: number | string; stroke?: number | string }
  >;
  export default icon;
}
