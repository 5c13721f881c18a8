import type { HealthFact } from '@jobharbor/shared/telemetry';
import { isOfExtension } from './extension-signs.ts';
import { isOfNetwork } from './is-of-network.ts';

/** Notes on a failure's fact that the network caused it. What an extension of the browser threw is no failure of a release. */
export async function addCause(fact: HealthFact, error: unknown): Promise<void> {
  if (isOfExtension(error)) {
    fact.text = `extension-${fact.event} ${fact.text ?? ''}`;
    fact.event = 'reported';
  } else if (await isOfNetwork(fact)) fact.cause = 'network';
}
