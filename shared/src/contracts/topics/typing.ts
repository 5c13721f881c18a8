import * as z from 'zod/mini';
import { chatSide } from '../chat/message.ts';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** The other side is typing in a chat. */
export const typingTopic = defineTopic('typing', z.object({ chat_id: id, side: chatSide }));
