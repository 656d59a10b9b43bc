export { BottomTabBar } from './BottomTabBar';
export type { BottomTabBarItem, BottomTabBarProps } from './BottomTabBar';
