// Hooks: those of Button.
export { root } from '../IconButton/IconButton.styles';
