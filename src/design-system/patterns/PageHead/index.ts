export { HeadAround, HeadRows, PageHead } from './PageHead';
export { title as headTitle } from './PageHead.styles';
export type { PageHeadParts, PageHeadProps } from './PageHead';
export { PageAction } from './PageAction';
export type { PageActionProps } from './PageAction';
export { PageAsOf } from './PageAsOf';
export type { PageAsOfProps } from './PageAsOf';
