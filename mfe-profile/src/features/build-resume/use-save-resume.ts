import { randomKey } from '@jobharbor/shared/browser/environment';
import { generateResume } from '@jobharbor/shared/calls/jobseeker-resumes/generate-resume';
import { makeResumeDocx } from '@jobharbor/shared/calls/jobseeker-resumes/make-resume-docx';
import { makeResumeFile } from '@jobharbor/shared/calls/jobseeker-resumes/make-resume-file';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import type { ResumeDesign, StoredDesign } from '@jobharbor/shared/contracts/profile/resume-document';
import { useUpdateResumes } from '@jobharbor/shared/domain/resumes';
import { type AppError, errorCode } from '@jobharbor/shared/errors';
import { useSendOnce } from '@jobharbor/shared/remote';
import { useRef } from 'react';
import { blobOfBase64, saveFile } from './save-file.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * A browser that has timed out asks again at once, and takes up the same work of the server. Only the server says when
 * a document takes too long.
 */
export const untilMade = {
  retry: (_failures: number, { code }: AppError) => code === errorCode.timedOut,
  retryDelay: 0,
};

/** Downloads a résumé, and stores it in the account: once for the same content (idempotency key). */
export function useSaveResume(resumeId: number | null, onKept: (resume: Resume) => void) {
  const updateResumes = useUpdateResumes();
  const attempt = useRef({ content: '', key: '' });
  const file = useSendOnce(makeResumeFile, {
    ...untilMade,
    onSuccess: ({ filename, pdf }) => saveFile(filename, blobOfBase64(pdf, 'application/pdf')),
  });
  const word = useSendOnce(makeResumeDocx, {
    ...untilMade,
    onSuccess: ({ filename, docx }) => saveFile(filename, blobOfBase64(docx, wordType)),
  });
  const keep = useSendOnce(generateResume, {
    ...untilMade,
    onSuccess({ resume }) {
      attempt.current = { content: '', key: '' };
      updateResumes((list) => [resume, ...list.filter(({ id }) => id !== resume.id)]);
      onKept(resume);
    },
  });
  return {
    file,
    word,
    keep,
    download: (design: ResumeDesign) => file.sendOnce({ body: design }),
    downloadWord: (design: ResumeDesign) => word.sendOnce({ body: design }),
    save(design: StoredDesign) {
      const content = JSON.stringify(design);
      if (attempt.current.content !== content) attempt.current = { content, key: randomKey() };
      keep.sendOnce({
        // Values that this version does not know are known to the API, which stored them.
        body: { ...(design as ResumeDesign), ...(resumeId !== null && { resume_id: resumeId }) },
        idempotencyKey: attempt.current.key,
      });
    },
  };
}
