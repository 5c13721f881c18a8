import { type Chat, chatAnswer } from '@jobharbor/shared/contracts/chat';
import type { HttpClient } from '@jobharbor/shared/http';

/** One chat of the person's; 40004 for anybody else's. */
export async function getChat(http: HttpClient, chatId: number, signal: AbortSignal): Promise<Chat> {
  const { data } = await http.get(`/jobApplication/chats/${chatId}`, { signal });
  return chatAnswer.parse(data).data.chat;
}
