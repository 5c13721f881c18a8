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

type MemberDeed = 'revert' | 'retire';
type LiveSet = NonNullable<Status['live_set']>;

/** The live set: since when, members, changes, and the button that rolls it back. */
export function LivePanel({ status }: { status: Status }) {
  const { live, live_set: set } = status;
  const { data: list } = useQuery(setsQuery);
  const mayNot = useMissingRight('roll-back');
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<{ deed: MemberDeed; name: string }>();
  if (!live || !set) return <NothingLive />;
  const before = live.previous.at(-1) ?? null;
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
      <MemberTable set={set} list={list} onAsk={(deed, name) => setAsked({ deed, name })} />
      <RetiredMembers retired={set.retired} />
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

function NothingLive() {
  return (
    <Panel title="Live">
      <EmptyState motif={<BoatMotif />} title="Nothing is live yet" headingLevel={3}>
        Start the site, or publish a first release of the shell with <code>pnpm release shell</code>.
      </EmptyState>
    </Panel>
  );
}

interface MemberTableProps {
  set: LiveSet;
  list: Parameters<typeof membersOf>[1];
  onAsk: (deed: MemberDeed, name: string) => void;
}

/** The members, each with what it changed against the set before. */
function MemberTable({ set, list, onAsk }: MemberTableProps) {
  const parent = membersOf(set.parent, list);
  const changed = new Map(
    (parent ? diffSets(parent, set.members) : []).map((change) => [change.name, change.from]),
  );
  return (
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
          cell: ([name]) => <MemberActions name={name} onAsk={(deed) => onAsk(deed, name)} />,
        },
      ]}
    />
  );
}

function RetiredMembers({ retired = {} }: Pick<LiveSet, 'retired'>) {
  const members = Object.entries(retired).sort();
  if (members.length === 0) return null;
  return (
    <p>
      Retired: {members.map(([name, { version }]) => `${name} ${version}`).join(', ')}. Their addresses answer
      410; a release of them brings them back.
    </p>
  );
}
