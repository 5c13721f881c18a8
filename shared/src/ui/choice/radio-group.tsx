import type { ReactNode, Ref } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import { Choice } from './choice.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  count?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  name: string;
  options: readonly RadioOption<Value>[];
  /** Controlled with `onValueChange`; otherwise `defaultValue` and the form. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  inline?: boolean | undefined;
  required?: boolean | undefined;
  /** Of the first option, which a form focuses where the group has an error. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Radio buttons for a few options, all visible. Above seven or so, use a `SelectField`. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  inline,
  required,
  ref,
}: RadioGroupProps<Value>) {
  const isChosen = (option: Value) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <FieldGroup legend={legend} legendHidden={legendHidden} hint={hint} error={error}>
      <div className={inline ? 'jh-choices jh-choices--inline' : 'jh-choices'}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            type="radio"
            ref={index === 0 ? ref : undefined}
            {...option}
            {...isChosen(option.value)}
            name={name}
            required={required}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
