import type { QueryClient } from '@tanstack/react-query';

/** What a signed-in person has to do with jobs: which are saved, and to which they applied. */
export interface Marks {
  saved: ReadonlySet<number>;
  /** Job → application. */
  applied: ReadonlyMap<number, number>;
}

export const noMarks: Marks = { saved: new Set(), applied: new Map() };

export const marksKey = (userId: number | undefined) => ['search', 'marks', userId ?? 'guest'] as const;

/** Notes that a job is saved or is no more. Nothing is noted before the marks are known: the answer will say. */
export const noteSaved = (client: QueryClient, userId: number | undefined, jobId: number, isSaved: boolean) =>
  client.setQueryData<Marks>(marksKey(userId), (marks) => {
    if (!marks || marks.saved.has(jobId) === isSaved) return marks;
    const saved = new Set(marks.saved);
    if (isSaved) saved.add(jobId);
    else saved.delete(jobId);
    return { ...marks, saved };
  });

/** Notes an application. */
export const noteApplied = (
  client: QueryClient,
  userId: number | undefined,
  jobId: number,
  applicationId: number,
) =>
  client.setQueryData<Marks>(
    marksKey(userId),
    (marks) => marks && { ...marks, applied: new Map(marks.applied).set(jobId, applicationId) },
  );
