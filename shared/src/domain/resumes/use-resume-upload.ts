import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { randomKey } from '../../browser/environment.ts';
import { uploadResume } from '../../contracts/calls/jobseeker-resumes/upload-resume.ts';
import type { Resume } from '../../contracts/profile/jobseeker.ts';
import { type AppError, errorCode, toAppError } from '../../errors/index.ts';
import { sendCall } from '../../http/index.ts';
import { useDirtyLease, useRemote } from '../../remote/remote-context.tsx';
import { checkResumeFile, type ResumeFileError } from './check-resume-file.ts';
import { useUpdateResumes } from './use-resumes.ts';

/** State of the picked file. `invalid` was not uploaded; `failed` was refused by the API or got no answer. */
export type ResumeUpload =
  | { status: 'idle' }
  | { status: 'invalid'; file: File; reason: ResumeFileError }
  | { status: 'uploading'; file: File; percent: number }
  | { status: 'cancelled'; file: File }
  | { status: 'failed'; file: File; error: AppError }
  | { status: 'done'; resume: Resume };

interface Attempt {
  file: File;
  /** New for each picked file: with the same key, a retry creates no second résumé. */
  idempotencyKey: string;
  controller: AbortController;
}

/**
 * Uploads one picked file at a time, with progress, cancellation, and a retry without picking again. Adds the new résumé
 * to the cached list and emits `resume:uploaded`. While it uploads, the page counts as having unsaved work.
 */
export function useResumeUpload(onUploaded: (resume: Resume) => void) {
  const { http, events } = useRemote();
  const updateResumes = useUpdateResumes();
  const [upload, setUpload] = useState<ResumeUpload>({ status: 'idle' });
  const latest = useRef<Attempt | null>(null);
  useDirtyLease(upload.status === 'uploading', 'resume-upload', 'uploading');

  // A newer pick or a cancellation makes the results of an earlier attempt obsolete.
  const isCurrent = (attempt: Attempt) => latest.current === attempt && !attempt.controller.signal.aborted;

  const { mutate } = useMutation({
    mutationFn: (attempt: Attempt) =>
      sendCall(http, uploadResume, {
        body: toForm(attempt.file),
        idempotencyKey: attempt.idempotencyKey,
        signal: attempt.controller.signal,
        onProgress(share) {
          if (isCurrent(attempt)) showProgress(attempt, share);
        },
      }),
    onSuccess({ resume }, attempt) {
      updateResumes((list) => [resume, ...list.filter(({ id }) => id !== resume.id)]);
      events.emit('resume:uploaded', { resumeId: resume.id, filename: resume.filename });
      if (isCurrent(attempt)) setUpload({ status: 'done', resume });
      onUploaded(resume);
    },
    onError(error, attempt) {
      if (isCurrent(attempt)) setUpload({ status: 'failed', file: attempt.file, error: toAppError(error) });
    },
  });

  const showProgress = ({ file }: Attempt, share: number) =>
    setUpload({ status: 'uploading', file, percent: Math.round(share * 100) });

  function start(attempt: Attempt) {
    latest.current = attempt;
    showProgress(attempt, 0);
    mutate(attempt);
  }

  return {
    upload,
    async pick(file: File) {
      const picked: Attempt = { file, idempotencyKey: randomKey(), controller: new AbortController() };
      latest.current = picked;
      const reason = await checkResumeFile(file);
      if (!isCurrent(picked)) return;
      if (reason) setUpload({ status: 'invalid', file, reason });
      else start(picked);
    },
    cancel() {
      const attempt = latest.current;
      attempt?.controller.abort();
      if (attempt) setUpload({ status: 'cancelled', file: attempt.file });
    },
    retry() {
      if (latest.current) start({ ...latest.current, controller: new AbortController() });
    },
  };
}

function toForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** Whether the same file may be accepted on another attempt. */
export const canRetryUpload = ({ code, status }: AppError): boolean =>
  status === 0 || status >= 500 || code === errorCode.tooManyAttempts || code === errorCode.resumeLimit;
