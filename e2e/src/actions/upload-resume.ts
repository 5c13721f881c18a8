import type { Locator } from 'playwright';
import type { Seeker } from './seeker.ts';

export interface ResumeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file in an upload field and waits until the server has taken it. */
export async function uploadResume(
  { t }: Pick<Seeker, 't'>,
  place: Locator,
  file: ResumeFile,
): Promise<void> {
  await place.locator('input[type=file]').setInputFiles(file);
  await place.getByText(t('profile', 'upload.done')).waitFor();
}
