import * as z from 'zod/mini';
import { applicationLabel } from '../applications/application-status.ts';
import { applicationStage } from '../applications/application-story.ts';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** The status of one of the person's applications changed. */
export const applicationTopic = defineTopic(
  'application',
  z.object({ application_id: id, label: applicationLabel, stage: applicationStage }),
);
