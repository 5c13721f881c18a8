import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { applySuccessPath } from '@jobharbor/shared/domain/jobs';
import { isAppError } from '@jobharbor/shared/errors';
import { useErrorText, useRemote, useSession } from '@jobharbor/shared/remote';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appliedKey } from './applied-key.ts';
import { type ApplyDraft, forgetDraft } from './apply-draft.ts';

export type ApplyState =
  | { status: 'writing' }
  | { status: 'sending' }
  /** The job closed or was put on hold meanwhile; the text stays. */
  | { status: 'closed'; text: string }
  | { status: 'failed'; text: string; fields: Readonly<Record<string, string>> };

const closedCodes = [40010, 40017];

/** Sends a draft once, however often it is asked to, and goes to what comes after. */
export function useApply(job: JobStatic) {
  const { http, queryClient, events } = useRemote();
  const { user } = useSession();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [state, setState] = useState<ApplyState>({ status: 'writing' });
  const isSending = useRef(false);

  async function send({ key, message, answers, resumeId }: ApplyDraft) {
    if (isSending.current || !user) return;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      const { sendApplication } = await import('./api/send-application.ts');
      const body = {
        source: 'web',
        first_message: message,
        screening_answers: job.screening_questions.flatMap(({ id }) =>
          answers[id]?.trim() ? [{ question_id: id, answer: answers[id] }] : [],
        ),
        ...(resumeId != null && { resume_id: resumeId }),
      };
      const applied = await sendApplication(http, job.id, body, key);
      forgetDraft(user.id, job.id);
      queryClient.setQueryData(appliedKey(user.id, job.id), applied.application);
      events.emit('job:applied', { jobId: job.id, applicationId: applied.application.id });
      navigate(applySuccessPath(job), { replace: true });
    } catch (error) {
      setState(failureOf(error, errorText(error)));
    } finally {
      isSending.current = false;
    }
  }

  return { state, send };
}

function failureOf(error: unknown, text: string): ApplyState {
  if (!isAppError(error)) return { status: 'failed', text, fields: {} };
  if (closedCodes.includes(error.code)) return { status: 'closed', text };
  const fields = Object.entries(error.fields).flatMap(([name, texts]) =>
    texts[0] ? [[name, texts[0]]] : [],
  );
  return { status: 'failed', text, fields: Object.fromEntries(fields) };
}
