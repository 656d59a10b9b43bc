// In a file of its own, which is fetched with the first fault: most visits have none.
export { supportCalls } from '#contract';
