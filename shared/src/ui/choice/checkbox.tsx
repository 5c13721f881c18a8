import { Choice, type ChoiceProps } from './choice.tsx';

export type CheckboxProps = Omit<ChoiceProps, 'role'> & {
  /** Some of the options that it represents are selected. */
  indeterminate?: boolean | undefined;
};

/** Yes or no, sent with the form. A setting that acts at once is a `Switch`. */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  const attach = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(input);
    if (ref) ref.current = input;
  };
  return <Choice {...rest} type="checkbox" ref={attach} />;
}
