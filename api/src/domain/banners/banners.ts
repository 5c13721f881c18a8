import {
  type Banner,
  type BannersChanged,
  type BannersOfCountry,
  banner,
  bannerLimits,
  type CountryKey,
  countries,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { toSeconds } from '../common/seconds.ts';
import { changeSetting } from '../site-settings/change-setting.ts';
import { findSettingChanges } from '../site-settings/find-changes.ts';

const name = 'banners';
const stored = z.array(banner);
const read = (value: unknown): Banner[] => (value === null ? [] : stored.parse(value));

/** All banners by country, those that are over included. */
export async function findBanners(db: Db): Promise<BannersOfCountry[]> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['country_key', 'value'])
    .where('name', '=', name)
    .execute();
  const set = new Map(rows.map(({ country_key, value }) => [country_key, read(value)]));
  return countries.map(({ key }) => ({ country_key: key, banners: set.get(key) ?? [] }));
}

/** What the gateway needs: banners that are shown, and those that begin soon. Countries without any are left out. */
export async function findNearBanners(db: Db, now: Date): Promise<BannersOfCountry[]> {
  const seconds = toSeconds(now);
  const until = seconds + bannerLimits.noticeHours * 3_600;
  return (await findBanners(db)).flatMap(({ country_key, banners }) => {
    const near = banners.filter(({ starts_at, ends_at }) => starts_at <= until && ends_at > seconds);
    return near.length === 0 ? [] : [{ country_key, banners: near }];
  });
}

export async function findBannerChanges(db: Db): Promise<BannersChanged[]> {
  const changes = await findSettingChanges(db, name);
  return changes.map(({ before, after, ...change }) => ({
    ...{ ...change, before: read(before), after: read(after) },
  }));
}

interface Change {
  country: CountryKey;
  banners: Banner[];
  before: Banner[];
  reason: string;
  adminId: number;
  now: Date;
}

/** Numbers and keys in one order: JSON of the database and of a form differ in it. */
const formOf = (banners: readonly Banner[]): string =>
  JSON.stringify(
    banners.map(({ texts, path, starts_at, ends_at }) => [
      Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)),
      ...[path, starts_at, ends_at],
    ]),
  );

/** Sets all banners of a country; the same ones again change nothing. Throws 40009 where `before` is not what is set. */
export async function changeBanners(db: Db, { country, banners, before, ...by }: Change): Promise<void> {
  await changeSetting(db, { ...by, name, country }, (value) => {
    const current = read(value);
    if (formOf(current) === formOf(banners)) return undefined;
    if (formOf(current) !== formOf(before)) throw new ApiError(errorCode.staleVersion);
    return banners.length === 0 ? null : banners;
  });
  await publish(db, { kind: 'market', country_key: country });
}
