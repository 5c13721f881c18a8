import {
  type onboardedMethods,
  recordOnboarding,
} from '@jobharbor/shared/calls/jobseeker-account/record-onboarding';
import { completeProfile } from '@jobharbor/shared/calls/jobseeker-profile/complete-profile';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { callPrefix, ErrorNotice, useRemote, useSend, useSendOnce } from '@jobharbor/shared/remote';
import { sessionOf } from '@jobharbor/shared/session';
import { Button } from '@jobharbor/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

export interface CompletionStepProps {
  /** Path to open once the profile is complete. */
  pathAfter: string;
  /** Called if the required first step was undone elsewhere. */
  onMissing: () => void;
}

/** Last step: marks the profile as complete, and continues. */
export function CompletionStep({ pathAfter, onMissing }: CompletionStepProps) {
  const { t } = useTranslation('profile');
  const { session, navigation } = useRemote();
  const client = useQueryClient();
  const resumes = useResumes().data?.resumes ?? [];
  const record = useSend(recordOnboarding);
  const sending = useSendOnce(completeProfile, {
    onSuccess({ user }) {
      // Statistics only: errors are ignored.
      record.mutate({ body: { onboarded_method: methodOf(resumes) } });
      session.setState(sessionOf(user), true);
      void client.invalidateQueries({ queryKey: callPrefix(getMe) });
      navigation.navigate(pathAfter);
    },
    onError(error) {
      if (hasCode(error, errorCode.aiNeedsDesiredJob)) onMissing();
    },
  });
  return (
    <>
      <ErrorNotice error={sending.error} />
      <div>
        <Button
          variant="primary"
          size="large"
          loading={sending.isPending}
          loadingLabel={t('saving')}
          onClick={() => sending.sendOnce({})}
        >
          {t('onboarding.finish')}
        </Button>
      </div>
    </>
  );
}

function methodOf(resumes: readonly Resume[]): (typeof onboardedMethods)[number] {
  if (resumes.some(({ kind }) => kind === 'uploaded')) return 'resume_upload';
  return resumes.length > 0 ? 'create_resume' : 'manual';
}
