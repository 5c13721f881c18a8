import * as z from 'zod/mini';
import { message } from '../chat/message.ts';
import { defineTopic } from '../define-topic.ts';

/** A new message of one of the person's chats, sent by either side. */
export const messageTopic = defineTopic('message', z.object({ message }));
