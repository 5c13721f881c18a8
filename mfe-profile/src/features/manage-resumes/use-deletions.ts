import { deleteResume } from '@jobharbor/shared/calls/jobseeker-resumes/delete-resume';
import { restoreResume } from '@jobharbor/shared/calls/jobseeker-resumes/restore-resume';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useUpdateResumes } from '@jobharbor/shared/domain/resumes';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useSend } from '@jobharbor/shared/remote';
import { useRef, useState } from 'react';

/** A résumé that was deleted on this page, or is being deleted. It keeps its position until the page is left. */
export interface Deletion {
  resume: Resume;
  index: number;
  /** `failed`: the résumé still exists. `deleted` may contain the error of an undo. */
  status: 'deleting' | 'failed' | 'deleted' | 'restoring' | 'restored';
  error: unknown;
}

/** Deletes without confirmation and offers Undo in place of the row. Not optimistic: waits for the API's answer. */
export function useDeletions() {
  const updateResumes = useUpdateResumes();
  const [deletions, setDeletions] = useState<readonly Deletion[]>([]);
  const remove = useSend(deleteResume);
  const undo = useSend(restoreResume);

  const put = (deletion: Deletion) =>
    setDeletions((all) => [...all.filter(({ resume }) => resume.id !== deletion.resume.id), deletion]);
  /** Résumés that a request is on its way for: a second press may come before React has rendered the first. */
  const busy = useRef(new Set<number>());
  async function once(id: number, work: () => Promise<void>): Promise<void> {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    await work().finally(() => busy.current.delete(id));
  }

  return {
    deletions,
    delete: (resume: Resume, index: number) =>
      once(resume.id, async () => {
        const deletion = { resume, index, error: null };
        put({ ...deletion, status: 'deleting' });
        try {
          await remove.mutateAsync({ params: { id: resume.id } });
        } catch (error) {
          // Another tab may have deleted it already.
          if (!hasCode(error, errorCode.notFound)) return put({ ...deletion, status: 'failed', error });
        }
        put({ ...deletion, status: 'deleted' });
        updateResumes((list) => list.filter(({ id }) => id !== resume.id));
      }),
    restore: (deletion: Deletion) =>
      once(deletion.resume.id, async () => {
        put({ ...deletion, status: 'restoring', error: null });
        try {
          const { resume } = await undo.mutateAsync({ params: { id: deletion.resume.id } });
          put({ ...deletion, resume, status: 'restored', error: null });
          updateResumes((list) =>
            [resume, ...list.filter(({ id }) => id !== resume.id)].sort(
              (a, b) => b.uploaded_at - a.uploaded_at || b.id - a.id,
            ),
          );
        } catch (error) {
          put({ ...deletion, status: 'deleted', error });
        }
      }),
  };
}

/** The listed résumés, with those deleted on this page at their previous positions. */
export function withDeletions(
  resumes: readonly Resume[],
  deletions: readonly Deletion[],
): { resume: Resume; deletion: Deletion | undefined }[] {
  const deletionOf = (id: number) => deletions.find(({ resume }) => resume.id === id);
  const shown = resumes.map((resume) => ({ resume, deletion: deletionOf(resume.id) }));
  const gone = deletions.filter(({ resume }) => !resumes.some(({ id }) => id === resume.id));
  for (const deletion of [...gone].sort((a, b) => a.index - b.index))
    shown.splice(deletion.index, 0, { resume: deletion.resume, deletion });
  return shown;
}
