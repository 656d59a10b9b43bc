export { box, root } from '../../patterns/Calendar/Calendar.styles';

// Hooks: those of Calendar and of the field box
