import * as z from 'zod/mini';
import { chatDraft } from '../chat/chat.ts';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** The person's unsent text of a chat, as one of their devices stored it. */
export const chatDraftTopic = defineTopic('chat-draft', z.extend(chatDraft, { chat_id: id }));
