import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { useCall } from '@jobharbor/shared/remote';

/** Jobs and schools of the profile, of which a reference is about one; undefined until both are loaded. */
export function useSubjects(): { id: number; name: string }[] | undefined {
  const jobs = useCall(listWorkExperiences, {});
  const schools = useCall(listEducations, {});
  if (!jobs.data || !schools.data) return undefined;
  const named = (id: number, parts: readonly (string | null)[]) => ({
    id,
    name: parts.filter(Boolean).join(' · '),
  });
  return [
    ...jobs.data.work_experiences.map((one) => named(one.id, [one.job_title, one.company_name])),
    ...schools.data.educations.map((one) => named(one.id, [one.field_of_study, one.school_name])),
  ];
}
