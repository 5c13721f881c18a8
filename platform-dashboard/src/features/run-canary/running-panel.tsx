import type { RampChange, RunningCanary, Status } from '@jobharbor/platform/schemas';
import { Badge, Notice } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { setsQuery } from '../../api/queries.ts';
import { AllowedButton } from '../../components/allowed-button.tsx';
import { countryList } from '../../components/country-name.ts';
import { diffSets } from '../../components/diff-sets.ts';
import { formatShare } from '../../components/figures.ts';
import { membersOf } from '../../components/members-of.ts';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { PromoteDialog } from '../../components/promote-dialog.tsx';
import { SetDiff } from '../../components/set-diff.tsx';
import { SetName } from '../../components/set-name.tsx';
import { useMissingRight } from '../../session/use-session.ts';
import { ChangeCanaryDialog } from './change-canary-dialog.tsx';
import { ComparisonFigures } from './comparison-figures.tsx';
import { isFailingCanary } from './is-failing-canary.ts';
import { RampControlDialog } from './ramp-control-dialog.tsx';
import { RampSteps } from './ramp-steps.tsx';
import { StopCanaryDialog } from './stop-canary-dialog.tsx';

export interface RunningPanelProps {
  status: Status;
  canary: RunningCanary;
  /** Whether it has ended meanwhile. */
  isOver: boolean;
  /** Called when a dialog about it opens or closes. */
  onDialog: (isOpen: boolean) => void;
}

type Deed = 'change' | 'promote' | 'stop' | RampChange['deed'];

/** A running canary: its visitors, its figures beside those of the live set, its actions. */
export function RunningPanel({ status, canary, isOver, onDialog }: RunningPanelProps) {
  const { data: list } = useQuery(setsQuery);
  const [asking, openDialog] = useState<Deed>();
  const members = membersOf(canary.set, list, status);
  const against = membersOf(canary.against, list, status);
  const changes = members && against ? diffSets(against, members) : undefined;
  const ask = (deed: Deed | undefined) => {
    openDialog(deed);
    onDialog(deed !== undefined);
  };
  const close = () => ask(undefined);
  const next = nextStepOf(canary);
  const isWorse = isFailingCanary(canary);
  return (
    <Panel
      className={isWorse ? 'jhd-panel--failing' : 'jhd-panel--canary'}
      title={
        <>
          Canary: set <SetName id={canary.set} />
        </>
      }
      mark={
        <Badge
          tone={isOver ? 'closed' : isWorse ? 'danger' : 'attention'}
          icon={<FlaskConical aria-hidden="true" />}
        >
          {isOver ? 'Over' : isWorse ? 'Failing' : 'Running'}
        </Badge>
      }
      actions={
        <CanaryActions canary={canary} packages={changes?.map(({ name }) => name) ?? []} onAsk={ask} />
      }
    >
      <VisitorShare canary={canary} />
      {canary.ramp && <RampSteps canary={canary} ramp={canary.ramp} />}
      {changes && <SetDiff changes={changes} same="It has the same members as the live set." />}
      <WorseNotice worse={canary.comparison.worse} />
      <ComparisonFigures comparison={canary.comparison} threshold={canary.threshold} />
      <ChangeCanaryDialog open={asking === 'change'} onClose={close} canary={canary} />
      <PromoteDialog
        open={asking === 'promote'}
        onClose={close}
        set={canary.set}
        isCanary
        changes={changes}
      />
      {next !== undefined && (asking === 'pause' || asking === 'resume' || asking === 'step') && (
        <RampControlDialog deed={asking} canary={canary} next={next} onClose={close} />
      )}
      <StopCanaryDialog open={asking === 'stop'} onClose={close} canary={canary} />
    </Panel>
  );
}

function VisitorShare({ canary }: Pick<RunningPanelProps, 'canary'>) {
  return (
    <p>
      <strong className="jhd-share">{formatShare(canary.share)}</strong> of visitors in{' '}
      {countryList(canary.countries)}, started <Moment at={canary.started_at} /> by {canary.started_by}
      {canary.room < 1 && (
        <span className="jh-quiet">
          {' '}
          · {formatShare(canary.room)} at most beside the other canaries: a visitor is in one of them
        </span>
      )}
    </p>
  );
}

function WorseNotice({ worse }: Pick<RunningCanary['comparison'], 'worse'>) {
  if (worse.length === 0) return null;
  return (
    <Notice tone="danger" role="status" title="It does worse than the live set">
      <ul>
        {worse.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface CanaryActionsProps {
  canary: RunningCanary;
  /** What it changes: the rights needed. */
  packages: readonly string[];
  onAsk: (deed: Deed) => void;
}

function CanaryActions({ canary, packages, onAsk }: CanaryActionsProps) {
  const mayNotChange = useMissingRight('canary', packages);
  const mayNotPromote = useMissingRight('promote', packages);
  const next = nextStepOf(canary);
  const isLast = next === 1 && canary.countries.length === 0;
  const isPaused = canary.ramp?.paused_at !== undefined;
  return (
    <>
      <AllowedButton variant="primary" disabledReason={mayNotPromote} onClick={() => onAsk('promote')}>
        Promote…
      </AllowedButton>
      <AllowedButton disabledReason={mayNotChange} onClick={() => onAsk('change')}>
        Change share…
      </AllowedButton>
      {next !== undefined && (
        <>
          <AllowedButton disabledReason={mayNotChange} onClick={() => onAsk(isPaused ? 'resume' : 'pause')}>
            {isPaused ? 'Go on…' : 'Pause…'}
          </AllowedButton>
          <AllowedButton
            disabledReason={mayNotChange ?? (isLast ? 'The next step is everybody: promote it.' : null)}
            onClick={() => onAsk('step')}
          >
            Next step now…
          </AllowedButton>
        </>
      )}
      <AllowedButton variant="danger" disabledReason={mayNotChange} onClick={() => onAsk('stop')}>
        Stop…
      </AllowedButton>
    </>
  );
}

/** The share of its ramp's next step, if there is one. */
const nextStepOf = ({ ramp, share }: RunningCanary): number | undefined =>
  ramp?.steps.find((step) => step > share);
