import type { Canary, ReleaseSet, SetList, Status, WithdrawnSet } from '@jobharbor/platform/schemas';
import { BoatMotif, EmptyState, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setsQuery, statusQuery } from '../api/queries.ts';
import { diffSets } from '../components/diff-sets.ts';
import { Loaded } from '../components/loaded.tsx';
import { membersOf } from '../components/members-of.ts';
import { PromoteDialog } from '../components/promote-dialog.tsx';
import { PinDialog } from '../features/compare-sets/pin-dialog.tsx';
import { PreviewNotice } from '../features/compare-sets/preview-notice.tsx';
import { SetCard } from '../features/compare-sets/set-card.tsx';
import { StartCanaryDialog } from '../features/run-canary/start-canary-dialog.tsx';

type SetAction = { kind: 'canary' | 'promote' | 'pin' | 'unpin'; set: ReleaseSet };

/** All sets of the release store, newest first, with their changes and actions. */
export function SetsPage() {
  const sets = useQuery(setsQuery);
  const { data: status } = useQuery(statusQuery);
  return (
    <Loaded
      query={sets}
      what="the sets"
      skeleton={
        <div className="jh-stack">
          <Skeleton className="jhd-skeleton" shape="block" />
          <Skeleton className="jhd-skeleton" shape="block" />
        </div>
      }
    >
      {(list) => <SetCards list={list} status={status} />}
    </Loaded>
  );
}

function SetCards({ list, status }: { list: SetList; status: Status | undefined }) {
  const [deed, setDeed] = useState<SetAction>();
  const close = () => setDeed(undefined);
  if (list.sets.length === 0)
    return (
      <EmptyState motif={<BoatMotif />} title="No set was made yet">
        Publishing a release makes one.
      </EmptyState>
    );
  const live = status?.live_set?.members;
  const triedBy = ({ set, against }: Canary) => {
    const members = membersOf(set, list, status);
    const before = membersOf(against, list, status);
    return members && before ? diffSets(before, members).map(({ name }) => name) : [];
  };
  const withdrawalOf = (id: string) => list.taken_back.find(({ set }) => set === id);
  return (
    <>
      <PreviewNotice />
      <ul className="jh-stack">
        {list.sets.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            parent={membersOf(set.parent, list, status)}
            live={live}
            pin={list.pins.find((pin) => pin.set === set.id)}
            withdrawn={withdrawalOf(set.id)}
            status={status}
            triedBy={triedBy}
            onAsk={(kind) => setDeed({ kind, set })}
          />
        ))}
      </ul>
      {deed && (
        <SetActionDialog
          deed={deed}
          onClose={close}
          live={live}
          takenBack={withdrawalOf(deed.set.id)}
          key={`${deed.kind} ${deed.set.id}`}
        />
      )}
    </>
  );
}

interface SetActionDialogProps {
  deed: SetAction;
  onClose: () => void;
  live: ReleaseSet['members'] | undefined;
  takenBack: WithdrawnSet | undefined;
}

function SetActionDialog({ deed: { kind, set }, onClose, live, takenBack }: SetActionDialogProps) {
  const changes = live && diffSets(live, set.members);
  switch (kind) {
    case 'canary':
      return (
        <StartCanaryDialog open onClose={onClose} set={set.id} changes={changes} takenBack={takenBack} />
      );
    case 'promote':
      return <PromoteDialog open onClose={onClose} set={set.id} changes={changes} withdrawn={takenBack} />;
    case 'pin':
    case 'unpin':
      return <PinDialog open onClose={onClose} set={set.id} isPinned={kind === 'unpin'} />;
  }
}
