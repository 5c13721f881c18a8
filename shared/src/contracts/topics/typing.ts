import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { chatSide } from '../message.ts';
import { id } from '../primitives.ts';

/** The other side is typing in a chat. */
export const typingTopic = defineTopic('typing', z.object({ chat_id: id, side: chatSide }));
