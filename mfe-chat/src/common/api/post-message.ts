import { type Message, messageAnswer } from '@jobharbor/shared/contracts/chat';
import type { HttpClient } from '@jobharbor/shared/http';

export interface MessageToSend {
  chatId: number;
  clientKey: string;
  text: string;
}

/** Sends a message where no socket stands, or where one left it open whether it arrived. The same key is one message. */
export async function postMessage(http: HttpClient, message: MessageToSend): Promise<Message> {
  const { chatId, clientKey, text } = message;
  const { data } = await http.post(`/jobApplication/chats/${chatId}/messages`, {
    client_key: clientKey,
    text,
  });
  return messageAnswer.parse(data).data.message;
}
