import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { type TextCounter, useTextCounter } from './use-text-counter.ts';

export type TextAreaProps = ComponentProps<'textarea'> & FieldTexts & { counter?: TextCounter | undefined };

/** Several lines, growing with the text where the browser supports it (`field-sizing`). `dir="auto"` by default. */
export function TextArea({
  label,
  note,
  hint,
  error,
  labelHidden,
  counter,
  className,
  ...area
}: TextAreaProps) {
  const { shown, follow } = useTextCounter(counter, area);
  return (
    <FieldFrame
      {...{ label, note, hint, error, labelHidden, className }}
      id={area.id}
      describedBy={area['aria-describedby']}
      counter={shown}
    >
      {(control) => (
        <div className="jh-input-frame">
          <textarea
            dir="auto"
            rows={4}
            placeholder=" "
            {...area}
            {...control}
            className="jh-input"
            onInput={(event) => {
              follow?.(event.currentTarget.value);
              area.onInput?.(event);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
