import { messagesAnswer } from '@jobharbor/shared/contracts/chat';
import type { HttpClient } from '@jobharbor/shared/http';
import type { ThreadPage } from '../cache/thread-data.ts';

/** The newest messages of a chat, or those before an id; oldest first within the answer. */
export async function listMessages(
  http: HttpClient,
  chatId: number,
  before: number | undefined,
  signal?: AbortSignal,
): Promise<ThreadPage> {
  const { data } = await http.get(`/jobApplication/chats/${chatId}/messages`, {
    query: { before, size: 50 },
    ...(signal && { signal }),
  });
  const { messages, has_earlier } = messagesAnswer.parse(data).data;
  return { messages, hasEarlier: has_earlier };
}
