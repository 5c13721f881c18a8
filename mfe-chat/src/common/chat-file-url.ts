import { getChatFile } from '@jobharbor/shared/calls/job-application/get-chat-file';
import { callPath } from '@jobharbor/shared/contracts/call-path';

/** Address of the file of a message. */
export const chatFileUrl = (chatId: number, messageId: number): string =>
  `/api${callPath(getChatFile, { params: { chatId, messageId } })}`;
