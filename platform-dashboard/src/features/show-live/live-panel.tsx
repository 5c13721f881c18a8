import type { Status } from '@jobharbor/platform/schemas';
import { Badge, BoatMotif, EmptyState } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { setsQuery } from '../../api/queries.ts';
import { AllowedButton } from '../../components/allowed-button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { diffSets } from '../../components/diff-sets.ts';
import { memberColumns } from '../../components/member-columns.tsx';
import { membersOf } from '../../components/members-of.ts';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { SetName } from '../../components/set-name.tsx';
import { useMissingRight } from '../../session/use-session.ts';
import { MemberActions } from './member-actions.tsx';
import { RetireDialog } from './retire-dialog.tsx';
import { RevertDialog } from './revert-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';

/** The live set: since when, members, changes, and the button that rolls it back. */
export function LivePanel({ status }: { status: Status }) {
  const { live, live_set: set } = status;
  const { data: list } = useQuery(setsQuery);
  const mayNot = useMissingRight('roll-back');
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<{ deed: 'revert' | 'retire'; name: string }>();
  if (!live || !set)
    return (
      <Panel title="Live">
        <EmptyState motif={<BoatMotif />} title="Nothing is live yet" headingLevel={3}>
          Start the site, or publish a first release of the shell with <code>pnpm release shell</code>.
        </EmptyState>
      </Panel>
    );
  const parent = membersOf(set.parent, list);
  const changed = new Map(
    (parent ? diffSets(parent, set.members) : []).map((change) => [change.name, change.from]),
  );
  const before = live.previous.at(-1) ?? null;
  const retired = Object.entries(set.retired ?? {}).sort();
  return (
    <Panel
      title={
        <>
          Set <SetName id={live.set} />
        </>
      }
      mark={
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          Live
        </Badge>
      }
      actions={
        <AllowedButton
          variant="danger"
          disabledReason={mayNot ?? (before === null ? 'There is no earlier set to go back to.' : null)}
          onClick={() => setAsking(true)}
        >
          Roll back…
        </AllowedButton>
      }
    >
      <p>
        For visitors since <Moment at={live.since} exact />, <Moment at={live.since} />
        {set.made_by && <span> · made by {set.made_by}</span>}
      </p>
      {set.reason && <p className="jh-quiet">{set.reason}</p>}
      <DataTable
        caption="Members of the live set"
        captionHidden
        rows={Object.entries(set.members).sort()}
        keyOf={([name]) => name}
        columns={[
          ...memberColumns,
          {
            head: 'Against the set before it',
            cell: ([name]) => <ChangeMark isChanged={changed.has(name)} from={changed.get(name) ?? null} />,
          },
          {
            head: 'Alone',
            cell: ([name]) => <MemberActions name={name} onAsk={(deed) => setAsked({ deed, name })} />,
          },
        ]}
      />
      {retired.length > 0 && (
        <p>
          Retired: {retired.map(([name, { version }]) => `${name} ${version}`).join(', ')}. Their addresses
          answer 410; a release of them brings them back.
        </p>
      )}
      {asked?.deed === 'revert' && (
        <RevertDialog
          name={asked.name}
          version={set.members[asked.name] ?? ''}
          list={list}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.deed === 'retire' && <RetireDialog name={asked.name} onClose={() => setAsked(undefined)} />}
      {isAsking && before !== null && (
        <RollBackDialog onClose={() => setAsking(false)} status={status} list={list} />
      )}
    </Panel>
  );
}

function ChangeMark({ isChanged, from }: { isChanged: boolean; from: string | null }) {
  if (!isChanged) return <span className="jh-quiet">same</span>;
  if (from === null) return <Badge tone="harbour">new</Badge>;
  return (
    <span className="jhd-change">
      <Badge tone="harbour">changed</Badge>{' '}
      <code className="jhd-code jhd-code--old" translate="no">
        {from}
      </code>
    </span>
  );
}
