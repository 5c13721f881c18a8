import { TextField } from '@jobharbor/shared/ui';
import { parseShare } from '../../components/share-field.tsx';

export interface RampFieldProps {
  steps: string;
  hold: string;
  /** The share that it begins with; null while that is invalid. */
  first: number | null;
  onSteps: (steps: string) => void;
  onHold: (hold: string) => void;
}

/** "5, 25, 100" as shares that grow from `first`; an empty list for an empty text; null for anything else. */
export function parseSteps(typed: string, first: number | null): number[] | null {
  const steps = typed
    .split(/[\s,;%]+/)
    .filter(Boolean)
    .map(parseShare);
  let before = first ?? 0;
  for (const step of steps) {
    if (step === null || step <= before) return null;
    before = step;
  }
  return steps.length > 20 ? null : (steps as number[]);
}

/** Whole minutes up to a week; null for anything else. */
export const parseHold = (typed: string): number | null =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= 10_080 ? Number(typed) : null;

/** Ramp of a canary and hold time of each step; collapsed, since the share may also be changed manually. */
export function RampField({ steps, hold, first, onSteps, onHold }: RampFieldProps) {
  return (
    <details className="jhd-fold">
      <summary>
        Grows by itself: <strong>{steps.trim() || 'no'}</strong>
      </summary>
      <div className="jh-stack">
        <TextField
          label="Then, in percent"
          inputMode="text"
          dir="ltr"
          autoComplete="off"
          value={steps}
          onChange={(event) => onSteps(event.target.value)}
          hint="As in 5 25 50 100. At 100, without countries, it is made live."
          error={
            parseSteps(steps, first) === null
              ? 'Give percentages that grow from the first share, as in 25 50 100.'
              : undefined
          }
        />
        <TextField
          label="Minutes that each share is held"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={hold}
          onChange={(event) => onHold(event.target.value)}
          error={parseHold(hold) === null ? 'Give whole minutes, up to 10080, which is a week.' : undefined}
        />
      </div>
    </details>
  );
}
