import { keptDays } from '../primitives/kept-days.ts';

/** Cookie with the answer to whether events may be told: the provider that was named, or `no`, for a year. */
export const pixelCookie = 'pixel' as const;
/**
 * Cookie with the clicks on advertisements that led here, newest first: `MILLISECONDS.ID`, joined by `~`. Set with consent
 * alone. Events belong to the newest; the others say what a withdrawal removes.
 */
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

/** The answer in {@link pixelCookie}: the provider that may be told, `no`, or null. Older pages stored `yes` and named Meta. */
export function readPixelConsent(value: string | undefined): PixelProvider | 'no' | null {
  if (value === 'yes') return 'meta';
  if (value === 'no') return value;
  return value !== undefined && Object.hasOwn(pixelProviders, value) ? (value as PixelProvider) : null;
}

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

/** A request's headers have a limit, and a click takes up to 400 characters. */
const maxClicks = 6;

/**
 * The value of {@link pixelClickCookie} with a newer click before those that `value` has. The cookie begins its days anew, so
 * that a click whose days are over is left out.
 */
export const addClick = (value: string | undefined, click: PixelClick): string =>
  [click, ...readClicks(value).filter(({ id, at }) => id !== click.id && click.at - at < clickMs)]
    .slice(0, maxClicks)
    .map(({ id, at }) => `${at}.${id}`)
    .join('~');

/** All clicks in {@link pixelClickCookie}, newest first, of any age. */
export const readClicks = (value: string | undefined): PixelClick[] =>
  (value ?? '').split('~', maxClicks).flatMap((one) => {
    const [, time, id = ''] = /^(\d{13})\.(.*)$/.exec(one) ?? [];
    return clickId.test(id) ? [{ id, at: Number(time) }] : [];
  });

/** The newest click in {@link pixelClickCookie}; null without a valid one, or where it is too old to count. */
export function readClick(value: string | undefined, now: number): PixelClick | null {
  const [click] = readClicks(value);
  return click !== undefined && click.at <= now + 60_000 && now - click.at < clickMs ? click : null;
}

/** Whether a request says that its visitor wants no tracking: Global Privacy Control, or Do Not Track. */
export const refusesTracking = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
