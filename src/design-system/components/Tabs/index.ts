export { Tab, TabPanel, Tabs } from './Tabs';
export type { TabPanelProps, TabProps, TabsProps } from './Tabs';
export { TabList } from './TabList';
export type { TabListProps } from './TabList';
