import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type ProgressBarProps = {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** Without a value the progress is indeterminate. */
  value?: number | undefined;
  max?: number | undefined;
  /** The value as text, e.g. "3 of 5" or "62%". */
  valueText?: string | undefined;
};

/** How far something is, on the native element. */
export function ProgressBar({ label, labelHidden, value, max = 100, valueText }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="jh-progress">
      <div className={classNames('jh-progress__words', labelHidden && 'jh-visually-hidden')}>
        <span id={id}>{label}</span>
        {valueText && <span>{valueText}</span>}
      </div>
      <progress aria-labelledby={id} aria-valuetext={valueText} max={max} value={value} />
    </div>
  );
}
