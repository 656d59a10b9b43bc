export { useFocusAfterRemoval } from './useFocusAfterRemoval';
