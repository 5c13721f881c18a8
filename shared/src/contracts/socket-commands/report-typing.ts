import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** Tells the other side of a chat that the person is typing. */
export const reportTypingCommand = defineTopic('typing', z.object({ chat_id: id }));
