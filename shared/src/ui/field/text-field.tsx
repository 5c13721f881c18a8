import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { type TextCounter, useTextCounter } from './use-text-counter.ts';

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    icon?: ReactNode;
    counter?: TextCounter | undefined;
    /** A button at the end, inside the frame. */
    action?: ReactNode;
  };

/**
 * A line of text. Give `dir="auto"` for what people write (names, titles) and `dir="ltr"` for
 * addresses, codes and phone numbers; `inputMode`, `autoComplete` and `ref` go to the input.
 */
export function TextField({
  label,
  note,
  hint,
  error,
  labelHidden,
  icon,
  counter,
  action,
  className,
  ...input
}: TextFieldProps) {
  const { shown, follow } = useTextCounter(counter, input);
  return (
    <FieldFrame
      {...{ label, note, hint, error, labelHidden, className }}
      id={input.id}
      describedBy={input['aria-describedby']}
      counter={shown}
    >
      {(control) => (
        <div className="jh-input-frame">
          {icon}
          <input
            type="text"
            placeholder=" "
            {...input}
            {...control}
            className="jh-input"
            onInput={(event) => {
              follow?.(event.currentTarget.value);
              input.onInput?.(event);
            }}
          />
          {action}
        </div>
      )}
    </FieldFrame>
  );
}
