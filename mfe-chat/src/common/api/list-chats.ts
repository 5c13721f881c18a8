import { chatsAnswer } from '@jobharbor/shared/contracts/chat';
import type { HttpClient } from '@jobharbor/shared/http';

/** One page of the person's chats, latest first. */
export async function listChats(http: HttpClient, page: number, signal: AbortSignal) {
  const { data } = await http.get('/jobApplication/chats', { query: { page }, signal });
  return chatsAnswer.parse(data).data;
}
