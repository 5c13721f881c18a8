import { unreadAnswer } from '@jobharbor/shared/contracts/chat';
import type { HttpClient } from '@jobharbor/shared/http';

/** Number of unread messages in all chats of the user. */
export async function countUnread(http: HttpClient, signal: AbortSignal): Promise<number> {
  const { data } = await http.get('/jobApplication/chats/unread-count', { signal });
  return unreadAnswer.parse(data).data.unread_count;
}
