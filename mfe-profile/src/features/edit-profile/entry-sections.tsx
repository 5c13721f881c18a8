import { useEffect } from 'react';
import type { EntryKindName } from '../../common/entries/entry-kind.ts';
import { EntrySection } from '../../common/entries/entry-section.tsx';
import { allKinds } from '../../common/entries/kinds/all-kinds.ts';
import { educations } from '../../common/entries/kinds/education.tsx';
import { jobPreferences } from '../../common/entries/kinds/job-preference.tsx';
import { skills } from '../../common/entries/kinds/skill.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { useEntries, useOtherTabs } from '../../common/entries/use-entries.ts';

/** Kinds of entries that most employers ask for. */
const suggestedKinds = [workExperiences, educations, skills, jobPreferences];

/** Asks the section of a kind to open its form for a new entry. Make a new object for each request. */
export interface AddRequest {
  kind: EntryKindName;
  /** Opens the first entry, where there is one, instead of a new one. */
  edits?: boolean;
}

/** Sections with lists of entries. A lazy chunk, not needed by the first page. */
export function EntrySections({
  request,
  onMissing,
}: {
  request: AddRequest | null;
  /** Called with the kinds that are empty. */
  onMissing: (kinds: readonly EntryKindName[]) => void;
}) {
  useOtherTabs(allKinds);
  const lists = suggestedKinds.map(useEntries);
  const missing = suggestedKinds
    .filter((_, index) => lists[index]?.data?.length === 0)
    .map(({ name }) => name)
    .join(',');
  useEffect(() => {
    onMissing(missing === '' ? [] : (missing.split(',') as EntryKindName[]));
  }, [missing, onMissing]);
  return allKinds.map((kind) => (
    <EntrySection key={kind.name} kind={kind} addRequest={request?.kind === kind.name ? request : null} />
  ));
}
