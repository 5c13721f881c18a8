import * as z from 'zod/mini';
import { localStore } from '../../browser/storage.ts';
import { type Campaign, campaign, campaignFields } from '../../contracts/primitives/campaign.ts';
import { keptDays } from '../../contracts/primitives/kept-days.ts';
import { parseUrl } from '../../contracts/primitives/parse-url.ts';

const key = 'jh-campaign';
/** Attribution window. */
const keptMs = keptDays.campaignDays * 86_400_000;

const kept = z.object({ words: campaign, at: z.number() });

/** Campaign parameters (`utm_*`) of the first URL that has any, limited to values that the API accepts. */
export function campaignOf(...addresses: string[]): Campaign {
  for (const address of addresses) {
    const params = parseUrl(address)?.searchParams;
    const words = Object.entries(campaignFields).flatMap(([field, schema]) => {
      const word = schema.safeParse(params?.get(field)?.trim().toLowerCase()).data;
      return word === undefined ? [] : [[field, word] as const];
    });
    if (words.length > 0) return Object.fromEntries(words);
  }
  return {};
}

/** Campaign of this visit: of the current URL, else of the URL that the document was loaded with. */
function campaignOfVisit(): Campaign {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return campaignOf(window.location.href, entry?.name ?? '');
}

/**
 * Stores the campaign of this visit in the browser for 30 days, unless an earlier one is stored (first touch). Call it with
 * consent only.
 */
export function storeCampaign(now: number): void {
  if (readStored(now) !== null) return;
  const words = campaignOfVisit();
  if (Object.keys(words).length === 0) removeCampaign();
  else store(words, now);
}

function store(words: Campaign, at: number): void {
  try {
    localStore.setItem(key, JSON.stringify({ words, at }));
  } catch {
    // The browser lets the page store nothing: the campaign counts for this visit alone.
  }
}

/** The first campaign of the last 30 days, else that of this visit; empty without one. */
export const readCampaign = (now: number): Campaign => readStored(now) ?? campaignOfVisit();

/** Removes the stored campaign: when consent is withdrawn, and after a sign-up. */
export function removeCampaign(): void {
  try {
    localStore.removeItem(key);
  } catch {
    // Then none was kept either.
  }
}

function readStored(now: number): Campaign | null {
  try {
    const { data } = kept.safeParse(JSON.parse(localStore.getItem(key) ?? 'null'));
    return data && data.at <= now && now - data.at < keptMs ? data.words : null;
  } catch {
    return null;
  }
}
