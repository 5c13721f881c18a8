import { liftMaintenance } from '@jobharbor/shared/calls/admin/lift-maintenance';
import { planMaintenance } from '@jobharbor/shared/calls/admin/plan-maintenance';
import { type MaintenanceDraft, maintenance } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import type { Action } from './shown.ts';

/** Seconds since 1970 of a field `datetime-local`, which an admin fills in UTC. */
function secondsOf(text: string | undefined, field: string): number {
  const seconds = Date.parse(`${text ?? ''}Z`) / 1_000;
  if (!Number.isSafeInteger(seconds) || seconds < 0) throw refusal('Choose day and time.', field);
  return seconds;
}

const refusal = (message: string, field: string) =>
  new AppError(errorCode.invalidParameters, { status: 422, message, fields: { [field]: [message] } });

const scope = maintenance.shape;

export const maintenanceActions: Readonly<Record<string, Action>> = {
  '/maintenance': {
    async carryOut({ client, form }) {
      const path = scope.path.safeParse(form.path?.trim() || null);
      if (!path.success)
        throw refusal('Write a path such as /chat-home, without language and country.', 'path');
      const body: MaintenanceDraft = {
        country_key: form.country_key || null,
        language: scope.language.parse(form.language || null),
        path: path.data,
        starts_at: secondsOf(form.starts_at, 'starts_at'),
        ends_at: secondsOf(form.ends_at, 'ends_at'),
        reason: form.reason ?? '',
      };
      await client.send(planMaintenance, { body });
      return { to: '/maintenance', said: 'Planned.' };
    },
  },
  '/maintenance/{id}': {
    page: '/maintenance',
    async carryOut({ client, id, form }) {
      await client.send(liftMaintenance, { params: { id }, body: { reason: form.reason ?? '' } });
      return { to: '/maintenance', said: 'Lifted.' };
    },
  },
};
