import type { Entry } from '../../common/entries/entry-kind.ts';
import { useChangeEntries, useEntries, useOtherTabs } from '../../common/entries/use-entries.ts';
import { type EntrySyncKind, entryKinds } from './sync-kinds.ts';

export interface KindEntries {
  list: readonly Entry[] | undefined;
  reload: () => Promise<Entry[]>;
}

export type SyncEntries = Readonly<Record<EntrySyncKind, KindEntries>>;

const kinds = Object.values(entryKinds);

/** The profile's entries of every kind that a résumé may propose. */
export function useSyncEntries(): SyncEntries {
  useOtherTabs(kinds);
  return {
    work_experience: useKind('work_experience'),
    education: useKind('education'),
    license_certification: useKind('license_certification'),
    skill: useKind('skill'),
    language: useKind('language'),
    website: useKind('website'),
  };
}

function useKind(name: EntrySyncKind): KindEntries {
  const kind = entryKinds[name];
  const { data } = useEntries(kind);
  const { reload } = useChangeEntries(kind);
  return { list: data, reload };
}
