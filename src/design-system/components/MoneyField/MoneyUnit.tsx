import { unit } from './MoneyField.styles';

export interface MoneyUnitProps {
  /** By it the field is described. */
  id: string;
  /** As the field is. */
  size: 'md' | 'lg';
  /** Code or sign of the currency. */
  children: string;
}

/** The currency beside an amount; its letters keep their order on a page that runs the other way. */
export const MoneyUnit = ({ id, size, children }: MoneyUnitProps) => (
  <span id={id} css={unit} data-size={size} dir="ltr">
    {children}
  </span>
);
