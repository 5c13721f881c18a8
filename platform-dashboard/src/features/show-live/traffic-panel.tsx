import type { Status } from '@jobharbor/platform/schemas';
import { Badge } from '@jobharbor/shared/ui';
import { failedShare, formatCount, formatPlural, formatShare } from '../../components/figures.ts';
import { isFailing } from '../../components/is-failing.ts';
import { Panel } from '../../components/panel.tsx';
import { SetName } from '../../components/set-name.tsx';

/** Visits of the last 15 minutes by set. */
export function TrafficPanel({ status: { traffic, live, canaries } }: { status: Status }) {
  const running = canaries.filter(({ state }) => state === 'running').map(({ set }) => set);
  const total = traffic.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <Panel title="Traffic, last 15 minutes">
      {total === 0 ? (
        <p className="jh-quiet">No visit was reported in the last 15 minutes.</p>
      ) : (
        <ul className="jhd-traffic">
          {traffic.toSorted(failingFirst).map(({ set, visits, failed }) => {
            const share = visits / total;
            const role = roleOf(set, live?.set, running);
            return (
              <li key={set}>
                <div className="jhd-traffic__words">
                  <span>
                    <SetName id={set} /> <Badge tone={role.tone}>{role.word}</Badge>{' '}
                    {isFailing({ visits, failed }) && <Badge tone="danger">failing</Badge>}
                  </span>
                  <span className="jh-number">{formatShare(share)}</span>
                </div>
                <svg className="jhd-bar" aria-hidden="true">
                  <rect className="jhd-bar__ground" width="100%" height="100%" rx="4" />
                  <rect
                    className={`jhd-bar__fill jhd-bar__fill--${role.tone}`}
                    width={`${(share * 100).toFixed(2)}%`}
                    height="100%"
                    rx="4"
                  />
                </svg>
                <p className="jh-quiet jh-small">
                  {formatPlural(visits, 'visit')}, {formatCount(failed)} with a failure (
                  {formatShare(failedShare({ visits, failed }) ?? 0)})
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

type Traffic = Status['traffic'][number];
const failingFirst = (a: Traffic, b: Traffic) => Number(isFailing(b)) - Number(isFailing(a));

function roleOf(set: string, live: string | undefined, canaries: readonly string[]) {
  if (set === live) return { word: 'live', tone: 'success' } as const;
  if (canaries.includes(set)) return { word: 'canary', tone: 'attention' } as const;
  return { word: 'open pages', tone: 'closed' } as const;
}
