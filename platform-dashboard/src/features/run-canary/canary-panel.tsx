import type { Canary, Status } from '@jobharbor/platform/schemas';
import { Badge, ButtonLink } from '@jobharbor/shared/ui';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { SetName } from '../../components/set-name.tsx';
import { hrefOf } from '../../routing/route.ts';
import { RunningCanary } from './running-canary.tsx';

/** The running canary, or the outcome of the last one and a button that starts another. */
export function CanaryPanel({ status }: { status: Status }) {
  const { canary } = status;
  if (canary?.state === 'running') return <RunningCanary status={status} canary={canary} />;
  return (
    <Panel
      title="Canary"
      mark={<Badge tone="closed">None running</Badge>}
      actions={<ButtonLink href={hrefOf('/sets')}>Choose a set to try</ButtonLink>}
    >
      {canary ? (
        <Outcome canary={canary} />
      ) : (
        <p className="jh-quiet">No set was tried on a share of visitors yet.</p>
      )}
    </Panel>
  );
}

const outcomes = {
  promoted: { word: 'Promoted', tone: 'success' },
  stopped: { word: 'Stopped', tone: 'closed' },
  'rolled-back': { word: 'Stopped by itself', tone: 'danger' },
} as const;

function Outcome({ canary }: { canary: Canary }) {
  if (canary.state === 'running') return null;
  const { word, tone } = outcomes[canary.state];
  return (
    <div className="jh-stack jh-gap-2">
      <p>
        The last one, <SetName id={canary.set} />, ended <Moment at={canary.changed_at} />.{' '}
        <Badge tone={tone}>{word}</Badge>
      </p>
      {canary.why && <p className="jh-quiet">{canary.why}</p>}
    </div>
  );
}
