import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { message } from '../message.ts';

/** A new message of one of the person's chats, sent by either side. */
export const messageTopic = defineTopic('message', z.object({ message }));
