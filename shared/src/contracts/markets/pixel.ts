import * as z from 'zod/mini';
import { countryKey, id, unixSeconds } from '../primitives/primitives.ts';
import { type PixelProvider, pixelProviders } from './pixel-consent.ts';

export const pixelProvider = z.enum(Object.keys(pixelProviders) as [PixelProvider]);

/** Where a country's events are told: a provider, and the number of the operator's pixel there. */
export const pixel = z.strictObject({
  provider: pixelProvider,
  pixel_id: z.string().check(z.regex(/^\d{5,20}$/)),
});
export type Pixel = z.infer<typeof pixel>;

/** `PUT /admin/pixels/{country}`; null switches it off. */
export const pixelChange = z.strictObject({
  pixel: z.nullable(pixel),
  /** What the admin saw. */
  before: z.nullable(pixel),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1_000)),
});

export const pixelOfCountry = z.object({ country_key: countryKey, pixel: z.nullable(pixel) });

/** What an admin sees of a country. */
export const setPixel = z.extend(pixelOfCountry, {
  /** Why the provider refuses its events; null while it takes them. */
  refusal: z.nullable(z.object({ since: unixSeconds, status: z.int(), text: z.string() })),
});

export const pixelsChanged = z.object({
  id,
  country_key: z.string(),
  before: z.nullable(pixel),
  after: z.nullable(pixel),
  reason: z.string(),
  /** Null for an account that was deleted. */
  changed_by: z.nullable(z.string()),
  changed_at: unixSeconds,
});
export type PixelsChanged = z.infer<typeof pixelsChanged>;

/** Pages of which a view is told: without a person's own. Those below count too, but of a job its own alone. */
export const toldPages = [
  '',
  'jobs',
  'job',
  'companies',
  'company',
  'remote-jobs',
  'web3-jobs',
  'talents',
  'resume-templates',
];

/**
 * The address of a page as it is told: language, country and kind, of a job or company its number. Null for others, such as
 * the page after an application, which is no view of the job.
 */
export function toldPath(path: string): string | null {
  const [, locale, kind = '', slug = '', below] =
    /^(\/[a-z-]{2,7}\/[a-z]{2,6})(?:\/([a-z0-9-]+))?(?:\/([^/?#]+))?(\/[^/?#])?/.exec(path) ?? [];
  if (locale === undefined || !toldPages.includes(kind)) return null;
  if (kind === 'job' && below !== undefined) return null;
  const page = kind === '' ? locale : `${locale}/${kind}`;
  if (kind !== 'job' && kind !== 'company') return page;
  const [, number] = /(?:^|-)(\d{1,15})$/.exec(slug) ?? [];
  return number === undefined ? null : `${page}/${number}`;
}
