import { type Pixel, pixel } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';

/** Name in `site_settings`. */
export const pixelSetting = 'pixel';

/** Pixels of all countries that have one. Those of a provider that only a later version knows are left out. */
export async function findPixels(db: Db): Promise<ReadonlyMap<string, Pixel>> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['country_key', 'value'])
    .where('name', '=', pixelSetting)
    .execute();
  return new Map(
    rows.flatMap(({ country_key, value }) => {
      const read = pixel.safeParse(value);
      return read.success ? [[country_key, read.data] as const] : [];
    }),
  );
}
