import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { HttpClient } from '@jobharbor/shared/http';

/** Deletes a résumé and its file. Succeeds when another tab has deleted it already. */
export async function deleteResume(http: HttpClient, id: number): Promise<void> {
  try {
    await http.delete(`/jobseeker/resumes/${id}/delete`);
  } catch (error) {
    if (!hasCode(error, errorCode.notFound)) throw error;
  }
}
