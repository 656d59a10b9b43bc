import { SelectButton } from '#ds/Select';
import { OnDemand } from './OnDemand';
import type { OpenedSelectProps } from './OpenedSelect';

const loadSelect = () => import('./OpenedSelect');

/** A select on a page that is opened first: its list's code, a tenth of the page's, comes when somebody reaches for it. */
export function SelectOnDemand<Id extends string>(props: OpenedSelectProps<Id>) {
  const { options, value, onChange: _, ...look } = props;
  return (
    <OnDemand
      load={loadSelect}
      closed={(trigger) => (
        <SelectButton {...look} {...trigger}>
          {options.find(({ id }) => id === value)?.label}
        </SelectButton>
      )}
    >
      {({ OpenedSelect }) => <OpenedSelect {...props} />}
    </OnDemand>
  );
}
