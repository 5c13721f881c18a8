import { join } from 'node:path';
import { digestFolders, intakeVersion } from '@jobharbor/api/job-source';

/** Changes with the generator, its texts, and the API's code and lists: with all that decides what a job is stored as. */
export async function marketVersion(): Promise<string> {
  const own = await digestFolders([import.meta.dirname, join(import.meta.dirname, '../../data')]);
  return `${own} ${await intakeVersion()}`;
}
