import type { SyncKind, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { ErrorNotice, useNow } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Notice } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsTaken, ProposalCard } from './proposal-card.tsx';
import { SkillChips } from './skill-chips.tsx';
import { validationErrorsOf } from './sync-kinds.ts';
import type { ResumeSync } from './use-resume-sync.ts';
import './read-resume.css';

/** Whether a proposal adds something to the profile and needs no further input. */
const isComplete = (proposal: SyncProposal, sync: ResumeSync, now: Date): boolean =>
  proposal.fields.some(({ current }) => current === null) &&
  !(proposal.id in sync.state.edits) &&
  Object.keys(validationErrorsOf(proposal.kind, sync.valuesFor(proposal, fieldsTaken(proposal)), now))
    .length === 0;

/** Proposals of some kinds, the accepted ones with undo, and the skipped ones. */
export function ResumeProposals({ sync, kinds }: { sync: ResumeSync; kinds: readonly SyncKind[] }) {
  const { t } = useTranslation('profile');
  const now = useNow();
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const isOurs = ({ kind }: { kind: SyncKind }) => kinds.includes(kind);
  const open = sync.open.filter((one) => isOurs(one) && !sync.isDoubtful(one));
  const doubtful = sync.open.filter((one) => isOurs(one) && sync.isDoubtful(one));
  const skipped = sync.skipped.filter(isOurs);
  const acceptedCount = Object.values(sync.state.accepted).filter(isOurs).length;
  const [left, setLeft] = useState<readonly string[]>([]);
  const complete = open.filter((one) => isComplete(one, sync, new Date(now)));
  const skills = complete.filter(({ kind, entry_id: entryId }) => kind === 'skill' && entryId === null);
  // One skill is a card, with its place in the résumé.
  const chips = skills.length > 1 ? skills : [];
  const cards = open.filter((one) => !chips.includes(one));

  /** Focuses the next card after one was removed, or the message that nothing is left. */
  const focusNext = (index: number) =>
    requestAnimationFrame(() => {
      const titles = root.current?.querySelectorAll<HTMLElement>('.jhp-proposal__title') ?? [];
      (titles[Math.min(index, titles.length - 1)] ?? root.current)?.focus();
    });

  const wanted = complete.filter(({ id }) => !left.includes(id));
  const changes = useChangeAll({ sync, kinds, say: setSaid, onSettled: () => focusNext(0) });
  const { isWorking } = changes;

  return (
    <div ref={root} tabIndex={-1} className="jh-stack jhp-proposals">
      {acceptedCount > 0 && <AddedNotice isWorking={isWorking} onUndo={changes.undoAll} />}
      <ErrorNotice error={changes.error} />
      {wanted.length > 1 && (
        <div>
          <Button
            variant="primary"
            loading={isWorking}
            loadingLabel={t('saving')}
            onClick={() => changes.add(wanted)}
          >
            {t('readResume.addAll')}
          </Button>
        </div>
      )}
      {cards.length > 0 && (
        <ul className="jhp-proposals__list">
          {cards.map((proposal, index) => (
            <ProposalCard key={proposal.id} proposal={proposal} sync={sync} onGone={() => focusNext(index)} />
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <SkillChips
          skills={chips}
          left={left}
          isWorking={isWorking}
          onToggle={(id) =>
            setLeft((known) => (known.includes(id) ? known.filter((one) => one !== id) : [...known, id]))
          }
          onAdd={changes.add}
        />
      )}
      {doubtful.length > 0 && (
        <DoubtfulProposals
          proposals={doubtful}
          sync={sync}
          onGone={(index) => focusNext(cards.length + index)}
        />
      )}
      {skipped.length > 0 && (
        <ShowSkippedButton
          onShow={() => {
            sync.showSkipped(skipped.map(({ id }) => id));
            focusNext(0);
          }}
        />
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

function AddedNotice({ isWorking, onUndo }: { isWorking: boolean; onUndo: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Notice
      tone="success"
      actions={
        <Button size="small" loading={isWorking} onClick={onUndo}>
          {t('readResume.undoAll')}
        </Button>
      }
    >
      {t('readResume.added')}
    </Notice>
  );
}

function ShowSkippedButton({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <div>
      <Button size="small" variant="quiet" onClick={onShow}>
        {t('readResume.showSkipped')}
      </Button>
    </div>
  );
}

interface DoubtfulProposalsProps {
  proposals: ResumeSync['open'];
  sync: ResumeSync;
  onGone: (index: number) => void;
}

/** Proposals that the reader of the résumé is unsure of. */
function DoubtfulProposals({ proposals, sync, onGone }: DoubtfulProposalsProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  return (
    <section className="jh-stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('readResume.doubtful.title')}</h3>
      <p className="jh-quiet">{t('readResume.doubtful.lead')}</p>
      <ul className="jhp-proposals__list">
        {proposals.map((proposal, index) => (
          <ProposalCard key={proposal.id} proposal={proposal} sync={sync} onGone={() => onGone(index)} />
        ))}
      </ul>
    </section>
  );
}

interface ChangeAllOptions {
  sync: ResumeSync;
  kinds: readonly SyncKind[];
  say: (text: string) => void;
  onSettled: () => void;
}

/** Accepts several complete proposals, or takes all accepted ones back; one of the two at a time. */
function useChangeAll({ sync, kinds, say, onSettled }: ChangeAllOptions) {
  const { t } = useTranslation('profile');
  // A second press may come before React has rendered `isPending`.
  const isStarted = useRef(false);
  const settle = () => {
    isStarted.current = false;
    onSettled();
  };
  const adding = useMutation({
    async mutationFn(complete: readonly SyncProposal[]) {
      // The newest entry of a kind stands first, so the last is added first.
      for (const proposal of complete.toReversed()) {
        const outcome = await sync.accept(proposal, sync.valuesFor(proposal, fieldsTaken(proposal)));
        if (outcome.status === 'failed') throw outcome.error;
      }
    },
    onSettled() {
      say(t('readResume.added'));
      settle();
    },
  });
  const undoing = useMutation({
    mutationFn: () => sync.undoAll(kinds),
    onSuccess: () => say(t('readResume.undone')),
    onSettled: settle,
  });
  const isWorking = adding.isPending || undoing.isPending;
  function start(work: () => void): void {
    if (isStarted.current) return;
    isStarted.current = true;
    for (const one of [adding, undoing]) one.reset();
    work();
  }
  return {
    isWorking,
    error: adding.error ?? undoing.error,
    add: (chosen: readonly SyncProposal[]) => start(() => adding.mutate(chosen)),
    undoAll: () => start(() => undoing.mutate()),
  };
}
