import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';

/** One of the person's job alerts was made, changed or deleted on any of their devices. */
export const jobAlertTopic = defineTopic('job-alert', z.object({}));
