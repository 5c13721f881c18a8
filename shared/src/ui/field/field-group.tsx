import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './field-frame.tsx';

export type FieldGroupProps = ComponentProps<'fieldset'> & {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Several controls under one question: checkboxes, a date in parts. */
export function FieldGroup({
  legend,
  legendHidden,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const messageId = useId();
  return (
    <fieldset
      {...rest}
      className={classNames('jh-field-group', className)}
      aria-describedby={hint || error ? messageId : undefined}
    >
      <legend className={classNames(legendHidden && 'jh-visually-hidden')}>{legend}</legend>
      {children}
      <div aria-live="polite" className={error ? 'jh-field-group__error' : undefined}>
        <FieldMessage id={messageId} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}
