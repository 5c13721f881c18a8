import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import type { Application } from '@jobharbor/shared/contracts/applications/application';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { getApplication, invalidateApplications } from '@jobharbor/shared/domain/applications';
import { applySuccessPath } from '@jobharbor/shared/domain/jobs';
import { type AppError, errorCode } from '@jobharbor/shared/errors';
import { callKey, useCallSource, useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApplyValues, deleteApplyDraft } from '../../common/job-news/apply-draft.ts';

export type SendState =
  | { status: 'idle' | 'sending' }
  /** The job was closed or put on hold meanwhile. */
  | { status: 'closed'; text: string }
  | { status: 'failed'; text: string; fields: AppError['fields']; error: AppError };

export type SendOptions = {
  /** Id of the person's application for the job, as soon as the page knows of one, from any source. */
  applicationId: number | undefined;
  /** Shows the server's field errors. */
  onFieldErrors: () => void;
  onSent: () => void;
  /** An application arrived that this page did not send. */
  onElsewhere: () => void;
};

/**
 * Sends an application and opens the success page. Concurrent calls are ignored. The answer may be lost after the
 * server took the application. News of it (by the socket or another tab) then opens the success page instead.
 */
export function useSendApplication(
  job: JobStatic,
  { applicationId, onFieldErrors, onSent, onElsewhere }: SendOptions,
) {
  const { queryClient, events } = useRemote();
  const source = useCallSource();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const mutationKey = [applyToJob.id, job.id];
  const isFinished = useRef(false);

  function finish(id: number, application?: Application) {
    if (isFinished.current) return;
    isFinished.current = true;
    onSent();
    if (source.userId !== undefined) deleteApplyDraft(source.userId, job.id);
    void invalidateApplications(queryClient);
    if (application)
      queryClient.setQueryData(callKey(getApplication, source, { params: { jobId: job.id } }), {
        application,
      });
    events.emit('job:applied', { jobId: job.id, applicationId: id });
    navigate(applySuccessPath(job), { replace: true });
  }

  const { mutate, isPending, error } = useSend(applyToJob, {
    mutationKey,
    onSuccess: ({ application }) => finish(application.id, application),
    onError({ fields }) {
      if (!isFinished.current && Object.keys(fields ?? {}).length > 0) onFieldErrors();
    },
  });

  const learn = useEffectEvent((id: number) => {
    if (isPending || (error && isLost(error))) return finish(id);
    if (isFinished.current) return;
    isFinished.current = true;
    onElsewhere();
  });
  // The first known id may be outdated: that of an application which has just been withdrawn.
  const hadNone = useRef(false);
  useEffect(() => {
    if (applicationId === undefined) hadNone.current = true;
    else if (hadNone.current) learn(applicationId);
  }, [applicationId]);

  function send(values: ApplyValues, idempotencyKey: string) {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    // Loads the next page meanwhile, so that it is not blank at first.
    import(/* webpackChunkName: "more-pages" */ './apply-success-page.tsx').catch(() => {});
    mutate({
      params: { jobId: job.id },
      body: applicationBody(job, values),
      idempotencyKey,
    });
  }

  return { state: isPending ? ({ status: 'sending' } as const) : stateOf(error, errorText), send };
}

/** Whether the server may have taken the application: no answer came, or that of a broken server or gateway. */
const isLost = ({ status }: AppError): boolean => status === 0 || status >= 500;

function stateOf(error: AppError | null, errorText: (error: unknown) => string): SendState {
  if (!error) return { status: 'idle' };
  const text = errorText(error);
  const isClosed = error.code === errorCode.jobClosed || error.code === errorCode.jobOnHold;
  return isClosed
    ? { status: 'closed', text }
    : { status: 'failed', text, fields: error.fields ?? {}, error };
}

const applicationBody = (
  { screening_questions }: JobStatic,
  { message, answers, resumeIds, videoId }: ApplyValues,
) => ({
  source: 'web' as const,
  first_message: message,
  screening_answers: screening_questions.flatMap(({ id }) =>
    answers[id]?.trim() ? [{ question_id: id, answer: answers[id] }] : [],
  ),
  ...(resumeIds && { resume_ids: resumeIds }),
  ...(videoId != null && { video_resume_id: videoId }),
});
