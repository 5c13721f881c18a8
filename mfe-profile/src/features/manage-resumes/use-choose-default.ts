import { chooseDefaultResume } from '@jobharbor/shared/calls/jobseeker-resumes/choose-default-resume';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useUpdateResumes } from '@jobharbor/shared/domain/resumes';
import { useSend } from '@jobharbor/shared/remote';

/** Makes a résumé the default, in the cached list too once the API has confirmed it. */
export function useChooseDefault() {
  const updateResumes = useUpdateResumes();
  const send = useSend(chooseDefaultResume);
  return {
    error: send.error,
    choose(resume: Resume, onDone: () => void) {
      send.mutate(
        { params: { id: resume.id } },
        {
          onSuccess() {
            updateResumes((list) => list.map((one) => ({ ...one, is_default: one.id === resume.id })));
            onDone();
          },
        },
      );
    },
  };
}
