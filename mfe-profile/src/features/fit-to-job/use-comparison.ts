import { compareResume } from '@jobharbor/shared/calls/jobseeker-resumes/compare-resume';
import type { ResumeDesign } from '@jobharbor/shared/contracts/profile/resume-document';
import { useCall } from '@jobharbor/shared/remote';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type ComparedJob = { job_id: number } | { job_text: string };

/** Debounce in milliseconds. */
const pauseMs = 700;

/** Compares the résumé with the job, again after each pause in typing. `settled` is what was compared last. */
export function useComparison(design: ResumeDesign, job: ComparedJob, variant: number) {
  const [settled, setSettled] = useState(design);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(design), pauseMs);
    return () => clearTimeout(timer);
  }, [design]);
  const { document, language } = settled;
  const comparison = useCall(
    compareResume,
    { body: { document, language, variant: variant % 10, ...job } },
    { placeholderData: keepPreviousData, staleTime: 600_000, gcTime: 60_000 },
  );
  return { comparison, settled };
}
