import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { actionKey, hidden, textArea } from '../fields.ts';
import { type Html, html } from '../html.ts';
import type { Shown } from '../shown.ts';
import { messageText } from './message-text.ts';

/** The messages of a chat, with a form for the next one; without `action` nobody can write. */
export async function renderMessages(
  { client, t, entered }: Shown,
  { chatId, action }: { chatId: number; action: string | null },
): Promise<Html> {
  const { messages } = await client.send(listMessages, { params: { chatId }, query: {} });
  return html`<section class="card"><h2>${t('application.chat')}</h2><div class="chat">${messages.map(
    (message) =>
      html`<p class="${message.sender === 'recruiter' ? 'said ours' : 'said'}" dir="auto">${messageText(t, message)}</p>`,
  )}</div>
${
  action !== null &&
  html`<form method="post" action="${action}">${actionKey()}${hidden('chat', chatId)}
${textArea(entered, { name: 'text', label: t('application.message'), rows: 3 })}<button class="primary">${t('application.send')}</button></form>`
}</section>`;
}
