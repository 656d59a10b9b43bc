export { root as step } from '../IconButton/IconButton.styles';
export { input, root } from '../../patterns/Field/Field.styles';
