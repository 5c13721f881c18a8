import type { Comparison } from '@jobharbor/platform/schemas';
import { failedShare, formatShare } from '../../components/figures.ts';

/** Scale from no failures to the threshold that stops the canary, with both sets on it. */
export function FailureScale({ comparison, tolerance }: { comparison: Comparison; tolerance: number }) {
  const canary = failedShare(comparison.canary) ?? 0;
  const live = failedShare(comparison.live) ?? 0;
  const limit = live + tolerance;
  const end = Math.max(limit * 1.5, canary * 1.1, 0.001);
  const at = (share: number) => `${((share / end) * 100).toFixed(2)}%`;
  const isBeyond = canary > limit;
  return (
    <figure className="jhd-scale">
      <svg
        className="jhd-scale__drawing"
        role="img"
        aria-label={`${formatShare(canary)} of the canary’s visits failed, ${formatShare(live)} of the live set’s; the canary ends above ${formatShare(limit)}.`}
      >
        <rect className="jhd-bar__ground" y="10" width="100%" height="12" rx="4" />
        <rect className="jhd-scale__beyond" x={at(limit)} y="10" width={at(end - limit)} height="12" />
        <rect
          className={
            isBeyond ? 'jhd-bar__fill jhd-bar__fill--danger' : 'jhd-bar__fill jhd-bar__fill--attention'
          }
          y="10"
          width={at(canary)}
          height="12"
          rx="4"
        />
        <line className="jhd-scale__live" x1={at(live)} x2={at(live)} y1="4" y2="28" />
        <line className="jhd-scale__limit" x1={at(limit)} x2={at(limit)} y1="4" y2="28" />
      </svg>
      <figcaption className="jhd-scale__key" aria-hidden="true">
        <span className="jhd-key jhd-key--canary">Canary {formatShare(canary)}</span>
        <span className="jhd-key jhd-key--live">Live {formatShare(live)}</span>
        <span className="jhd-key jhd-key--limit">Ends above {formatShare(limit)}</span>
      </figcaption>
    </figure>
  );
}
