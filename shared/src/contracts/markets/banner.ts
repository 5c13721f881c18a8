import * as z from 'zod/mini';
import { countryKey, id, unixSeconds } from '../primitives/primitives.ts';
import { languages } from './market.ts';

export const bannerLimits = {
  ofCountry: 5,
  text: 140,
  path: 200,
  longestDays: 366,
  noticeHours: 24,
} as const;

const tag = z.enum(languages.map(({ value }) => value));
/** One line of plain text. */
const text = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(bannerLimits.text), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

/** A line of text above the pages of a country, which visitors can hide. */
export const banner = z.strictObject({
  /** By BCP 47 tag. Pages of other languages show nothing. */
  texts: z.partialRecord(tag, text).check(z.refine((texts) => Object.keys(texts).length > 0)),
  /** A page of this site, behind language and country, such as `/remote-jobs` or `/jobs?q=nurse`. */
  path: z.nullable(
    z
      .string()
      .check(z.maxLength(bannerLimits.path), z.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&%.+-]*)?$/)),
  ),
  starts_at: unixSeconds,
  ends_at: unixSeconds,
});
export type Banner = z.infer<typeof banner>;

const ordered = banner.check(
  z.refine(({ starts_at, ends_at }) => starts_at < ends_at, { path: ['ends_at'], message: 'date_order' }),
  z.refine(({ starts_at, ends_at }) => ends_at - starts_at <= bannerLimits.longestDays * 86_400, {
    path: ['ends_at'],
    message: 'invalid',
  }),
);
const banners = z.array(ordered).check(z.maxLength(bannerLimits.ofCountry));

/** `PUT /admin/banners/{country}`: all banners of the country. */
export const bannerChange = z.strictObject({
  banners,
  /** Those that the admin saw. */
  before: z.array(banner).check(z.maxLength(bannerLimits.ofCountry)),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1_000)),
});

export const bannersOfCountry = z.object({ country_key: countryKey, banners: z.array(banner) });
export type BannersOfCountry = z.infer<typeof bannersOfCountry>;

export const bannersChanged = z.object({
  id,
  country_key: z.string(),
  before: z.array(banner),
  after: z.array(banner),
  reason: z.string(),
  /** Null for an account that was deleted. */
  changed_by: z.nullable(z.string()),
  changed_at: unixSeconds,
});
export type BannersChanged = z.infer<typeof bannersChanged>;
