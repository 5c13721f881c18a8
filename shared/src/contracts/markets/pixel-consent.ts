import { keptDays } from '../primitives/kept-days.ts';

/** Cookie with the answer to whether events may be told to an advertising provider: `yes` or `no`, for a year. */
export const pixelCookie = 'pixel' as const;
/** Cookie with the click on the advertisement that led here, `MILLISECONDS.ID`. Set with consent alone. */
export const pixelClickCookie = 'pixel_click' as const;

/** Days for which a click counts; providers attribute nothing to older ones. */
export const pixelClickDays = keptDays.clickDays;
const clickMs = pixelClickDays * 86_400_000;

export type PixelProvider = 'meta';

interface ProviderInBrowser {
  /** Name that visitors know. */
  label: string;
  /** Parameter by which the provider names a click in the address that it opens. */
  parameter: string;
}

export const pixelProviders: Readonly<Record<PixelProvider, ProviderInBrowser>> = {
  meta: { label: 'Meta (Facebook, Instagram)', parameter: 'fbclid' },
};

/** A click on an advertisement. */
export interface PixelClick {
  id: string;
  /** Unix milliseconds of the first page after it. */
  at: number;
}

const clickId = /^[\w-]{10,400}$/;

/** The click that an address names; null without one. `search` is a query, with or without its question mark. */
export function clickOfAddress(provider: PixelProvider, search: string, now: number): PixelClick | null {
  const id = new URLSearchParams(search).get(pixelProviders[provider].parameter);
  return id !== null && clickId.test(id) ? { id, at: now } : null;
}

export const writeClick = ({ id, at }: PixelClick): string => `${at}.${id}`;

/** The click in {@link pixelClickCookie}; null without a valid one, or where it is too old to count. */
export function readClick(value: string | undefined, now: number): PixelClick | null {
  const [, time, id = ''] = /^(\d{13})\.(.*)$/.exec(value ?? '') ?? [];
  const at = Number(time);
  return clickId.test(id) && at <= now + 60_000 && now - at < clickMs ? { id, at } : null;
}

/** Whether a request says that its visitor wants no tracking: Global Privacy Control, or Do Not Track. */
export const refusesTracking = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
