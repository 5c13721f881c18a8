import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

/** Whether a route's pattern has parameters or a wildcard, so that it needs a sample. */
export const hasParameters = ({ path }: Pick<RemoteRoute, 'path'>): boolean => /[:*?]/.test(path);

/** Requires of each route with parameters a sample path that leads to it: the page is drawn and mounted at that address. */
export function checkSamples({ release }: Candidate): Refusal[] {
  const { contract } = release;
  const where = `${nameOf(release)}, remote.contract.ts, routes`;
  return contract.routes.flatMap((route) => {
    const { path, sample } = route;
    if (!hasParameters(route)) return [];
    const example = path.replaceAll(/:\w+\??|\*/g, '1').replaceAll('?', '');
    const remedy = `Give it one: { path: '${path}', sample: '${example}' }. It may lead to a page that says what was not found.`;
    if (sample === undefined) return [{ check: 'samples', what: `${path} has no sample`, where, remedy }];
    const found = matchRoute([contract], sample)?.route.path;
    if (found === path) return [];
    const leads = found === undefined ? 'to no route of the remote' : `to ${found}`;
    return [{ check: 'samples', what: `the sample ${sample} of ${path} leads ${leads}`, where, remedy }];
  });
}
