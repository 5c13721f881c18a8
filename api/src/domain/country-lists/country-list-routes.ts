import { changeCountryList } from '@jobharbor/shared/calls/admin/change-country-list';
import { readCountryLists } from '@jobharbor/shared/calls/admin/read-country-lists';
import { countryByKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import * as lists from './country-lists.ts';

/** Lists of the site by country, for admins. */
export function countryListRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, readCountryLists, ({ params: { name } }) => lists.findCountryLists(db, name));

  serve(app, changeCountryList, ({ params, body, session: { accountId } }) => {
    const country = countryByKey(params.country)?.key;
    if (country === undefined) throw new ApiError(errorCode.notFound);
    const change = { ...body, name: params.name, country, adminId: accountId, now: clock() };
    return lists.changeCountryList(db, change);
  });
}
