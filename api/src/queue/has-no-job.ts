import { type RawBuilder, sql } from 'kysely';
import type { QueueName } from './queue.ts';

/** Age of a message before it is looked at: its job may still be on its way into the queue. */
const minAgeHours = 1;

/** Messages that are older, and have no job, are lost. */
export const oldestWithoutJob = (now: Date): Date => new Date(now.getTime() - minAgeHours * 3_600_000);

/** Whether no job of the queue will send a row of `table` any more: every retry failed. */
export const hasNoJob = (queue: QueueName, table: 'mails' | 'sms_messages'): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from queue.job j
    where j.name = ${queue} and j.id = ${sql.ref(`${table}.id`)} and j.state in ('created', 'retry', 'active'))`;
