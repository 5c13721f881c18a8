import { type Pixel, pixel } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';

/** Name in `site_settings`. */
export const pixelSetting = 'pixel';

/** Pixels of all countries that have one. */
export async function findPixels(db: Db): Promise<ReadonlyMap<string, Pixel>> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['country_key', 'value'])
    .where('name', '=', pixelSetting)
    .execute();
  return new Map(rows.map(({ country_key, value }) => [country_key, pixel.parse(value)]));
}
