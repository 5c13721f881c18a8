import { endWithParent } from '@jobharbor/shared/draining/end-with-parent';

/**
 * Sends this process SIGTERM when the program that started it was killed: pnpm, npx or one of the workspace. A program
 * that was started by a shell in the background outlives it.
 */
export function endWithStarter(): void {
  const { STARTED_BY, npm_lifecycle_event } = process.env;
  if (STARTED_BY || npm_lifecycle_event) endWithParent(() => process.kill(process.pid, 'SIGTERM'));
}
