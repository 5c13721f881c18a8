import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `../shared/data` beside the project, or the folder that `FOREIGN_DATA` names: a worktree stands elsewhere. */
export const foreignFolder =
  process.env.FOREIGN_DATA ?? join(import.meta.dirname, '../../../../../shared/data');

/**
 * A path below `../shared/data`: real and hostile input, which is not part of the project. Null where it is absent, and
 * with `WITHOUT_FOREIGN_DATA` set, because its tests are long: `pnpm verify` leaves them to `pnpm test`.
 */
export function foreignData(path: string): string | null {
  const whole = join(foreignFolder, path);
  return existsSync(whole) && !process.env.WITHOUT_FOREIGN_DATA ? whole : null;
}
