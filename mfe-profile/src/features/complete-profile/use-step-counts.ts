import { useResumes } from '@jobharbor/shared/domain/resumes';
import { educations } from '../../common/entries/kinds/education.tsx';
import { jobPreferences } from '../../common/entries/kinds/job-preference.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { useEntries, useOtherTabs } from '../../common/entries/use-entries.ts';
import type { StepCounts } from './steps.ts';

const kinds = [jobPreferences, workExperiences, educations];

/** Number of items for each step, and the failed queries. */
export function useStepCounts() {
  // A second tab has the same draft: saved in both, it would be there twice without a question.
  useOtherTabs(kinds);
  const preferences = useEntries(jobPreferences);
  const resumes = useResumes();
  const work = useEntries(workExperiences);
  const education = useEntries(educations);
  const all = [preferences, resumes, work, education];
  const counts: StepCounts = {
    preferences: preferences.data?.length,
    resume: resumes.data?.resumes.length,
    work: work.data?.length,
    education: education.data?.length,
  };
  return {
    counts,
    error: all.find(({ isError, data }) => isError && data === undefined)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
