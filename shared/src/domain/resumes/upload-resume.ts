import { type Resume, resumeAnswer } from '../../contracts/jobseeker.ts';
import type { HttpClient } from '../../http/index.ts';

export interface UploadOptions {
  /** A new one for each picked file: with the same key, a retry creates no second résumé. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Called with the share of bytes sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a résumé. The API checks the content of the file. */
export async function uploadResume(http: HttpClient, file: File, options: UploadOptions): Promise<Resume> {
  const form = new FormData();
  form.append('file', file, file.name);
  const { data } = await http.post('/jobseeker/resume/upload', form, options);
  return resumeAnswer.parse(data).data.resume;
}
