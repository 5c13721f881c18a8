import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** Marks a chat as read up to a message. */
export const markReadCommand = defineTopic('read', z.object({ chat_id: id, up_to: id }));
