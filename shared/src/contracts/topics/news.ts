import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';

/** The person has new news of an application, or has seen some, on any of their devices. */
export const newsTopic = defineTopic('news', z.object({}));
