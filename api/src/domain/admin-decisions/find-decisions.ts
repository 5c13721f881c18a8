import type { AdminDecision, AdminQueue } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';

interface Wanted {
  queue?: AdminQueue | undefined;
  subject_ids?: string | undefined;
  page: number;
  size: number;
}

/** Decisions of admins, the newest first. */
export async function findDecisions(
  db: Db,
  { queue, subject_ids, page, size }: Wanted,
): Promise<{ decisions: AdminDecision[]; total: number }> {
  const wanted = db
    .selectFrom('admin_decisions as d')
    .$if(queue !== undefined, (all) => all.where('d.queue', '=', queue ?? 'feedback'))
    .$if(subject_ids !== undefined, (all) =>
      all.where('d.subject_id', '=', anyIdOf((subject_ids ?? '').split(',').map(Number))),
    );
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .leftJoin('accounts as a', 'a.id', 'd.decided_by')
    .selectAll('d')
    .select(['a.first_name', 'a.last_name'])
    .orderBy('d.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const decisions = rows.map(({ first_name, last_name, decided_by, decided_at, ...decision }) => ({
    ...decision,
    decided_by:
      decided_by === null || first_name === null
        ? null
        : { id: decided_by, name: personName({ first_name, last_name }) },
    decided_at: toSeconds(decided_at),
  }));
  return { decisions, total };
}
