import type { Canary, RunningCanary } from '@jobharbor/platform/schemas';
import { Badge } from '@jobharbor/shared/ui';
import { formatPlural, formatShare } from '../../components/figures.ts';
import { Moment } from '../../components/moment.tsx';
import { useNow } from '../../components/use-now.ts';

export interface RampStepsProps {
  canary: RunningCanary;
  ramp: NonNullable<Canary['ramp']>;
}

/** Steps of a ramp, the current one, and what the next one waits for. */
export function RampSteps({ canary, ramp }: RampStepsProps) {
  const now = useNow();
  const shares = [...new Set([canary.share, ...ramp.steps])].sort((a, b) => a - b);
  return (
    <div className="jh-stack jh-gap-2">
      <ol className="jhd-ramp" aria-label="Shares of the ramp">
        {shares.map((share) => (
          <li key={share} aria-current={share === canary.share ? 'step' : undefined}>
            <strong>{formatShare(share)}</strong>{' '}
            <span className="jh-quiet">
              {share < canary.share ? 'done' : share === canary.share ? 'now' : 'to come'}
            </span>
          </li>
        ))}
      </ol>
      <p role="status">
        {ramp.paused_at !== undefined && (
          <span>
            <Badge tone="attention">Paused</Badge> <Moment at={ramp.paused_at} />.{' '}
          </span>
        )}
        <span>{nextStepText(canary, ramp, now)}</span>
      </p>
    </div>
  );
}

function nextStepText(
  { share, changed_at, threshold, countries, comparison, room }: RunningCanary,
  ramp: NonNullable<Canary['ramp']>,
  now: number,
): string {
  const next = ramp.steps.find((step) => step > share);
  if (next === undefined) return 'Its ramp has reached its end.';
  const isLast = next === 1 && countries.length === 0;
  const to = isLast ? 'is made live for everybody' : `grows to ${formatShare(next)}`;
  if (ramp.paused_at !== undefined) return `It ${to} only after somebody lets it go on.`;
  if (!isLast && next > room)
    return `It ${to} once the canaries beside it leave it so much: they leave ${formatShare(room)}.`;
  if (comparison.doubtful?.length)
    return `It ${to} once it fails no more often than is tolerated: ${comparison.doubtful.join(' ')}`;
  // The clock of the page moves on in steps, and may be behind that of the gateway.
  const minutes = Math.min(ramp.hold_minutes, Math.ceil((changed_at + ramp.hold_minutes * 60 - now) / 60));
  const needed = ramp.visits_before + threshold.minimum_visits - comparison.canary.visits;
  const live = threshold.minimum_visits - comparison.live.visits;
  const waits = [
    minutes > 0 ? formatPlural(minutes, 'minute') : '',
    needed > 0 ? `${formatPlural(needed, 'more visit')} to the canary` : '',
    live > 0 ? `${formatPlural(live, 'more visit')} to the live set` : '',
  ].filter(Boolean);
  const when = waits.length === 0 ? 'at the next look' : `after ${waits.join(' and ')}`;
  return `While it does no worse it ${to} ${when}.`;
}
