import { writeCookie } from '@jobharbor/shared/browser/storage';

const year = 31_536_000;

/** Cookies with preferences for server rendering. No personal data. */
export type VisitorCookie = 'geoConfiguration' | 'timeZone' | 'theme' | 'tracking' | 'pixel';

/** Stores a choice for a year; null deletes it. */
export function setVisitorCookie(name: VisitorCookie, value: string | null): void {
  const age = value === null ? 0 : year;
  writeCookie(`${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax`);
}
