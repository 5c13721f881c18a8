import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { Landing } from './climb-down.ts';
import type { Failed, Run } from './run-version.ts';

/** The ladder's last rung, alone: for when not even the ladder could be fetched. */
export function landOnCard(
  { name, around }: Run,
  { metadata }: DiscoveryEntry,
  { event, error }: Failed,
): Landing {
  const supportCode = newSupportCode();
  const { version } = metadata;
  around.tell({
    event,
    remote: name,
    version,
    rung: 'card',
    support_code: supportCode,
    text: String(error),
  });
  return { status: 'failed', supportCode, fallback: null };
}

/** Eight characters that a person can read out. */
export const newSupportCode = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();
