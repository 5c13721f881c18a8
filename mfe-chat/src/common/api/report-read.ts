import type { HttpClient } from '@jobharbor/shared/http';

/** Tells that the person has read a chat up to a message. */
export async function reportRead(http: HttpClient, chatId: number, upTo: number): Promise<void> {
  await http.post(`/jobApplication/chats/${chatId}/read`, { up_to: upTo });
}
