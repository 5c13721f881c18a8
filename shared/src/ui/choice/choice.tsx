import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line: number of results with this option. */
  count?: ReactNode;
};

/**
 * One native input with its label beside it; the whole line is the target.
 * Its name is the label alone: hint and count are its description, so that they are read after the state.
 */
export function Choice({
  label,
  hint,
  count,
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio'; role?: 'switch' | undefined }) {
  const id = useId();
  const describedBy = classNames(
    count !== undefined && `${id}-count`,
    Boolean(hint) && `${id}-hint`,
    input['aria-describedby'],
  );
  return (
    <label className="jh-choice">
      <input {...input} aria-labelledby={`${id}-label`} aria-describedby={describedBy} />
      <span>
        <span className="jh-choice__text">
          <span id={`${id}-label`}>{label}</span>
          {count !== undefined && (
            <span className="jh-choice__count" id={`${id}-count`}>
              {count}
            </span>
          )}
        </span>
        {hint && (
          <span className="jh-choice__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
