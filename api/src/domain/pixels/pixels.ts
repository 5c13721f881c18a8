import {
  type CountryKey,
  countries,
  type Pixel,
  type PixelProvider,
  pixel,
  pixelProviders,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import type { PixelSettings } from '../../pixels/pixel-port.ts';
import { toSeconds } from '../common/seconds.ts';
import { findPixels, pixelSetting } from '../pixel-events/find-pixels.ts';
import { changeSetting } from '../site-settings/change-setting.ts';
import { findSettingChanges } from '../site-settings/find-changes.ts';

const name = pixelSetting;
const read = (value: unknown): Pixel | null => (value === null ? null : pixel.parse(value));

/** Countries whose visitors may be asked: a pixel is set, and the operator has set its provider up. */
export async function findAskedCountries(db: Db, settings: PixelSettings) {
  const pixels = await findPixels(db);
  return countries.flatMap(({ key }) => {
    const provider = pixels.get(key)?.provider;
    return provider !== undefined && settings[provider] !== undefined ? [{ country_key: key, provider }] : [];
  });
}

/** Everything for admins. */
export async function findSetPixels(db: Db, settings: PixelSettings) {
  const [pixels, refusals, changes] = await Promise.all([
    findPixels(db),
    db.selectFrom('pixel_refusals').selectAll().execute(),
    findSettingChanges(db, name),
  ]);
  const refusalOf = (key: string) => {
    const found = refusals.find((one) => one.country_key === key && isOfPixel(pixels, one));
    return found === undefined
      ? null
      : { since: toSeconds(found.since), status: found.status, text: found.answer };
  };
  const providers = Object.keys(pixelProviders) as PixelProvider[];
  return {
    countries: countries.map(({ key }) => ({
      ...{ country_key: key, pixel: pixels.get(key) ?? null, refusal: refusalOf(key) },
    })),
    providers: providers.map((provider) => ({ provider, is_set_up: settings[provider] !== undefined })),
    changes: changes.map(({ before, after, ...change }) => ({
      ...{ ...change, before: read(before), after: read(after) },
    })),
  };
}

interface Change {
  country: CountryKey;
  pixel: Pixel | null;
  before: Pixel | null;
  reason: string;
  adminId: number;
  now: Date;
}

const isSame = (one: Pixel | null, other: Pixel | null): boolean =>
  one?.provider === other?.provider && one?.pixel_id === other?.pixel_id;

/** Sets or removes the pixel of a country. What waits for another pixel is dropped: people agreed to the one before. */
export async function changePixel(
  db: Db,
  settings: PixelSettings,
  { country, pixel, before, ...by }: Change,
): Promise<void> {
  if (pixel !== null && settings[pixel.provider] === undefined)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { 'pixel.provider': 'invalid' } });
  const choose = (value: unknown) => {
    const current = read(value);
    if (isSame(current, pixel)) return undefined;
    if (!isSame(current, before)) throw new ApiError(errorCode.staleVersion);
    return pixel;
  };
  await changeSetting(db, { ...by, name, country }, choose, async (tx) => {
    await tx.deleteFrom('pixel_events').where('country_key', '=', country).execute();
    await tx.deleteFrom('pixel_refusals').where('country_key', '=', country).execute();
    await publish(tx, { kind: 'market', country_key: country });
  });
}

/** Whether the refusal is of the country's present pixel: an answer may arrive after the pixel was changed or removed. */
const isOfPixel = (
  pixels: ReadonlyMap<string, Pixel>,
  refusal: { country_key: string; pixel_id: string },
): boolean => pixels.get(refusal.country_key)?.pixel_id === refusal.pixel_id;

/** Countries whose provider refuses the events of their present pixel. */
export async function findRefusedPixels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pixel_refusals')
    .select(['country_key', 'pixel_id'])
    .orderBy('country_key')
    .execute();
  if (rows.length === 0) return [];
  const pixels = await findPixels(db);
  return rows.filter((row) => isOfPixel(pixels, row)).map(({ country_key }) => country_key);
}
