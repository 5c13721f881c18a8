import * as z from 'zod/mini';
import { chatSide, messageStatus } from '../chat/message.ts';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** `side` received (`delivered`) or read (`read`) the other side's messages up to `up_to`. Never goes backwards. */
export const receiptTopic = defineTopic(
  'receipt',
  z.object({ chat_id: id, side: chatSide, up_to: id, status: messageStatus }),
);
