import { changeBanners as changeCall } from '@jobharbor/shared/calls/admin/change-banners';
import { listSetBanners } from '@jobharbor/shared/calls/admin/list-set-banners';
import { listBanners } from '@jobharbor/shared/calls/config/list-banners';
import { countryByKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { changeBanners, findBannerChanges, findBanners, findNearBanners } from './banners.ts';

/** Banners above the pages of a country: read by the gateway, set by admins. */
export function bannerRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listBanners, async () => ({ countries: await findNearBanners(db, clock()) }));

  serve(app, listSetBanners, async () => ({
    countries: await findBanners(db),
    changes: await findBannerChanges(db),
  }));

  serve(app, changeCall, async ({ params, body, session: { accountId } }) => {
    const country = countryByKey(params.country)?.key;
    if (country === undefined) throw new ApiError(errorCode.notFound);
    await changeBanners(db, { ...body, country, adminId: accountId, now: clock() });
    return { country_key: country, banners: body.banners };
  });
}
