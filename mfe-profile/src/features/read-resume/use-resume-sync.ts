import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import type { SyncKind, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { callPrefix, useLocale, useNow, useRemote, useSession } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ValidationError } from '../../common/entries/check-values.ts';
import type { EntryValues } from '../../common/entries/entry-kind.ts';
import { createProposalSender } from './proposal-sender.ts';
import { hasSameEntry, valuesFor } from './proposal-values.ts';
import { validationErrorsOf } from './sync-kinds.ts';
import { createSyncStore, type SyncState } from './sync-state.ts';
import { useReadContent } from './use-read-content.ts';
import { useSyncEntries } from './use-sync-entries.ts';

export type AcceptOutcome =
  | { status: 'accepted' }
  | { status: 'wrong'; errors: Record<string, ValidationError | string> }
  /** Changed or deleted elsewhere since it was parsed. */
  | { status: 'conflict' }
  | { status: 'failed'; error: AppError };

/** Query state of proposals, which come from a parsed résumé or from this device. */
export interface SyncContent {
  data: Partial<ReturnType<typeof useReadContent>['data']>;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch(): Promise<void>;
}

/** Proposals of a résumé with the actions on them. */
export const useResumeSync = (resumeId: number) => useProposalSync(resumeId, useReadContent(resumeId));

/**
 * Proposals with the actions on them, whose state is stored under `source`. All accepted ones can be undone at once.
 */
export function useProposalSync<C extends SyncContent>(source: number | string, content: C) {
  const { http } = useRemote();
  const { country } = useLocale();
  const now = useNow();
  const client = useQueryClient();
  const entries = useSyncEntries();
  const { state, store, update } = useStoredState(source);
  const [sender] = useState(() => createProposalSender(http, client));

  async function accept(proposal: SyncProposal, values: EntryValues): Promise<AcceptOutcome> {
    const errors = validationErrorsOf(proposal.kind, values, new Date(now));
    if (Object.keys(errors).length > 0) return { status: 'wrong', errors };
    try {
      const taken = await sender.send(entries, proposal, values);
      if (taken === null) return { status: 'conflict' };
      update(({ accepted, skipped, edits }) => ({
        accepted: { ...accepted, [proposal.id]: taken },
        skipped,
        edits: without(edits, proposal.id),
      }));
      return { status: 'accepted' };
    } catch (thrown) {
      return failedOutcome(toAppError(thrown), values);
    }
  }

  /** Undoes all acceptances, latest first; rejects at the first failure. */
  async function undoAll(kinds: readonly SyncKind[]): Promise<void> {
    const all = Object.entries(store.read(Date.now()).accepted).toReversed();
    for (const [id, acceptance] of all) {
      if (!kinds.includes(acceptance.kind)) continue;
      await sender.undo(entries, id, acceptance);
      update(({ accepted, ...rest }) => ({ ...rest, accepted: without(accepted, id) }));
    }
    // Proposals accepted in an earlier visit are missing from the cached answer: fetch it again.
    await client.invalidateQueries({ queryKey: callPrefix(getSyncableContent) });
  }

  const doubtful = content.data?.doubtful_proposals ?? [];
  const offered = [
    ...(content.data?.proposals ?? []),
    ...(content.data?.license_proposals ?? []),
    ...doubtful,
  ];
  return {
    content,
    isReady: content.data !== undefined && Object.values(entries).every(({ list }) => list !== undefined),
    state,
    /** Whether the résumé offers nothing at all. */
    isEmpty: offered.length === 0,
    open: offered.filter(
      (one) => !(one.id in state.accepted) && !state.skipped.includes(one.id) && !hasSameEntry(entries, one),
    ),
    /** Whether a proposal may be none: it is shown apart, and not added with the others. */
    isDoubtful: ({ id }: SyncProposal) => doubtful.some((one) => one.id === id),
    skipped: offered.filter(({ id }) => state.skipped.includes(id)),
    valuesFor: (proposal: SyncProposal, names: readonly string[]) =>
      valuesFor(entries, country.currency, proposal, names),
    accept,
    undoAll,
    skip: (id: string) =>
      update((known) => ({ ...known, skipped: [...known.skipped, id], edits: without(known.edits, id) })),
    showSkipped: (ids: readonly string[]) =>
      update((known) => ({ ...known, skipped: known.skipped.filter((id) => !ids.includes(id)) })),
    saveEdit: (id: string, values: EntryValues | null) =>
      update((known) => ({
        ...known,
        edits: values === null ? without(known.edits, id) : { ...known.edits, [id]: values },
      })),
  };
}

export type ResumeSync = ReturnType<typeof useProposalSync<SyncContent>>;

/** What the person has done with the proposals, stored on the device. */
function useStoredState(source: number | string) {
  const { now } = useRemote();
  const { user } = useSession();
  const [store] = useState(() => createSyncStore(user?.id ?? 0, source));
  const [state, setState] = useState<SyncState>(() => store.read(now));
  function update(change: (state: SyncState) => SyncState): void {
    // Refetch first: another tab or onboarding step may have saved meanwhile.
    const next = change(store.read(Date.now()));
    store.save(next);
    setState(next);
  }

  return { state, store, update };
}

/** Faults of the server stand at the fields if all of them have one. */
function failedOutcome(error: AppError, values: EntryValues): AcceptOutcome {
  const fields = Object.entries(error.fields).map(([name, [text = '']]) => [name, text] as const);
  const isField = fields.length > 0 && fields.every(([name]) => name in values);
  return isField ? { status: 'wrong', errors: Object.fromEntries(fields) } : { status: 'failed', error };
}

const without = <T>(record: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
