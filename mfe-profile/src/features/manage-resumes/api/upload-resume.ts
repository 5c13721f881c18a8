import { type Resume, resumeAnswer } from '@jobharbor/shared/contracts/jobseeker';
import type { HttpClient } from '@jobharbor/shared/http';

export interface UploadOptions {
  /** One for each time a file is picked: a retry of it makes no second résumé. */
  key: string;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a file as it is; the server looks into it and says whether it is a résumé's kind of file. */
export async function uploadResume(http: HttpClient, file: File, options: UploadOptions): Promise<Resume> {
  const form = new FormData();
  form.append('file', file, file.name);
  const { data } = await http.post('/jobseeker/resume/upload', form, {
    idempotencyKey: options.key,
    signal: options.signal,
    onProgress: options.onProgress,
  });
  return resumeAnswer.parse(data).data.resume;
}
