import {
  type ApplicationNewsEvent,
  applicationNewsEvents,
  type StoryStep,
  type TimelineStep,
} from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { postStepToChat } from '../messages/post-step-to-chat.ts';
import { notifyOfStep } from '../notifications/store-notification.ts';
import { queueForStep } from '../webhook-events/queue-webhooks.ts';

type Event = Exclude<StoryStep['event'], 'other'>;

/** An event of an interview or an offer. */
export type StoryEvent = Exclude<Event, TimelineStep['event']>;

export interface NewStep<E extends Event> {
  applicationId: number;
  at: Date;
  actor: StoryStep['actor'];
  event: E;
  /** Of the interview of an invitation, or of the offer that is made. */
  subjectId?: number | undefined;
}

/** Adds a step of an application itself, which every version of the API knows. */
export async function recordStep(
  tx: Db,
  { applicationId, ...step }: Omit<NewStep<TimelineStep['event']>, 'subjectId'>,
) {
  await tx
    .insertInto('application_steps')
    .values({ application_id: applicationId, ...step })
    .execute();
  await notifyOfStep(tx, { applicationId, ...step });
  await storeNews(tx, { applicationId, ...step });
  await queueForStep(tx, { applicationId, ...step });
  await postStepToChat(tx, { applicationId, ...step });
}

/** Adds a step of one of its interviews or offers. */
export async function recordStoryStep(tx: Db, { applicationId, subjectId, ...step }: NewStep<StoryEvent>) {
  await tx
    .insertInto('story_steps')
    .values({ application_id: applicationId, ...step })
    .execute();
  await notifyOfStep(tx, { applicationId, ...step });
  await storeNews(tx, { applicationId, ...step });
  await queueForStep(tx, { applicationId, ...step });
  await postStepToChat(tx, { applicationId, subjectId, ...step });
}

const newsEvents: ReadonlySet<string> = new Set(applicationNewsEvents);
const isNews = (event: Event): event is Event & ApplicationNewsEvent => newsEvents.has(event);

/**
 * Stores a step of the employer or an admin as unseen by the candidate. A step of the candidate marks all earlier steps as
 * seen.
 */
async function storeNews(tx: Db, { applicationId, at, actor, event }: NewStep<Event>): Promise<void> {
  if (actor !== 'jobseeker' && !isNews(event)) return;
  const isByOthers = actor !== 'jobseeker' && isNews(event);
  const row = await tx
    .updateTable('applications')
    .set(isByOthers ? { news_at: at, news_event: event } : { news_at: null, news_event: null })
    .where('id', '=', applicationId)
    .$if(!isByOthers, (query) => query.where('news_at', 'is not', null))
    .returning('account_id')
    .executeTakeFirst();
  if (row !== undefined) await publish(tx, { kind: 'news', audience: [row.account_id] });
}
