import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import type { WorkExperience } from '@jobharbor/shared/contracts/entries/work-experience';
import { useCall, useLocale } from '@jobharbor/shared/remote';
import { useState } from 'react';
import type { EntryValues } from '../../common/entries/entry-kind.ts';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { useLocationsQuery } from '../../common/entries/option-names.ts';
import { useEntries } from '../../common/entries/use-entries.ts';
import { preferenceStart } from './preference-start.ts';

/**
 * First values of the job that the person wants, from their profile. Null while it loads; undefined for another step. What
 * does not load is left to the person.
 */
export function usePreferenceStart(isAsked: boolean): EntryValues | null | undefined {
  const { country } = useLocale();
  const me = useCall(getMe, {}, { enabled: isAsked });
  const work = useEntries(workExperiences);
  const places = useLocationsQuery(isAsked ? country.key : '');
  // Constant once known: a list that failed is asked for again by its field, and the form stays open meanwhile.
  const [start, setStart] = useState<EntryValues | null>(null);
  if (!isAsked) return undefined;
  if (start === null && ![me, work, places].some(({ isPending }) => isPending))
    setStart(
      preferenceStart({
        headline: me.data?.headline ?? null,
        location: me.data?.location ?? null,
        jobs: (work.data ?? []) as unknown as WorkExperience[],
        places: places.data ?? [],
      }),
    );
  return start;
}
