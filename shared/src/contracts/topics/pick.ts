import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';

/** The person refused one of their picks, or took that back, on any of their devices. */
export const pickTopic = defineTopic('pick', z.object({}));
