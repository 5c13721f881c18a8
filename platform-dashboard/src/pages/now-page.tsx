import { Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../api/queries.ts';
import { Loaded } from '../components/loaded.tsx';
import { LatestActions } from '../features/read-log/latest-actions.tsx';
import { BrokenLogNotice } from '../features/read-log/log-state.tsx';
import { CanaryPanel } from '../features/run-canary/canary-panel.tsx';
import { LivePanel } from '../features/show-live/live-panel.tsx';
import { TrafficPanel } from '../features/show-live/traffic-panel.tsx';
import { FailingNotice } from '../features/watch-health/failing-notice.tsx';
import { MachinesPanel } from '../features/watch-machines/machines-panel.tsx';
import { TroubleNotice } from '../features/watch-machines/trouble-notice.tsx';

/** Live set, canary, traffic and the latest actions. */
export function NowPage() {
  const status = useQuery(statusQuery);
  return (
    <Loaded
      query={status}
      what="what is live"
      skeleton={
        <div className="jhd-columns">
          <Skeleton className="jhd-skeleton" shape="block" />
          <Skeleton className="jhd-skeleton" shape="block" />
        </div>
      }
    >
      {(known) => (
        <div className="jh-stack jh-gap-6">
          <FailingNotice />
          <TroubleNotice />
          <BrokenLogNotice />
          <div className="jhd-columns">
            <div className="jh-stack jh-gap-6">
              <CanaryPanel status={known} />
              <LivePanel status={known} />
            </div>
            <div className="jh-stack jh-gap-6">
              <TrafficPanel status={known} />
              <LatestActions />
            </div>
          </div>
          <MachinesPanel />
        </div>
      )}
    </Loaded>
  );
}
