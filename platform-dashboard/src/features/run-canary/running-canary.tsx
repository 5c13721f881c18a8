import type { Canary, Status } from '@jobharbor/platform/schemas';
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
import { StopCanaryDialog } from './stop-canary-dialog.tsx';

/** The running canary: its visitors, its figures beside those of the live set, its actions. */
export function RunningCanary({ status, canary }: { status: Status; canary: Canary }) {
  const { data: list } = useQuery(setsQuery);
  const [asking, setAsking] = useState<'change' | 'promote' | 'stop'>();
  const members = membersOf(canary.set, list, status);
  const against = membersOf(canary.against, list, status);
  const changes = members && against ? diffSets(against, members) : undefined;
  const packages = changes?.map(({ name }) => name) ?? [];
  const mayNotChange = useMissingRight('canary', packages);
  const mayNotPromote = useMissingRight('promote', packages);
  const close = () => setAsking(undefined);
  return (
    <Panel
      className="jhd-panel--canary"
      title={
        <>
          Canary: set <SetName id={canary.set} />
        </>
      }
      mark={
        <Badge tone="attention" icon={<FlaskConical aria-hidden="true" />}>
          Running
        </Badge>
      }
      actions={
        <>
          <AllowedButton variant="primary" lack={mayNotPromote} onClick={() => setAsking('promote')}>
            Promote…
          </AllowedButton>
          <AllowedButton lack={mayNotChange} onClick={() => setAsking('change')}>
            Change share…
          </AllowedButton>
          <AllowedButton variant="danger" lack={mayNotChange} onClick={() => setAsking('stop')}>
            Stop…
          </AllowedButton>
        </>
      }
    >
      <p>
        <strong className="jhd-share">{formatShare(canary.share)}</strong> of visitors in{' '}
        {countryList(canary.countries)}, started <Moment at={canary.started_at} /> by {canary.started_by}
      </p>
      {canary.ramp && <Ramp ramp={canary.ramp} share={canary.share} />}
      {changes && <SetDiff changes={changes} same="It has the same members as the live set." />}
      {status.comparison && status.comparison.worse.length > 0 && (
        <Notice tone="danger" role="status" title="It does worse than the live set">
          <ul>
            {status.comparison.worse.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ComparisonFigures comparison={status.comparison} threshold={canary.threshold} />
      <ChangeCanaryDialog open={asking === 'change'} onClose={close} canary={canary} />
      <PromoteDialog
        open={asking === 'promote'}
        onClose={close}
        set={canary.set}
        isCanary
        changes={changes}
      />
      <StopCanaryDialog open={asking === 'stop'} onClose={close} canary={canary} />
    </Panel>
  );
}

/** What a ramp has still to come. */
function Ramp({ ramp, share }: { ramp: NonNullable<Canary['ramp']>; share: number }) {
  const next = ramp.steps.filter((step) => step > share);
  return (
    <p className="jh-quiet">
      {next.length === 0
        ? 'Its ramp has reached its end.'
        : `While it does no worse it grows to ${next.map(formatShare).join(', ')}, with ${ramp.hold_minutes} minutes or more between.`}
    </p>
  );
}
