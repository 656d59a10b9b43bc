import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CountBadge } from '#ds/CountBadge';
import { Tab, TabList, TabPanel, Tabs } from '#ds/Tabs';
import { linkMessages as messages } from './link.messages';

/** Ways to open accounts: one by one, or by links that open them. */
export const registerViews = ['open', 'links'] as const;
export type RegisterView = (typeof registerViews)[number];

export interface RegisterScreenProps {
  view: RegisterView;
  onViewChange: (view: RegisterView) => void;
  /** How many links there are; undefined while it is not known. */
  linkCount: number | undefined;
  /** What a view shows. */
  children: (view: RegisterView) => ReactNode;
}

/** Opens accounts below an agent: by hand, or by registration links. */
export function RegisterScreen({ view, onViewChange, linkCount, children }: RegisterScreenProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Tabs selectedKey={view} onSelectionChange={onViewChange}>
      <TabList aria-label={t(messages.views)}>
        {registerViews.map((each) => (
          <Tab
            key={each}
            id={each}
            badge={
              each === 'links' && linkCount ? <CountBadge count={linkCount} tone="neutral" /> : undefined
            }
          >
            {t(messages[each])}
          </Tab>
        ))}
      </TabList>
      {registerViews.map((each) => (
        <TabPanel key={each} id={each} hasTabStop>
          {children(each)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
