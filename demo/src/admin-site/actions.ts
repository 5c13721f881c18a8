import { suspendAccount } from '@jobharbor/shared/calls/admin/suspend-account';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import { decideCase } from './decide-case.ts';
import { queues } from './queues/index.ts';
import type { Action } from './shown.ts';

const decisions = queues.map((queue): [string, Action] => [
  `/${queue.key}/{id}`,
  { page: `/${queue.key}`, carryOut: (acting) => decideCase(queue, acting) },
]);

/** Forms by their paths. */
export const actions: Readonly<Record<string, Action>> = {
  ...Object.fromEntries(decisions),
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
