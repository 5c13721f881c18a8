import { answerMobile } from '@jobharbor/shared/calls/job-application/answer-mobile';
import { endChat } from '@jobharbor/shared/calls/job-application/end-chat';
import { recallMessage } from '@jobharbor/shared/calls/job-application/recall-message';
import { requestMobile } from '@jobharbor/shared/calls/job-application/request-mobile';
import { requestResume } from '@jobharbor/shared/calls/job-application/request-resume';
import { sendChatFile } from '@jobharbor/shared/calls/job-application/send-chat-file';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { inviteToChat } from '@jobharbor/shared/calls/recruiter/invite-to-chat';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import type { Acting, FormAction } from '../action.ts';

interface InChat extends Acting {
  params: { chatId: number };
  client_key: string;
}

/** What the forms of a chat do, by the end of their paths. */
const ofChat: Readonly<Record<string, (acting: InChat) => Promise<unknown>>> = {
  message: ({ client, form, params, client_key }) =>
    client.send(sendMessage, { params, body: { client_key, text: form.text ?? '' } }),
  file({ client, file, params, client_key, t }) {
    if (file === null)
      throw new AppError(errorCode.invalidParameters, { status: 422, message: t('refused.noFile') });
    const body = new FormData();
    body.set('client_key', client_key);
    body.set('file', file, file.name);
    return client.send(sendChatFile, { params, body });
  },
  recall: ({ client, form, params }) =>
    client.send(recallMessage, { params: { ...params, messageId: Number(form.message) } }),
  'ask-mobile': ({ client, params, client_key }) =>
    client.send(requestMobile, { params, body: { client_key } }),
  'answer-mobile': ({ client, form, params }) =>
    client.send(answerMobile, {
      params: { ...params, messageId: Number(form.message) },
      body: { action: form.answer === 'accept' ? 'accept' : 'decline' },
    }),
  'ask-resume': ({ client, params, client_key }) =>
    client.send(requestResume, { params, body: { client_key } }),
};

/** A chat stands on a page of its own, or on that of its application. */
const pages = ['/chats/{id}', '/applications/{id}'];

const onBothPages = pages.flatMap((page) =>
  Object.entries(ofChat).map(([name, carryOut]): [string, FormAction] => [
    `${page}/${name}`,
    {
      page,
      async carryOut(acting) {
        const { form, id } = acting;
        await carryOut({
          ...acting,
          params: { chatId: Number(form.chat ?? id) },
          client_key: form.key ?? '',
        });
        return { to: `${page.replace('{id}', String(id))}#chat` };
      },
    },
  ]),
);

export const chatActions: Readonly<Record<string, FormAction>> = {
  ...Object.fromEntries(onBothPages),
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
