import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { useCall, useSession } from '@jobharbor/shared/remote';

/**
 * Whether the job accepts the person by the countries in their profile, and whether they need a work permit. Refetched on
 * window focus, since the profile may have changed in another tab. Disabled for guests and for jobs without a
 * restriction.
 */
export function useEligibility({ id, applicant_countries, excluded_countries, work_arrangement }: JobStatic) {
  const { status } = useSession();
  const isRestricted = Boolean(
    applicant_countries?.length || excluded_countries?.length || work_arrangement?.key !== 'remote',
  );
  const { data } = useCall(
    checkApplication,
    { params: { jobId: id } },
    { enabled: status === 'signed-in' && isRestricted, staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const eligibility = isRestricted && status === 'signed-in' ? data?.eligibility : undefined;
  return {
    eligibility,
    /** An application would be refused. */
    isBarred: eligibility === 'not_open' || eligibility === 'excluded',
    /** Countries of work eligibility in the profile. */
    own: data?.countries ?? data?.profile.work_eligibility ?? [],
    permit: eligibility === undefined ? undefined : data?.work_permit,
  };
}
