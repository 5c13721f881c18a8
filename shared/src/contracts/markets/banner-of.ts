import type { Banner, BannersOfCountry } from './banner.ts';

/** The banner of a page: of those that are shown now in its country and language, the one that began last. */
export function bannerOf(
  all: readonly BannersOfCountry[],
  { country, language }: { country: { key: string }; language: { value: keyof Banner['texts'] } },
  now: number,
): Banner | null {
  const own = all
    .filter(({ country_key }) => country_key === country.key)
    .flatMap(({ banners }) => banners)
    .filter(
      ({ texts, starts_at, ends_at }) =>
        starts_at <= now && now < ends_at && texts[language.value] !== undefined,
    );
  return own.reduce<Banner | null>(
    (latest, one) => (latest !== null && latest.starts_at > one.starts_at ? latest : one),
    null,
  );
}
