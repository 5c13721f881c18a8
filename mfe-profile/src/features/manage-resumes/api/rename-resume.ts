import { type Resume, resumeAnswer } from '@jobharbor/shared/contracts/jobseeker';
import type { HttpClient } from '@jobharbor/shared/http';

/** Gives a résumé another name. 42007: not a name for a file. */
export async function renameResume(http: HttpClient, id: number, filename: string): Promise<Resume> {
  const { data } = await http.put(`/jobseeker/resumes/${id}/rename`, { filename });
  return resumeAnswer.parse(data).data.resume;
}
