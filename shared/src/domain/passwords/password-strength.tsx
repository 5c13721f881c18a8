import { lazy, Suspense } from 'react';
import type { StrengthMeterProps } from './strength-meter.tsx';

// If loading fails the page works without the meter: the API refuses weak passwords.
const StrengthMeter = lazy(() =>
  import('./strength-meter.tsx').then(
    ({ StrengthMeter }) => ({ default: StrengthMeter }),
    () => ({ default: () => null }),
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
