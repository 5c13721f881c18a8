import { Suspense } from 'react';
import { lazyPart } from '../../remote/index.ts';
import type { StrengthMeterProps } from './strength-meter.tsx';

// If loading fails the page works without the meter: the API refuses weak passwords.
const StrengthMeter = lazyPart<StrengthMeterProps>(() =>
  import('./strength-meter.tsx').then(
    ({ StrengthMeter }) => StrengthMeter,
    () => () => null,
  ),
);

export type PasswordStrengthProps = StrengthMeterProps;

/** Strength meter of a new password. Loads nothing before the first character is typed. */
export function PasswordStrength(props: PasswordStrengthProps) {
  if (props.password === '') return null;
  return (
    <Suspense>
      <StrengthMeter {...props} />
    </Suspense>
  );
}
