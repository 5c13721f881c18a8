import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { isForeignChange } from '../../common/is-foreign-change.ts';
import { retypeFields } from '../../common/typed-fields.ts';
import type { FailedRun, Outcome, Run } from './mount-run.ts';
import { runVersion } from './run-version.ts';

/** More than this on a page means that the release itself breaks it each time. */
const maxRedraws = 5;
const redraws = new WeakMap<Run, number>();

/**
 * Mounts a version again whose elements a translator or an extension of the browser has moved: React cannot go on with them.
 * The address, the query cache and drafts hold its
 * state, and what was typed is typed again. It is counted apart, since no release is at fault. Undefined if
 * something else is.
 */
export async function redrawPage(
  run: Run,
  entry: DiscoveryEntry,
  { error }: FailedRun,
): Promise<Exclude<Outcome, FailedRun> | undefined> {
  const count = (redraws.get(run) ?? 0) + 1;
  if (!isForeignChange(error) || count > maxRedraws) return undefined;
  redraws.set(run, count);
  const { name, slot, context } = run;
  context.report({
    event: 'reported',
    remote: name,
    version: entry.metadata.version,
    ...(slot && { slot }),
    text: `page-redrawn ${error}`,
  });
  const outcome = await runVersion(run, entry);
  if (outcome.status === 'failed') return undefined;
  retypeFields();
  return outcome;
}
