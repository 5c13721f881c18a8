import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import type { SyncKind, SyncProposal } from '@jobharbor/shared/contracts/resume-sync';
import { type AppError, errorCode, hasCode, toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { callPrefix, useCall, useLocale, useNow, useRemote, useSession } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ValidationError } from '../../common/entries/check-values.ts';
import type { Entry, EntryValues } from '../../common/entries/entry-kind.ts';
import { emptyValues, valuesOf } from '../../common/entries/entry-values.ts';
import { deleteEntry, saveEntry } from '../../common/entries/save-entry.ts';
import { entryKinds, validationErrorsOf } from './sync-kinds.ts';
import { createSyncStore, type SyncState } from './sync-state.ts';
import { useSyncEntries } from './use-sync-entries.ts';

export type AcceptOutcome =
  | { status: 'accepted' }
  | { status: 'wrong'; errors: Record<string, ValidationError | string> }
  /** Changed or deleted elsewhere since it was parsed. */
  | { status: 'conflict' }
  | { status: 'failed'; error: AppError };

/** Proposals of a résumé with the actions on them. All accepted ones can be undone at once. */
export function useResumeSync(resumeId: number) {
  const { http, now: firstNow } = useRemote();
  const { user } = useSession();
  const { country } = useLocale();
  const now = useNow();
  const client = useQueryClient();
  const entries = useSyncEntries();
  // Never refetched: parsing is expensive on the server, the file does not change, and accepted proposals are known here.
  const content = useCall(
    getSyncableContent,
    { params: { id: resumeId } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const [store] = useState(() => createSyncStore(user?.id ?? 0, resumeId));
  const [state, setState] = useState<SyncState>(() => store.read(firstNow));
  const keys = useRef(new Map<string, string>());

  function update(change: (state: SyncState) => SyncState): void {
    // Refetch first: another tab or onboarding step may have saved meanwhile.
    const next = change(store.read(Date.now()));
    store.save(next);
    setState(next);
  }

  /** Idempotency key: the same for the same content, so that a retry adds no duplicate. */
  function keyOf(id: string, values: EntryValues): string {
    const text = `${id} ${JSON.stringify(values)}`;
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  }

  const entryOf = ({ kind, entry_id: id }: SyncProposal): Entry | undefined =>
    kind === 'about' ? undefined : entries[kind].list?.find((entry) => entry.id === id);

  /** Values to save for the selected fields of a proposal. */
  function valuesFor(proposal: SyncProposal, names: readonly string[]): EntryValues {
    const { kind, fields } = proposal;
    const offered = Object.fromEntries(
      fields.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
    );
    if (kind === 'about') return offered;
    const known = entryOf(proposal);
    const base = known ? valuesOf(entryKinds[kind], known) : emptyValues(entryKinds[kind]);
    const start = known || kind !== 'work_experience' ? {} : { currency: country.currency };
    const isOver = 'end_month' in offered && !('is_current' in offered) ? { is_current: '' } : {};
    return { ...base, ...start, ...isOver, ...offered };
  }

  async function accept(proposal: SyncProposal, values: EntryValues): Promise<AcceptOutcome> {
    const errors = validationErrorsOf(proposal.kind, values, new Date(now));
    if (Object.keys(errors).length > 0) return { status: 'wrong', errors };
    try {
      const taken = await send(proposal, values);
      if (taken === null) return { status: 'conflict' };
      update(({ accepted, skipped, edits }) => ({
        accepted: { ...accepted, [proposal.id]: taken },
        skipped,
        edits: without(edits, proposal.id),
      }));
      return { status: 'accepted' };
    } catch (thrown) {
      const error = toAppError(thrown);
      const fields = Object.entries(error.fields).map(([name, [text = '']]) => [name, text] as const);
      const isField = fields.length > 0 && fields.every(([name]) => name in values);
      return isField ? { status: 'wrong', errors: Object.fromEntries(fields) } : { status: 'failed', error };
    }
  }

  async function send(proposal: SyncProposal, values: EntryValues) {
    if (proposal.kind === 'about')
      return { kind: proposal.kind, entryId: null, before: await saveAbout(values) };
    const kind = entryKinds[proposal.kind];
    const base = entryOf(proposal) ?? null;
    if (proposal.entry_id !== null && base === null) return null;
    const outcome = await saveEntry(http, { kind, base, values, key: keyOf(proposal.id, values) });
    await entries[proposal.kind].reload();
    if (outcome.status !== 'saved') return null;
    return { kind: proposal.kind, entryId: outcome.entry.id, before: base && valuesOf(kind, base) };
  }

  /** Saves fields of the person on top of the latest profile; returns the previous values. */
  async function saveAbout(values: EntryValues): Promise<EntryValues> {
    const me = await sendCall(http, getMe);
    const body = Object.fromEntries(
      Object.entries(values).map(([name, text]) => [name, text.trim() || null]),
    );
    try {
      await sendCall(http, updateMe, { body: { ...body, version: me.version } });
    } catch (error) {
      if (!hasCode(error, errorCode.staleVersion)) throw error;
      return saveAbout(values);
    }
    await client.invalidateQueries({ queryKey: callPrefix(getMe) });
    return Object.fromEntries(Object.keys(values).map((name) => [name, String(me[name as 'summary'] ?? '')]));
  }

  /** Undoes all acceptances, latest first; rejects at the first failure. */
  async function undoAll(kinds: readonly SyncKind[]): Promise<void> {
    const all = Object.entries(store.read(Date.now()).accepted).toReversed();
    for (const [id, { kind, entryId, before }] of all) {
      if (!kinds.includes(kind)) continue;
      if (kind === 'about') await saveAbout(before ?? {});
      else {
        const found = (await entries[kind].reload()).find((entry) => entry.id === entryId);
        if (found && before === null) await deleteEntry(http, entryKinds[kind], found);
        else if (found && before !== null)
          await saveEntry(http, {
            kind: entryKinds[kind],
            base: found,
            values: before,
            key: keyOf(id, before),
          });
        await entries[kind].reload();
      }
      update(({ accepted, ...rest }) => ({ ...rest, accepted: without(accepted, id) }));
    }
    // Proposals accepted in an earlier visit are missing from the cached answer: fetch it again.
    await client.invalidateQueries({ queryKey: callPrefix(getSyncableContent) });
  }

  /** Whether the profile has gained the same entry otherwise since the résumé was parsed. */
  function isThere({ id, kind, entry_id: entryId, fields }: SyncProposal): boolean {
    if (kind === 'about' || entryId !== null || id in state.accepted) return false;
    const { identity } = entryKinds[kind];
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const list = entries[kind].list ?? [];
    return list.some((entry) => identity(valuesOf(entryKinds[kind], entry)) === identity(values));
  }

  const offered = [...(content.data?.proposals ?? []), ...(content.data?.license_proposals ?? [])];
  return {
    content,
    isReady: content.data !== undefined && Object.values(entries).every(({ list }) => list !== undefined),
    state,
    open: offered.filter(
      (one) => !(one.id in state.accepted) && !state.skipped.includes(one.id) && !isThere(one),
    ),
    skipped: offered.filter(({ id }) => state.skipped.includes(id)),
    valuesFor,
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

export type ResumeSync = ReturnType<typeof useResumeSync>;

const without = <T>(record: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
