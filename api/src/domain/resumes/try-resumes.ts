import type { Dependencies } from '../../dependencies.ts';
import { openingProblem } from '../resume-reading/opening-problem.ts';

/** Files that one run tries: those that might not open cost a process each. */
const maxTried = 200;

/**
 * Tries to open uploaded résumés that nobody tried, such as those from before uploads were checked, and marks the ones that
 * no employer could open. The oldest first.
 */
export async function tryResumes({ db, files }: Pick<Dependencies, 'db' | 'files'>): Promise<void> {
  const untried = await db
    .selectFrom('resumes')
    .select(['id', 'file_key', 'format'])
    .where('opening', 'is', null)
    .where('kind', '=', 'uploaded')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(maxTried)
    .execute();
  for (const { id, file_key: key, format } of untried) {
    const bytes = await files.read(key);
    const problem = bytes === null ? 'damaged' : await openingProblem(bytes, format);
    await db
      .updateTable('resumes')
      .set({ opening: problem ?? 'open' })
      .where('id', '=', id)
      .execute();
  }
}
