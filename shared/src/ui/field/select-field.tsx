import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export type SelectFieldProps = ComponentProps<'select'> & FieldTexts;

/** The native select, with `<option>` children: the phone's picker, type-ahead, keyboard support. */
export function SelectField({
  label,
  note,
  hint,
  error,
  labelHidden,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame
      {...{ label, note, hint, error, labelHidden, className }}
      id={select.id}
      describedBy={select['aria-describedby']}
    >
      {(control) => (
        <div className="jh-input-frame">
          <select {...select} {...control} className="jh-input">
            {children}
          </select>
          <ChevronDown className="jh-select__arrow" />
        </div>
      )}
    </FieldFrame>
  );
}
