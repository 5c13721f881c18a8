import { type Discovery, discovery } from '@jobharbor/shared/remote/discovery';

const timeLimit = 5_000;

/** What the gateway serves now, which is more than the page holds of it. Rejects if it does not answer. */
export async function fetchDiscovery(): Promise<Discovery> {
  const answer = await fetch('/discovery.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeLimit),
  });
  return discovery.parse(await answer.json());
}
