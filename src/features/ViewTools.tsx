import type { ReactNode } from 'react';
import { Inline } from '#ds/Inline';
import { PageHead } from '#patterns/PageHead';
import { ChoiceButtons } from './ChoiceButtons';

export interface ViewToolsProps<View extends string> {
  /** Names the choice, for screen readers. */
  label: string;
  views: readonly { id: View; label: string }[];
  value: View;
  onChange: (view: View) => void;
  /** At the end of the row: what can be done with what is shown. */
  children?: ReactNode;
}

/** Chooses, at the head of a page, which of its views is shown. */
export const ViewTools = <View extends string>(props: ViewToolsProps<View>) => (
  <PageHead
    tools={
      <Inline gap={2} justify="between">
        <ChoiceButtons
          aria-label={props.label}
          options={props.views}
          value={props.value}
          onChange={props.onChange}
        />
        {props.children}
      </Inline>
    }
  />
);
