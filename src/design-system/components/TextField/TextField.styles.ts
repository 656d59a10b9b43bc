export { input, root } from '../../patterns/Field/Field.styles';
