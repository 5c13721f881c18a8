import { randomKey } from '@jobharbor/shared/browser/environment';
import { type SyncProposal, syncField, syncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useNow, useSession } from '@jobharbor/shared/remote';
import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** Proposals for the profile that were made on this device, from answers or from an archive, and not from a résumé. */
const localProposals = z.object({
  proposals: z.array(syncProposal),
  /** Name, email address and phone, as those of a résumé. */
  contact: z.array(syncField),
});
export type LocalProposals = z.infer<typeof localProposals>;

/** `setId` is new for each set of proposals, since those of two sets have the same ids: `education:0`. */
const storedProposals = z.extend(localProposals, { setId: z.string() });
export type StoredProposals = z.infer<typeof storedProposals>;

const listeners = new Set<() => void>();
const keyOf = (userId: number) => `local-proposals:${userId}`;

/** Stores them on the device, so that they outlive a reload. */
export function saveLocalProposals(userId: number, made: LocalProposals): void {
  const stored: StoredProposals = { ...made, setId: randomKey() };
  saveDraft(keyOf(userId), stored, Date.now());
  for (const listener of listeners) listener();
}

/** The person's local proposals; null without any. */
export function useLocalProposals(): StoredProposals | null {
  const { user } = useSession();
  const now = useNow();
  const key = keyOf(user?.id ?? 0);
  const [cache] = useState({ text: '', value: null as StoredProposals | null });
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      const value = readDraft(key, storedProposals, now);
      const text = JSON.stringify(value);
      // The same object for the same content, as the hook needs it.
      if (text !== cache.text) Object.assign(cache, { text, value });
      return cache.value;
    },
    () => null,
  );
}

/** A proposal of a new entry, or of fields of the person, without the empty values. Null if nothing remains. */
export function proposalOf(
  kind: SyncProposal['kind'],
  key: string,
  values: Record<string, string | null | undefined>,
): SyncProposal | null {
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const text = value?.trim() ?? '';
    return text === '' ? [] : [{ name, value: text, current: null, page: null, line: 0, quote: '' }];
  });
  return fields.length === 0 ? null : { id: `${kind}:${key}`, kind, entry_id: null, fields };
}
