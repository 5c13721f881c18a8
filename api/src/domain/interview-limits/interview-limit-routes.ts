import { changeInterviewLimits } from '@jobharbor/shared/calls/admin/change-interview-limits';
import { listInterviewLimits } from '@jobharbor/shared/calls/admin/list-interview-limits';
import { countryByKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { changeLimits, findChanges } from './change-limits.ts';
import { listLimits } from './interview-limits.ts';

/** Limits of interviews by country, for admins. */
export function interviewLimitRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listInterviewLimits, async () => ({
    countries: await listLimits(db),
    changes: await findChanges(db),
  }));

  serve(app, changeInterviewLimits, async ({ params, body, session: { accountId } }) => {
    const country = countryByKey(params.country)?.key;
    if (country === undefined) throw new ApiError(errorCode.notFound);
    await changeLimits(db, { ...{ country, ...body }, ...{ adminId: accountId, now: clock() } });
    const changed = (await listLimits(db)).find(({ country_key }) => country_key === country);
    if (changed === undefined) throw new Error(`There is no country ${country}.`);
    return changed;
  });
}
