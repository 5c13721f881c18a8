import { trialsOf } from '../../canary/trials-of.ts';
import type { Place } from '../../health/count-health.ts';
import { isNavigation } from '../request/visitor.ts';
import type { ComposedPage, PageOptions, PageVisit, WholePage } from './page-options.ts';

const placeOf = ({ address, now }: PageVisit, set: string): Place => ({
  set,
  country: address.country.key,
  language: address.language.value,
  trial: trialsOf(now, set, address.country.key),
});

/**
 * Counts a page for metrics and health, and for the canaries of its place if it is evidence. Returns the signed trace that
 * the browser's beacons name. Pages during maintenance and with a banner do not count for health.
 */
export function countPage(
  { traces, metrics, recorder }: PageOptions,
  visit: PageVisit,
  { page, set, source }: ComposedPage<WholePage>,
  { isEvidence, seconds }: { isEvidence: boolean; seconds: number },
): string {
  const { name, version, isDrawn, hasFailed } = page.opensOn;
  const isCounted = !visit.now.isClosed && set.banner === undefined;
  const trace = traces.sign(visit.request.id, {
    set: set.id,
    country: visit.address.country.key,
    isEvidence,
    hasFailed: isCounted && hasFailed,
  });
  metrics.countSource(source);
  metrics.observePage({ remote: name, drawn: isDrawn ? 'yes' : hasFailed ? 'failed' : 'no', seconds });
  if (isCounted)
    recorder.counter.countPage(
      { ...placeOf(visit, set.id), ...(!isEvidence && { trial: '' }) },
      { remote: name, version, trace, hasFailed, isBrowser: isNavigation(visit.request) },
    );
  return trace;
}

/** Counts a failed page of a set's shell, whose visitor gets a page of another set. */
export async function countFailedShell(
  { sets, recorder }: PageOptions,
  visit: PageVisit,
  set: string,
): Promise<void> {
  const version = (await sets.membersOf(set))?.shell ?? 'unknown';
  recorder.counter.countPage(placeOf(visit, set), {
    remote: 'shell',
    version,
    // A separate trace: the page of the other set has the request's.
    trace: `${visit.request.id}-${set}`,
    hasFailed: true,
    isBrowser: false,
  });
}
