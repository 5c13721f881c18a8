import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { type AppError, errorCode, toAppError } from '@jobharbor/shared/errors';
import { useDirtyLease, useRemote } from '@jobharbor/shared/remote';
import { useRef, useState } from 'react';
import { useChangeResumes } from '../../core/use-resumes.ts';
import { uploadResume } from './api/upload-resume.ts';
import { checkFile, type FileFault } from './check-file.ts';

/** The one file on its way, from the pick to what became of it. */
export type UploadState =
  | { status: 'none' }
  | { status: 'cancelled'; file: File }
  | { status: 'uploading'; file: File; percent: number }
  | { status: 'refused'; file: File; fault: FileFault }
  | { status: 'failed'; file: File; error: AppError }
  | { status: 'done'; resume: Resume };

/** Sends a picked file, with progress, a way to stop, and a retry that needs no second pick. */
export function useResumeUpload(onUploaded: (resume: Resume) => void) {
  const { http, events } = useRemote();
  const changeResumes = useChangeResumes();
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const pick = useRef<{ file: File; key: string; stop: AbortController } | null>(null);
  useDirtyLease(state.status === 'uploading', 'resume-upload');

  async function send(own: NonNullable<typeof pick.current>) {
    const { file, key, stop } = own;
    pick.current = own;
    setState({ status: 'uploading', file, percent: 0 });
    // A new pick or a stop has taken over: what this one learns is no news any more.
    const isCurrent = () => pick.current === own && !stop.signal.aborted;
    try {
      const onProgress = (share: number) =>
        isCurrent() && setState({ status: 'uploading', file, percent: Math.round(share * 100) });
      const resume = await uploadResume(http, file, { key, signal: stop.signal, onProgress });
      changeResumes((list) => [resume, ...list.filter(({ id }) => id !== resume.id)]);
      events.emit('resume:uploaded', { resumeId: resume.id, filename: resume.filename });
      if (isCurrent()) setState({ status: 'done', resume });
      onUploaded(resume);
    } catch (error) {
      if (isCurrent()) setState({ status: 'failed', file, error: toAppError(error) });
    }
  }

  return {
    state,
    pick(file: File) {
      const fault = checkFile(file);
      if (fault) return setState({ status: 'refused', file, fault });
      void send({ file, key: crypto.randomUUID(), stop: new AbortController() });
    },
    cancel() {
      const { current } = pick;
      current?.stop.abort();
      if (current) setState({ status: 'cancelled', file: current.file });
    },
    retry() {
      const { current } = pick;
      if (current) void send({ ...current, stop: new AbortController() });
    },
  };
}

/** Whether the same file may go through on another attempt. */
export const mayRetry = ({ code, status }: AppError): boolean =>
  status === 0 || status >= 500 || code === errorCode.tooManyAttempts || code === errorCode.resumeLimit;
