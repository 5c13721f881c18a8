import type { Found, Search } from './search.ts';

/** The likeliest reading: options as filters, or the words as the name of a company. */
export async function asUnderstood(search: Search): Promise<Found | null> {
  const [likeliest] = await search.readings();
  const found = likeliest && (await search.find(likeliest));
  return found && found.total > 0 ? found : null;
}
