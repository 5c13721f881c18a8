import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';
import { readingState } from '../profile/resume-sync.ts';

/** The server began or ended the reading of one of the person's résumés. */
export const resumeReadingTopic = defineTopic(
  'resume-reading',
  z.object({ resume_id: id, state: readingState }),
);
