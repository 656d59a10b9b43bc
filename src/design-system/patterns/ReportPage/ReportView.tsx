import IconRows from '@tabler/icons-react/dist/esm/icons/IconBaselineDensityMedium.mjs';
import IconDense from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '#ds/Button';
import { IconButton } from '#ds/IconButton';
import { Popover } from '#ds/Popover';
import { ColumnChooser, type ColumnChooserProps } from '#patterns/ColumnChooser';

/** What changes how a table is seen, and not its rows. Each part is left out where there is nothing to choose. */
export interface ReportView {
  /** Which columns the table shows; those that are not named stay at the start. */
  columns?: ColumnChooserProps & {
    /** Word of the button. */
    label: string;
  };
  /** How close the rows stand, and the words of the switch between both. */
  density?: {
    value: 'comfortable' | 'compact';
    onChange: (density: 'comfortable' | 'compact') => void;
    labels: { comfortable: string; compact: string };
  };
}

export function ReportViewTools({ columns, density }: ReportView) {
  const { label = '', ...chooser } = columns ?? {};
  const other = density?.value === 'compact' ? 'comfortable' : 'compact';
  return (
    <>
      {density && (
        <IconButton
          icon={other === 'compact' ? IconDense : IconRows}
          aria-label={density.labels[other]}
          emphasis="soft"
          onPress={() => {
            density.onChange(other);
          }}
        />
      )}
      {columns && (
        <DialogTrigger>
          <Button tone="neutral" icon={IconColumns}>
            {label}
          </Button>
          <Popover placement="bottom end" aria-label={label}>
            <ColumnChooser {...(chooser as ColumnChooserProps)} />
          </Popover>
        </DialogTrigger>
      )}
    </>
  );
}
