import type { StoryStep, TimelineStep } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';

type Event = Exclude<StoryStep['event'], 'other'>;

/** An event of an interview or an offer. */
export type StoryEvent = Exclude<Event, TimelineStep['event']>;

export interface NewStep<E extends Event> {
  applicationId: number;
  at: Date;
  actor: StoryStep['actor'];
  event: E;
}

/** Adds a step of an application itself, which every version of the API knows. */
export async function recordStep(tx: Db, { applicationId, ...step }: NewStep<TimelineStep['event']>) {
  await tx
    .insertInto('application_steps')
    .values({ application_id: applicationId, ...step })
    .execute();
}

/** Adds a step of one of its interviews or offers. */
export async function recordStoryStep(tx: Db, { applicationId, ...step }: NewStep<StoryEvent>) {
  await tx
    .insertInto('story_steps')
    .values({ application_id: applicationId, ...step })
    .execute();
}
