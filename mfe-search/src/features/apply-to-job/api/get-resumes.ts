import { type Resume, resumesAnswer } from '@jobharbor/shared/contracts/jobseeker';
import type { HttpClient } from '@jobharbor/shared/http';

/** The person's résumés, newest first. */
export async function getResumes(http: HttpClient, signal: AbortSignal): Promise<Resume[]> {
  const { data } = await http.get('/jobseeker/resumes', { signal });
  return resumesAnswer.parse(data).data.resumes;
}
