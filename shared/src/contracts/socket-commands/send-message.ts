import * as z from 'zod/mini';
import { clientKey, messageText } from '../chat/message.ts';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** Sends a message; the topic `message` or `refused` answers with the same key. */
export const sendMessageCommand = defineTopic(
  'send',
  z.object({ chat_id: id, client_key: clientKey, text: messageText }),
);
