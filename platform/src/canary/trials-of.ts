import { isInCountry } from '../contract/canaries.ts';
import type { Canary, LivePointer } from '../contract/documents.ts';

const separator = '+';

/**
 * Ids of the canaries for which a visit to `set` in `country` counts, joined by `+`; empty for none. A visit to the live
 * set counts for all of them, one to a canary's set for that one only.
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

/** Whether rows with these trial ids count for the canary of this id. */
export const isOfTrial = (trials: string, id: string): boolean => trials.split(separator).includes(id);
