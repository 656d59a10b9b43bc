export { TooltipTrigger } from 'react-aria-components';
export { Tooltip } from './Tooltip';
export type { TooltipProps } from './Tooltip';
