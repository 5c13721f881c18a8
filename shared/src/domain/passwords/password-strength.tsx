import { lazy, Suspense } from 'react';
import type { StrengthMeterProps } from './strength-meter.tsx';

// A page that cannot load it works without: the API refuses a weak password all the same.
const StrengthMeter = lazy(() =>
  import('./strength-meter.tsx').then(
    ({ StrengthMeter }) => ({ default: StrengthMeter }),
    () => ({ default: () => null }),
  ),
);

export type PasswordStrengthProps = StrengthMeterProps;

/** How strong the password is that somebody is choosing. Nothing is loaded before its first character. */
export function PasswordStrength(props: PasswordStrengthProps) {
  if (props.password === '') return null;
  return (
    <Suspense>
      <StrengthMeter {...props} />
    </Suspense>
  );
}
