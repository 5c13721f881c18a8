import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publishing } from '../../events/publish.ts';
import { type ChatSide, isParticipant, otherSide, type Participant } from '../messages/chat-access.ts';
import { audienceSql } from '../recruiters/recruiter-repository.ts';

type Progress = 'delivered' | 'read';

/** SQL that publishes the event of a receipt. */
const receiptEvent = (
  db: Db,
  { chatId, upTo, audience }: Record<'chatId' | 'upTo' | 'audience', ReturnType<typeof sql>>,
  side: ReturnType<typeof sql>,
  status: Progress,
) =>
  publishing(
    db,
    sql`json_build_object('kind', 'receipt', 'chat_id', ${chatId},
      'side', ${side}, 'up_to', ${upTo}, 'status', ${status}::text, 'audience', ${audience})`,
  );

/**
 * Advances the delivered or read pointer of `reader` to `upTo`, and publishes the receipt to both sides. Pointers are
 * monotonic: late or repeated reports are ignored. A receipt never points past the last message of the other side. One
 * statement, which is its own transaction: a tab reports each message that it shows. Reading also marks as delivered.
 */
export async function advanceReceipt(
  db: Db,
  reader: Participant,
  chatId: number,
  upTo: number,
  progress: Progress,
): Promise<void> {
  const { side } = reader;
  const [pointer, delivered] = [sql.ref(`chats.${side}_${progress}`), sql.ref(`chats.${side}_delivered`)];
  const { rows } = await sql`
    with chat as (select id from chats where id = ${chatId} and ${isParticipant(reader)}),
    reached as (
      select max(id) as id from messages
      where chat_id = ${chatId} and sender = ${otherSide(side)} and id <= ${upTo}
    ), moved as (
      update chats set
        ${progress === 'read' ? sql`${sql.ref(`${side}_read`)} = reached.id,` : sql``}
        ${sql.ref(`${side}_delivered`)} = greatest(${delivered}, reached.id)
      from chat, reached where chats.id = chat.id and ${pointer} < reached.id
      returning chats.id, reached.id as up_to, jobseeker_id || ${audienceSql(sql`chats.recruiter_id`)} as audience
    )
    select (select count(${receiptEvent(
      db,
      { chatId: sql`id`, upTo: sql`up_to`, audience: sql`audience` },
      sql`${side}::text`,
      progress,
    )}) from moved) as moved from chat`.execute(db);
  if (rows.length === 0) throw new ApiError(errorCode.notFound);
}

/** A message that a tab of the side has received. */
export interface Delivered {
  chatId: number;
  side: ChatSide;
  upTo: number;
  /** Who was told of the message, and is told of the receipt. */
  audience: readonly number[];
}

/**
 * Advances the delivered pointers of many chats in one statement, and publishes the receipts. Returns those whose chat is
 * locked at the moment: waiting for one would hold the locks on the others.
 */
export async function advanceDelivered(db: Db, all: readonly Delivered[]): Promise<Delivered[]> {
  const ids = all.map(({ chatId }) => chatId);
  const { rows } = await sql<{ chat_id: number }>`
    with wanted as (
      select chat_id, side, up_to, audience from unnest(
        ${ids}::bigint[], ${all.map(({ side }) => side)}::text[], ${all.map(({ upTo }) => upTo)}::bigint[],
        ${all.map(({ audience }) => JSON.stringify(audience))}::json[]) as w (chat_id, side, up_to, audience)
    ), free as (
      select id from chats where id = any(${ids}::bigint[]) for update skip locked
    ), due as (
      select chat_id, max(up_to) filter (where side = 'jobseeker') as jobseeker,
        max(up_to) filter (where side = 'recruiter') as recruiter
      from wanted group by chat_id
    ), moved as (
      update chats set jobseeker_delivered = greatest(jobseeker_delivered, due.jobseeker),
        recruiter_delivered = greatest(recruiter_delivered, due.recruiter)
      from free join due on due.chat_id = free.id
      where chats.id = free.id
        and (due.jobseeker > jobseeker_delivered or due.recruiter > recruiter_delivered)
      returning chats.id, jobseeker_delivered, recruiter_delivered
    ), told as (
      select ${receiptEvent(
        db,
        { chatId: sql`w.chat_id`, upTo: sql`w.up_to`, audience: sql`w.audience` },
        sql`w.side`,
        'delivered',
      )} from wanted w join moved on moved.id = w.chat_id
      where w.up_to = case w.side when 'jobseeker' then jobseeker_delivered else recruiter_delivered end
    )
    select free.id as chat_id, (select count(*) from told) from free`.execute(db);
  const free = new Set(rows.map(({ chat_id }) => chat_id));
  return all.filter(({ chatId }) => !free.has(chatId));
}
