import { isInCountry } from '../contract/canaries.ts';
import type { Canary, LivePointer } from '../contract/documents.ts';

const separator = '+';

/**
 * The ids of the canaries that a visit to `set` in `country` is evidence for or against, joined by `+`; empty when it says
 * nothing of any. A visit to the live set is the measure of all of them, one to a canary's set speaks of that one alone.
 */
export const trialsOf = (
  { live, canaries }: { live: LivePointer; canaries: readonly Canary[] },
  set: string,
  country: string,
): string =>
  canaries
    .filter((canary) => isInCountry(canary, country))
    .filter((canary) => [canary.set, canary.against, live.set].includes(set))
    .map(({ id }) => id)
    .join(separator);

/** Whether figures with these trials are evidence for or against the canary of this id. */
export const isOfTrial = (trials: string, id: string): boolean => trials.split(separator).includes(id);
