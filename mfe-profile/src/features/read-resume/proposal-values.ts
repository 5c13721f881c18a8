import type { SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import type { Entry, EntryValues } from '../../common/entries/entry-kind.ts';
import { emptyValues, valuesOf } from '../../common/entries/entry-values.ts';
import { entryKinds } from './sync-kinds.ts';
import type { SyncEntries } from './use-sync-entries.ts';

/** The profile's entry that a proposal changes; undefined if it adds one, or that entry was deleted. */
export const entryOf = (entries: SyncEntries, { kind, entry_id: id }: SyncProposal): Entry | undefined =>
  kind === 'about' ? undefined : entries[kind].list?.find((entry) => entry.id === id);

/** Values to save for the selected fields of a proposal. A new job gets `currency`. */
export function valuesFor(
  entries: SyncEntries,
  currency: string,
  proposal: SyncProposal,
  names: readonly string[],
): EntryValues {
  const { kind, fields } = proposal;
  const offered = Object.fromEntries(
    fields.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
  );
  if (kind === 'about') return offered;
  const known = entryOf(entries, proposal);
  const base = known ? valuesOf(entryKinds[kind], known) : emptyValues(entryKinds[kind]);
  const start = known || kind !== 'work_experience' ? {} : { currency };
  const isOver = 'end_month' in offered && !('is_current' in offered) ? { is_current: '' } : {};
  return { ...base, ...start, ...isOver, ...offered };
}

/** Whether the profile has the same entry as a proposal that adds one. */
export function hasSameEntry(
  entries: SyncEntries,
  { kind, entry_id: entryId, fields }: SyncProposal,
): boolean {
  if (kind === 'about' || entryId !== null) return false;
  const { identity } = entryKinds[kind];
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const list = entries[kind].list ?? [];
  return list.some((entry) => identity(valuesOf(entryKinds[kind], entry)) === identity(values));
}
