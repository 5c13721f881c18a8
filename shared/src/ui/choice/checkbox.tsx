import { Choice, type ChoiceProps } from './choice.tsx';

export type CheckboxProps = Omit<ChoiceProps, 'role'> & {
  /** Some, not all, of the represented options are selected. */
  indeterminate?: boolean | undefined;
};

/** A checkbox, sent with the form. For a setting with immediate effect use a `Switch`. */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  const attach = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(input);
    if (ref) ref.current = input;
  };
  return <Choice {...rest} type="checkbox" ref={attach} />;
}
