import { changeInterviewLimits } from '@jobharbor/shared/calls/admin/change-interview-limits';
import { suspendAccount } from '@jobharbor/shared/calls/admin/suspend-account';
import { type CountryLimits, countryByKey } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import type { Done } from '../form-site/action.ts';
import { readHiddenJson } from '../form-site/hidden-json.ts';
import { bannerActions } from './banner-actions.ts';
import { decideCase } from './decide-case.ts';
import { countryName, limitNames } from './limits-page.ts';
import { listActions } from './lists-page.ts';
import { maintenanceActions } from './maintenance-actions.ts';
import { pixelActions } from './pixels-page.ts';
import { pointActions } from './points-page.ts';
import { queues } from './queues/index.ts';
import type { Acting, Action } from './shown.ts';

const decisions = queues.map((queue): [string, Action] => [
  `/${queue.key}/{id}`,
  { page: `/${queue.key}`, carryOut: (acting) => decideCase(queue, acting) },
]);

/** Forms by their paths. */
export const actions: Readonly<Record<string, Action>> = {
  ...Object.fromEntries(decisions),
  '/interview-limits': { carryOut: setLimits },
  ...maintenanceActions,
  ...bannerActions,
  ...pixelActions,
  ...listActions,
  ...pointActions,
  '/suspensions': {
    async carryOut({ client, form }) {
      const account_id = Number(form.account_id);
      const message = 'Write the number of an account, as its page shows it.';
      if (!Number.isSafeInteger(account_id) || account_id < 1)
        throw new AppError(errorCode.invalidParameters, {
          ...{ status: 422, message, fields: { account_id: [message] } },
        });
      const body = { account_id, reason: form.reason ?? '', is_final: form.is_final === '1' };
      await client.send(suspendAccount, { body });
      return { to: '/suspensions', said: `Account ${account_id} is suspended.` };
    },
  },
};

/** Sets the limits of the country in the address. An empty field is refused, and is not zero. */
async function setLimits({ client, form, query }: Acting): Promise<Done> {
  const country = countryByKey(query.get('country') ?? '')?.key;
  if (country === undefined)
    throw new AppError(errorCode.notFound, { status: 404, message: 'There is no such country.' });
  const entered = limitNames.map((name) => [name, Number(form[name] || Number.NaN)]);
  const typed = form.usual === '1' ? null : (Object.fromEntries(entered) as CountryLimits);
  // Another shape is refused by the API.
  const limits = form.form === 'undo' ? (readHiddenJson(form.undo) as CountryLimits | null) : typed;
  const before = readHiddenJson(form.before) as CountryLimits | null;
  await client.send(changeInterviewLimits, {
    params: { country },
    body: { limits, before, reason: (form.reason ?? '').trim() },
  });
  return { to: `/interview-limits?country=${country}`, said: `Set for ${countryName(country)}.` };
}
