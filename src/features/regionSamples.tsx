import { Component, type ReactElement, type ReactNode } from 'react';
import { RegionContext } from './Region';

class Kept extends Component<{ name: string; children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError(): { isFaulty: boolean } {
    return { isFaulty: true };
  }

  override render(): ReactNode {
    return this.state.isFaulty ? <p>{this.props.name}</p> : this.props.children;
  }
}

/** A decorator that keeps a fault within its region, as the site does, and names the region. */
export const inRegions = (Story: () => ReactElement): ReactElement => (
  <RegionContext value={({ name, children }) => <Kept name={name}>{children}</Kept>}>
    <Story />
  </RegionContext>
);
