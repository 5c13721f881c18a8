import { useNow } from './use-now.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' });

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

function formatAge(at: number, now: number): string {
  const age = Math.max(0, now - at);
  for (const [unit, length] of steps)
    if (age >= length) return relative.format(-Math.floor(age / length), unit);
  return age < 10 ? 'just now' : 'less than a minute ago';
}

export const formatMoment = (at: number): string => day.format(at * 1_000);

/** Relative time, with the exact time as a tooltip. */
export function Moment({ at, exact = false }: { at: number; exact?: boolean }) {
  const now = useNow();
  const moment = formatMoment(at);
  return (
    <time dateTime={new Date(at * 1_000).toISOString()} title={moment}>
      {exact ? moment : formatAge(at, now)}
    </time>
  );
}
