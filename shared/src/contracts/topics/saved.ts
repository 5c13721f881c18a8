import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** The person saved or unsaved a job on any of their devices. */
export const savedTopic = defineTopic('saved', z.object({ job_id: id, is_saved: z.boolean() }));
