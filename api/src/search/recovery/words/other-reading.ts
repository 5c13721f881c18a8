import type { Found, Search } from '../search.ts';

/** The last reading: the names of options as text, or the name of a company as options. */
export async function otherReading(search: Search): Promise<Found | null> {
  const [, ...others] = await search.readings();
  const last = others.at(-1);
  const found = last && (await search.find(last));
  return found && found.total > 0 ? found : null;
}
