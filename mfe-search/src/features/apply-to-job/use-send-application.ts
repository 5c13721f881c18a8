import { applyToJob } from '@jobharbor/shared/calls/apply-to-job';
import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { getApplication, invalidateApplications } from '@jobharbor/shared/domain/applications';
import { applySuccessPath } from '@jobharbor/shared/domain/jobs';
import { type AppError, errorCode } from '@jobharbor/shared/errors';
import { callKey, useCallSource, useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { useNavigate } from 'react-router-dom';
import { type ApplyValues, deleteApplyDraft } from '../../common/apply-draft.ts';

export type SendState =
  | { status: 'idle' | 'sending' }
  /** The job was closed or put on hold meanwhile. */
  | { status: 'closed'; text: string }
  | { status: 'failed'; text: string; fields: AppError['fields'] };

/**
 * Sends an application and opens the success page. Concurrent calls are ignored. `onFieldErrors` shows the server's field
 * errors.
 */
export function useSendApplication(
  job: JobStatic,
  { onFieldErrors, onSent }: { onFieldErrors: () => void; onSent: () => void },
) {
  const { queryClient, events } = useRemote();
  const source = useCallSource();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const mutationKey = [applyToJob.id, job.id];
  const { mutate, isPending, error } = useSend(applyToJob, {
    mutationKey,
    onSuccess({ application }) {
      onSent();
      if (source.userId !== undefined) deleteApplyDraft(source.userId, job.id);
      void invalidateApplications(queryClient);
      queryClient.setQueryData(callKey(getApplication, source, { params: { jobId: job.id } }), {
        application,
      });
      events.emit('job:applied', { jobId: job.id, applicationId: application.id });
      navigate(applySuccessPath(job), { replace: true });
    },
    onError({ fields }) {
      if (Object.keys(fields ?? {}).length > 0) onFieldErrors();
    },
  });

  function send({ message, answers, resumeIds, videoId }: ApplyValues, idempotencyKey: string) {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    // Loads the next page meanwhile, so that it is not blank at first.
    import(/* webpackChunkName: "more-pages" */ './apply-success-page.tsx').catch(() => {});
    mutate({
      params: { jobId: job.id },
      body: {
        source: 'web',
        first_message: message,
        screening_answers: job.screening_questions.flatMap(({ id }) =>
          answers[id]?.trim() ? [{ question_id: id, answer: answers[id] }] : [],
        ),
        ...(resumeIds && { resume_ids: resumeIds }),
        ...(videoId != null && { video_resume_id: videoId }),
      },
      idempotencyKey,
    });
  }

  return { state: isPending ? ({ status: 'sending' } as const) : stateOf(error, errorText), send };
}

function stateOf(error: AppError | null, errorText: (error: unknown) => string): SendState {
  if (!error) return { status: 'idle' };
  const text = errorText(error);
  const isClosed = error.code === errorCode.jobClosed || error.code === errorCode.jobOnHold;
  return isClosed ? { status: 'closed', text } : { status: 'failed', text, fields: error.fields ?? {} };
}
