import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';

/** Answers a `send` command that failed, by its key, with a code of the error catalogue. */
export const messageRefusedTopic = defineTopic(
  'refused',
  z.object({ client_key: z.nullable(z.string()), code: z.int(), message: z.string() }),
);
