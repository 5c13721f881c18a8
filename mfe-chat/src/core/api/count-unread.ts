import { unreadAnswer } from '@jobharbor/shared/contracts/chat';
import type { HttpClient } from '@jobharbor/shared/http';

/** Unread messages in all of the person's chats. */
export async function countUnread(http: HttpClient, signal: AbortSignal): Promise<number> {
  const { data } = await http.get('/jobApplication/chats/unread-count', { signal });
  return unreadAnswer.parse(data).data.unread_count;
}
