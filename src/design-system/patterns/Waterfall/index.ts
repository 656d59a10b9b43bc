export { Waterfall } from './Waterfall';
export type { WaterfallProps, WaterfallStep } from './Waterfall';
