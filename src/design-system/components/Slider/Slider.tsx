import { useId, type CSSProperties, type ReactNode, type Ref } from 'react';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import type { SliderProps as AriaSliderProps } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { FieldLabel } from '#patterns/Field';
import { fill, head, help, mark, marks as marksPart, output, root, thumb, track } from './Slider.styles';

/** A value worth naming below the track. */
export interface SliderMark {
  /** Where it stands, between `minValue` and `maxValue`. */
  readonly value: number;
  /** A short word or figure; it does not wrap. */
  readonly label: string;
}

export interface SliderProps<T extends number | number[] = number> extends Omit<
  AriaSliderProps<T>,
  'className' | 'style' | 'render' | 'children' | 'orientation'
> {
  /** Names the slider, above it, beside its value. Leave it out only beside an `aria-label`. */
  label?: ReactNode;
  /** What to know before moving it, below the track. Read out with every thumb. */
  description?: ReactNode;
  /** Values named below the track, such as its two ends. */
  marks?: readonly SliderMark[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * Sets a number, or with two values a range, where the place in the range says more than the exact figure.
 * For an exact figure use NumberField. `formatOptions` says how the value is written.
 */
export function Slider<T extends number | number[] = number>({
  label,
  description,
  marks,
  ...rest
}: SliderProps<T>) {
  const ds = useDs();
  const helpId = useId();
  const { minValue = 0, maxValue = 100 } = rest;
  // A range of one value has all its marks at the start.
  const span = maxValue - minValue || 1;
  const names = [ds('slider.minimum'), ds('slider.maximum')];
  return (
    <AriaSlider {...(description && { 'aria-describedby': helpId })} {...rest} css={root}>
      <div css={head}>
        <FieldLabel>{label}</FieldLabel>
        <SliderOutput css={output} />
      </div>
      <SliderTrack css={track}>
        {({ state }) => (
          <>
            <SliderFill css={fill} />
            {state.values.map((_value, index) => (
              <SliderThumb
                key={index}
                index={index}
                css={thumb}
                {...(state.values.length > 1 && { 'aria-label': names[index] ?? String(index + 1) })}
              />
            ))}
          </>
        )}
      </SliderTrack>
      {marks && (
        // The thumb says the value; these would be read without any tie to it.
        <div css={marksPart} aria-hidden>
          {marks.map(({ value, label: name }) => (
            <span
              key={value}
              css={mark}
              data-edge={value <= minValue ? 'start' : value >= maxValue ? 'end' : undefined}
              style={{ '--_at': `${((value - minValue) / span) * 100}%` } as CSSProperties}
            >
              {name}
            </span>
          ))}
        </div>
      )}
      {description && (
        <span id={helpId} css={help}>
          {description}
        </span>
      )}
    </AriaSlider>
  );
}
