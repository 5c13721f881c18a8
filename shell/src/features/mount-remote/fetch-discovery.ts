import { abortAfter } from '@jobharbor/shared/browser/abort-after';
import { type Discovery, discovery } from '@jobharbor/shared/remote/discovery';

const timeLimit = 5_000;

/** Fetches the current discovery document, which contains more than the page's own. Rejects without an answer. */
export async function fetchDiscovery(): Promise<Discovery> {
  const answer = await fetch('/discovery.json', {
    cache: 'no-cache',
    signal: abortAfter(timeLimit),
  });
  return discovery.parse(await answer.json());
}
