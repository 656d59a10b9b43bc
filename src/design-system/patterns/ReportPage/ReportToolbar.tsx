import IconRows from '@tabler/icons-react/dist/esm/icons/IconBaselineDensityMedium.mjs';
import IconDense from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { DialogTrigger, MenuTrigger } from 'react-aria-components';
import { Button } from '#ds/Button';
import { IconButton } from '#ds/IconButton';
import { Menu, MenuItem, MenuSeparator } from '#ds/Menu';
import { Popover } from '#ds/Popover';
import { ColumnChooser, type ColumnChooserProps } from '#patterns/ColumnChooser';
import { useMedia } from '#theme/useMedia';

/** One form in which a report can be taken away. */
export interface ReportExport {
  /** Told when it is chosen. */
  id: string;
  /** Its name, such as "CSV". */
  label: string;
  /** What it is for: "For a spreadsheet". */
  line?: string;
}

/** What a report offers besides its rows. Each part is left out where there is nothing to choose. */
export interface ReportTools {
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
  /** The forms, what starts one, and whether one is being made. */
  export?: {
    label: string;
    forms: readonly ReportExport[];
    onExport: (id: string) => void;
    isPending?: boolean;
  };
  /** Prints the report, as a row of the export menu. */
  print?: { label: string; onPrint: () => void };
}

const printKey = 'print';

export function ReportToolbar({ columns, density, export: exporting, print }: ReportTools) {
  const isWide = useMedia('tablet');
  const { label: columnsLabel, ...chooser } = columns ?? {};
  const menuLabel = exporting?.label ?? print?.label;
  const other = density?.value === 'compact' ? 'comfortable' : 'compact';
  return (
    <>
      {isWide && density && (
        <IconButton
          icon={other === 'compact' ? IconDense : IconRows}
          aria-label={density.labels[other]}
          emphasis="soft"
          size="sm"
          onPress={() => {
            density.onChange(other);
          }}
        />
      )}
      {isWide && columns && (
        <DialogTrigger>
          <Button size="sm" tone="neutral" icon={IconColumns}>
            {columnsLabel}
          </Button>
          <Popover placement="bottom end" aria-label={columnsLabel ?? ''}>
            <ColumnChooser {...(chooser as ColumnChooserProps)} />
          </Popover>
        </DialogTrigger>
      )}
      {menuLabel !== undefined && (
        <MenuTrigger>
          <Button size="sm" tone="neutral" icon={IconDownload} isPending={exporting?.isPending ?? false}>
            {menuLabel}
          </Button>
          <Menu
            placement="bottom end"
            aria-label={menuLabel}
            onAction={(key) => {
              if (key === printKey) print?.onPrint();
              else exporting?.onExport(String(key));
            }}
          >
            {exporting?.forms.map(({ id, label, line }) => (
              <MenuItem key={id} id={id} icon={IconDownload} description={line}>
                {label}
              </MenuItem>
            ))}
            {exporting && print && <MenuSeparator />}
            {print && (
              <MenuItem id={printKey} icon={IconPrinter}>
                {print.label}
              </MenuItem>
            )}
          </Menu>
        </MenuTrigger>
      )}
    </>
  );
}
