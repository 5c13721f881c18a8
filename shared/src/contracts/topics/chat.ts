import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** The person has pinned, muted, deleted or moved one of their chats, on any of their devices. */
export const chatTopic = defineTopic('chat', z.object({ chat_id: id }));
