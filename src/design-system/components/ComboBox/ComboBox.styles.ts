export { empty, list, popover } from '../Select/Select.styles';
export { root as opener } from '../IconButton/IconButton.styles';
export { input, root } from '../../patterns/Field/Field.styles';
