import { randomKey } from '@jobharbor/shared/browser/environment';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import type { SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { callPrefix } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import type { EntryValues } from '../../common/entries/entry-kind.ts';
import { valuesOf } from '../../common/entries/entry-values.ts';
import { deleteEntry, saveEntry } from '../../common/entries/save-entry.ts';
import { entryOf } from './proposal-values.ts';
import { entryKinds } from './sync-kinds.ts';
import type { SyncState } from './sync-state.ts';
import type { SyncEntries } from './use-sync-entries.ts';

export type Acceptance = SyncState['accepted'][string];

/** Saves accepted proposals in the profile, and takes them back. */
export interface ProposalSender {
  /** Null after a conflict: the entry was changed or deleted elsewhere. */
  send(entries: SyncEntries, proposal: SyncProposal, values: EntryValues): Promise<Acceptance | null>;
  undo(entries: SyncEntries, id: string, acceptance: Acceptance): Promise<void>;
}

export function createProposalSender(http: HttpClient, client: QueryClient): ProposalSender {
  const keys = new Map<string, string>();
  /** Idempotency key: the same for the same content, so that a retry adds no duplicate. */
  function keyOf(id: string, values: EntryValues): string {
    const text = `${id} ${JSON.stringify(values)}`;
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  }
  return {
    async send(entries, proposal, values) {
      if (proposal.kind === 'about')
        return { kind: proposal.kind, entryId: null, before: await saveAbout(http, client, values) };
      const kind = entryKinds[proposal.kind];
      const base = entryOf(entries, proposal) ?? null;
      if (proposal.entry_id !== null && base === null) return null;
      const outcome = await saveEntry(http, { kind, base, values, key: keyOf(proposal.id, values) });
      await entries[proposal.kind].reload();
      if (outcome.status !== 'saved') return null;
      return { kind: proposal.kind, entryId: outcome.entry.id, before: base && valuesOf(kind, base) };
    },
    async undo(entries, id, { kind, entryId, before }) {
      if (kind === 'about') {
        await saveAbout(http, client, before ?? {});
        return;
      }
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
    },
  };
}

/** Saves fields of the person on top of the latest profile; returns the previous values. */
async function saveAbout(http: HttpClient, client: QueryClient, values: EntryValues): Promise<EntryValues> {
  const me = await sendCall(http, getMe);
  const body = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim() || (name === 'last_name' ? '' : null)]),
  );
  try {
    await sendCall(http, updateMe, { body: { ...body, version: me.version } });
  } catch (error) {
    if (!hasCode(error, errorCode.staleVersion)) throw error;
    return saveAbout(http, client, values);
  }
  await client.invalidateQueries({ queryKey: callPrefix(getMe) });
  return Object.fromEntries(Object.keys(values).map((name) => [name, String(me[name as 'summary'] ?? '')]));
}
