const year = 31_536_000;

/** What the visitor chose, for the server to draw the next page by. Never holds anything personal. */
export type VisitorCookie = 'geoConfiguration' | 'timeZone' | 'theme';

/** Remembers a choice for a year; null forgets it. */
export function setVisitorCookie(name: VisitorCookie, value: string | null): void {
  const age = value === null ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
