import { invalidateApplications } from '@jobharbor/shared/domain/applications';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { lazyCall, useErrorText, useLocale, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { useExternalVisit } from './use-external-visit.ts';

const answerCall = lazyCall(
  { id: 'POST /job/{jobId}/external-application', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/answer-external-application'
      )
    ).answerExternalApplication,
);

export type ExternalAnswer = 'applied' | 'not_yet' | 'gone';

/**
 * Saves the answer to "Did you apply?". A guest's is stored on the device until they sign in, except that a job was gone:
 * the report form opens after signing in.
 */
export function useExternalAnswer(
  job: { id: number; slug: string },
  { update }: Pick<ReturnType<typeof useExternalVisit>, 'update'>,
) {
  const { t } = useTranslation('search');
  const { events, notify, queryClient } = useRemote();
  const { base } = useLocale();
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { mutate, isPending, error, variables, data } = useSend(answerCall, {
    onSuccess({ application }) {
      update(undefined);
      if (application)
        events.emit('job:applied', { jobId: job.id, applicationId: application.id, isElsewhere: true });
      else void invalidateApplications(queryClient);
    },
  });

  function answer(given: ExternalAnswer) {
    if (isSignedIn && given !== 'not_yet')
      return mutate({ params: { jobId: job.id }, body: { answer: given } });
    update(given === 'applied' ? 'applied' : undefined);
    if (given === 'applied') notify({ tone: 'success', text: t('save.onDevice') });
    if (given === 'gone') void navigate(signInPath(`${base}${jobPath(job)}#report`));
  }

  return {
    answer,
    isSending: isPending,
    error: error ? errorText(error) : undefined,
    isReported: data !== undefined && variables?.body.answer === 'gone',
  };
}
