import { checkApplication } from '@jobharbor/shared/calls/check-application';
import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { useCall, useSession } from '@jobharbor/shared/remote';

/**
 * Whether the job takes the person by where their profile says that they may work, and whether they need a permit. Asked
 * again when the tab gets the focus, since the profile may have been changed in another. Nothing of a guest, nor of a job
 * that takes anybody from anywhere.
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
    /** The countries that the profile names. */
    own: data?.countries ?? data?.profile.work_eligibility ?? [],
    permit: eligibility === undefined ? undefined : data?.work_permit,
  };
}
