import { endChat } from '@jobharbor/shared/calls/job-application/end-chat';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { inviteToChat } from '@jobharbor/shared/calls/recruiter/invite-to-chat';
import type { FormAction } from '../action.ts';

export const chatActions: Readonly<Record<string, FormAction>> = {
  '/chats/{id}/message': {
    page: '/chats/{id}',
    async carryOut({ client, form, id }) {
      const { key: client_key = '', text = '' } = form;
      await client.send(sendMessage, { params: { chatId: id }, body: { client_key, text } });
      return { to: `/chats/${id}` };
    },
  },
  '/chats/{id}/end': {
    page: '/chats/{id}',
    async carryOut({ client, id }) {
      await client.send(endChat, { params: { chatId: id } });
      return { to: `/chats/${id}` };
    },
  },
  '/applications/{id}/chat': {
    page: '/applications/{id}',
    async carryOut({ client, form, id }) {
      const { application } = await client.send(getReceivedApplication, { params: { id } });
      const { key: client_key = '', other_text: text = '', job = '' } = form;
      const { chat } = await client.send(inviteToChat, {
        params: { jobId: Number(job) },
        body: { client_key, text, jobseeker_id: application.candidate.id },
      });
      return { to: `/chats/${chat.id}` };
    },
  },
};
