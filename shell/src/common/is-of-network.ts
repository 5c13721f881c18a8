import type { HealthFact } from '@jobharbor/shared/telemetry';

const fileDidNotCome = /chunk \S+ failed|ScriptNetworkError|did not load/;
const answerDidNotCome = /took longer|TimeoutError|Failed to fetch|NetworkError|Load failed/;

/**
 * Whether the network failed and not the release: a file did not come which the site, when asked again, does not call missing
 * or broken. What a proxy or a captive portal answers in its place is no answer of the site.
 */
export async function isOfNetwork({ event, text = '' }: HealthFact): Promise<boolean> {
  const address = fileDidNotCome.test(text) && /\/assets\/[^\s"')]+/.exec(text)?.[0];
  const isOfLoading = /^(?:load-failed|recovered)/.test(event === 'slot-failed' ? text : event);
  if (!address) return isOfLoading && answerDidNotCome.test(text);
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status !== 404 && status !== 410 && (status < 500 || status === 511);
  } catch {
    return true;
  }
}
