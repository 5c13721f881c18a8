import { randomKey } from '@jobharbor/shared/browser/environment';
import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { FailedRun, FallbackResult, Run } from './mount-run.ts';

/** The last step of the fallback chain on its own, for when the chain's own chunk could not be loaded. */
export function failureCard(
  { name, context }: Run,
  { metadata }: DiscoveryEntry,
  { event, error }: FailedRun,
): FallbackResult {
  const supportCode = createSupportCode();
  const { version } = metadata;
  context.report({
    event,
    remote: name,
    version,
    rung: 'card',
    support_code: supportCode,
    text: String(error),
    error,
  });
  return { status: 'failed', supportCode, fallback: null };
}

/** Eight characters that a person can read out to support. */
export const createSupportCode = (): string => randomKey().slice(0, 8).toUpperCase();
