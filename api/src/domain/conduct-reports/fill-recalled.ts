import type { ConductEvidence } from '@jobharbor/shared/contracts';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';

/** The evidence of each report with the texts of messages that were recalled before it, for admins. */
export async function fillRecalled<Report extends { evidence: ConductEvidence }>(
  db: Db,
  reports: readonly Report[],
): Promise<Report[]> {
  const messages = reports.flatMap(({ evidence }) => evidence.messages);
  const ids = messages.flatMap(({ id, is_recalled }) => (id !== undefined && is_recalled ? [id] : []));
  if (ids.length === 0) return [...reports];
  const rows = await db
    .selectFrom('recalled_messages')
    .select(['message_id', 'text'])
    .where('message_id', '=', anyIdOf(ids))
    .execute();
  const texts = new Map(rows.map(({ message_id, text }) => [message_id, text]));
  return reports.map((report) => ({
    ...report,
    evidence: {
      ...report.evidence,
      messages: report.evidence.messages.map((one) => ({ ...one, text: texts.get(one.id ?? 0) ?? one.text })),
    },
  }));
}
