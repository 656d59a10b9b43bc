import type { ComponentProps } from 'react';
import { Button, Link } from 'react-aria-components';

/** Leads to its address. Without one it does something on this page, and is read as the button that it is. */
export function LinkOrButton(props: ComponentProps<typeof Link>) {
  return props.href === undefined ? <Button {...(props as object)} /> : <Link {...props} />;
}
