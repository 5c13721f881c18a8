import type { Canary, LivePointer } from '../contract/documents.ts';

/** The canary that a visit to `set` in `country` is evidence for or against; empty when it says nothing of any. */
export function trialOf(
  { live, canary }: { live: LivePointer; canary: Canary | null },
  set: string,
  country: string,
): string {
  if (!canary || (canary.countries.length > 0 && !canary.countries.includes(country))) return '';
  return [canary.set, canary.against, live.set].includes(set) ? canary.id : '';
}
