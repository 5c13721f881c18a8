import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** Label, hint and error around a field's control. All texts come from the caller. */
export type FieldTexts = {
  label: ReactNode;
  /** Muted text after the label, such as "optional". */
  note?: ReactNode;
  /** Text below the field that says what is expected. */
  hint?: ReactNode;
  /** Error message: the problem and its fix; shown with an icon in place of the hint. */
  error?: ReactNode;
  /** Hides the label visually. Only where the context makes it obvious. */
  labelHidden?: boolean | undefined;
};

export type ControlProps = {
  id: string;
  /** Absent without an error, so that the control keeps its own. */
  'aria-invalid'?: true;
  'aria-describedby': string | undefined;
};

export type FieldFrameProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  describedBy?: string | undefined;
  counter?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Associates a control with its label, hint, error and counter. Use it for controls that the kit does not have. */
export function FieldFrame({
  label,
  note,
  hint,
  error,
  labelHidden,
  id,
  className,
  describedBy,
  counter,
  children,
}: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const part = (name: string, shown: unknown) => (shown ? `${controlId}-${name}` : undefined);
  const ids = {
    hint: part('hint', hint && !error),
    error: part('error', error),
    counter: part('counter', counter),
  };
  const control: ControlProps = {
    id: controlId,
    ...(error && { 'aria-invalid': true }),
    'aria-describedby': classNames(ids.error, ids.hint, ids.counter, describedBy),
  };
  return (
    <div className={classNames('jh-field', className)}>
      <label
        className={classNames('jh-field__label', labelHidden && 'jh-visually-hidden')}
        htmlFor={controlId}
      >
        <span>{label}</span>
        {note && <span className="jh-field__note">{note}</span>}
      </label>
      {children(control)}
      <div className="jh-field__foot">
        <div aria-live="polite">
          <FieldMessage id={ids.error ?? ids.hint} hint={hint} error={error} />
        </div>
        {counter && (
          <span className="jh-field__counter" id={ids.counter}>
            {counter}
          </span>
        )}
      </div>
    </div>
  );
}

export function FieldMessage({
  id,
  hint,
  error,
}: {
  id: string | undefined;
  hint: ReactNode;
  error: ReactNode;
}) {
  if (error)
    return (
      <p className="jh-field__error" id={id}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </p>
    );
  return hint ? (
    <p className="jh-field__hint" id={id}>
      {hint}
    </p>
  ) : null;
}
