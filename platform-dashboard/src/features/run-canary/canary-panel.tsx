import type { Canary, RunningCanary, Status } from '@jobharbor/platform/schemas';
import { Badge, ButtonLink } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { SetName } from '../../components/set-name.tsx';
import { hrefOf } from '../../routing/route.ts';
import { excessOf, isFailingCanary } from './is-failing-canary.ts';
import { RunningPanel } from './running-panel.tsx';

/**
 * The running canaries, failing ones first, or the result of the last one and a button that starts another. One that
 * ends while a dialog about it is open stays until that is closed: its refusal and the typed reason would be lost.
 */
export function CanaryPanel({ status }: { status: Status }) {
  const [asked, setAsked] = useState<RunningCanary>();
  const running = status.canaries.filter(({ state }) => state === 'running');
  const isOver = asked !== undefined && !running.some(({ id }) => id === asked.id);
  const shown = isOver ? [...running, asked] : running;
  if (shown.length > 0) {
    const rank = (canary: RunningCanary) => (isFailingCanary(canary) ? 1 : 0) + excessOf(canary);
    return shown
      .toSorted((one, other) => rank(other) - rank(one))
      .map((canary) => (
        <RunningPanel
          key={canary.id}
          status={status}
          canary={canary}
          isOver={canary === asked && isOver}
          onDialog={(isOpen) => setAsked(isOpen ? canary : undefined)}
        />
      ));
  }
  const [canary] = status.canaries;
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
