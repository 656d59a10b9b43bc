import type { ReactNode, Ref } from 'react';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import type {
  RadioGroupProps as AriaRadioGroupProps,
  RadioProps as AriaRadioProps,
} from 'react-aria-components';
import { FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import {
  body,
  card,
  dot,
  end as endPart,
  items,
  line as linePart,
  mark,
  root,
  title as titlePart,
} from './OptionCard.styles';

export interface OptionCardGroupProps
  extends FieldTexts, Omit<AriaRadioGroupProps, 'className' | 'style' | 'render' | 'children'> {
  /** OptionCards, each with a `value`. */
  children: ReactNode;
  /** `grid` sets short ones side by side where there is room. @default 'list' */
  layout?: 'list' | 'grid';
  ref?: Ref<HTMLDivElement>;
}

/** Takes one of a few things that each need a line to be told apart: bank accounts, ways to pay. */
export function OptionCardGroup({
  label,
  description,
  errorMessage,
  layout = 'list',
  children,
  ...rest
}: OptionCardGroupProps) {
  return (
    <AriaRadioGroup {...(errorMessage && { isInvalid: true })} {...rest} css={root}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <div css={items} data-layout={layout}>
        {children}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

export interface OptionCardProps extends Omit<AriaRadioProps, 'className' | 'style' | 'render' | 'children'> {
  /** What is taken. */
  title: ReactNode;
  /** When, for how much, why not. */
  line?: ReactNode;
  /** At the end: a fee, a Badge. */
  end?: ReactNode;
  ref?: Ref<HTMLLabelElement>;
}

/** One choice of an OptionCardGroup: a radio with a title, a line and something at its end. */
export function OptionCard({ title, line, end, ...rest }: OptionCardProps) {
  return (
    <AriaRadio {...rest} css={card}>
      {({ isSelected }) => (
        <>
          <span css={mark}>{isSelected && <span css={dot} />}</span>
          <span css={body}>
            <span css={titlePart}>{title}</span>
            {line != null && <span css={linePart}>{line}</span>}
          </span>
          {end != null && <span css={endPart}>{end}</span>}
        </>
      )}
    </AriaRadio>
  );
}
