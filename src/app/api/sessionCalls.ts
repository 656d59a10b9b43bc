// In a file of its own, which is fetched when a dialog is near: most visits begin without one.
export { sessionCalls } from '#contract';
