import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import type { Chat } from '@jobharbor/shared/contracts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { pageOf, renderPaging } from '../parts.ts';
import type { Shown } from '../shown.ts';
import { messageText } from './message-text.ts';
import { renderMessages } from './messages.ts';

const size = 50;

/** Chats of people who have not applied: questions, and those that the company began. */
export async function renderChats(shown: Shown): Promise<Page> {
  const { client, query, t } = shown;
  const page = pageOf(query);
  const { chats, total } = await client.send(listChats, { query: { filter: 'started', page, size } });
  const content = html`<h1>${t('chats.title')}</h1><p class="quiet">${t('chats.lead')}</p>
${
  chats.length === 0
    ? html`<p>${t('chats.none')}</p>`
    : html`<ul class="rows">${chats.map((chat) => renderRow(t, chat))}</ul>`
}
${renderPaging(shown, '/chats', { page, total, size })}`;
  return { title: t('chats.title'), content };
}

const renderRow = (t: Shown['t'], { id, counterpart, job, start, unread_count, last_message }: Chat): Html =>
  html`<li><span class="main"><a href="/chats/${id}">${nameOf(t, counterpart)}</a>
<span class="quiet small" lang="${job.language}" dir="auto">${job.title}</span></span>
<span class="quiet small" dir="auto">${last_message && messageText(t, last_message)}</span>
${start?.ended_by ? pill(t('chats.over')) : unread_count > 0 && pill(t('chats.unread', { count: unread_count }), 'waiting')}</li>`;

/** A person whom the company found has no name until they answer. */
const nameOf = (t: Shown['t'], { name }: Chat['counterpart']): Html =>
  name === '' ? html`${t('talents.unnamed')}` : html`<bdi>${name}</bdi>`;

export async function renderChat(shown: Shown): Promise<Page> {
  const { client, id, t } = shown;
  const { chat } = await client.send(getChat, { params: { chatId: id } });
  const { counterpart, job, start } = chat;
  const isOver = start?.ended_by != null;
  const content = html`<header><h1>${nameOf(t, counterpart)}</h1>
<p class="quiet">${counterpart.title && html`<bdi>${counterpart.title}</bdi> · `}<a href="/jobs/${job.id}" lang="${job.language}" dir="auto">${job.title}</a>${counterpart.activity && html` · ${t(`chats.activity.${counterpart.activity}`)}`}</p></header>
${isOver && html`<p class="notice" role="status">${t(start?.ended_by === 'recruiter' ? 'chats.endedByUs' : 'chats.endedByThem')}</p>`}
${await renderMessages(shown, { chatId: id, base: isOver ? null : `/chats/${id}`, name: counterpart.name })}
${start && !isOver && html`<form method="post" action="/chats/${id}/end"><button>${t('chats.end')}</button></form>`}`;
  return { title: counterpart.name || t('talents.unnamed'), content, news: [`chat-${id}`] };
}
