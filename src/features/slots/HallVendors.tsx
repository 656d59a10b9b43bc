import { createContext, memo, useContext, useDeferredValue, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '#ds/Mark';
import { Tab, TabList, TabPanel, Tabs } from '#ds/Tabs';
import { siteMessages } from '../site.messages';
import type { HallVendor } from './hall';
import { hallMessages } from './messages';

interface VendorTabsProps {
  /** Absent while they load. Keep the list. */
  vendors: readonly HallVendor[] | undefined;
  /** Code of the vendor that is shown; undefined shows all. */
  vendor: string | undefined;
  /** Keep the function. */
  onVendorChange: (code: string | undefined) => void;
}

export interface HallVendorsProps extends VendorTabsProps {
  /** The games of the vendor. */
  children: ReactNode;
}

const everybody = '*';
/** Vendors that fit a wide bar. The others are drawn after the page. */
const atOnce = 8;
const Inside = createContext<ReactNode>(null);
const Games = () => useContext(Inside);

/** A tab for each vendor, over its games. */
export function HallVendors({ children, ...rest }: HallVendorsProps) {
  return (
    <Inside value={children}>
      <VendorTabs {...rest} />
    </Inside>
  );
}

/** Sixty tabs take longer than a frame, so a keystroke in the search below must not render them. */
const VendorTabs = memo(function VendorTabs({ vendors, vendor, onVendorChange }: VendorTabsProps) {
  const { formatMessage } = useIntl();
  const selected = vendor ?? everybody;
  const shown = useDeferredValue(
    vendors,
    vendors?.filter(({ code }, place) => place < atOnce || code === vendor),
  );
  return (
    <Tabs
      emphasis="strong"
      selectedKey={selected}
      onSelectionChange={(key) => onVendorChange(key === everybody ? undefined : key)}
    >
      <TabList aria-label={formatMessage(hallMessages.vendors)}>
        <Tab id={everybody}>
          <FormattedMessage {...siteMessages.allGames} />
        </Tab>
        {shown?.map(({ code, name, mark }) => (
          <Tab key={code} id={code} mark={<Mark name={name} src={mark} size="sm" />}>
            <FormattedMessage {...hallMessages.hall} values={{ vendor: name }} />
          </Tab>
        ))}
      </TabList>
      <TabPanel id={selected} hasTabStop>
        <Games />
      </TabPanel>
    </Tabs>
  );
});
