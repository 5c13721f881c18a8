import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { isWritten, type Message, recallMinutes } from '@jobharbor/shared/contracts';
import { chatFileTypes } from '@jobharbor/shared/contracts/chat/chat-file';
import { actionKey, enteredIn, hidden, textArea } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { formatTime } from '../applicants/format.ts';
import type { Shown } from '../shown.ts';
import { renderBody } from './message-body.ts';

interface Thread {
  chatId: number;
  /** The page of the chat, below which its forms are; null where nobody can write. */
  base: string | null;
  /** Of the candidate; empty while it is not known. */
  name: string;
}

const size = 100;

/** The id before which the address asks for messages; undefined for the newest. */
function readBefore(query: URLSearchParams): number | undefined {
  const before = Number(query.get('before'));
  return Number.isSafeInteger(before) && before > 0 ? before : undefined;
}

/** The messages of a chat, with forms for the next one, for a file, and for what can be asked. */
export async function renderMessages(shown: Shown, thread: Thread): Promise<Html> {
  const { client, t } = shown;
  const before = readBefore(shown.query);
  const { messages, has_earlier } = await client.send(listMessages, {
    params: { chatId: thread.chatId },
    query: { size, ...(before !== undefined && { before }) },
  });
  const [first] = messages;
  return html`<section class="card" id="chat"><h2>${t('application.chat')}</h2>
${has_earlier && first !== undefined && html`<p><a href="?before=${first.id}#chat">${t('chats.earlier')}</a></p>`}${before !== undefined && html`<p><a href="?#chat">${t('chats.newest')}</a></p>`}
<div class="chat" data-live="messages" role="log" aria-label="${t('application.chat')}">${messages.map((one) => renderMessage(shown, thread, one))}</div>
${thread.base !== null && renderForms(shown, thread, thread.base)}</section>`;
}

function renderMessage(shown: Shown, thread: Thread, message: Message): Html {
  const { t } = shown;
  const isOurs = message.sender === 'recruiter';
  const who = isOurs ? t('message.you') : thread.name || t('talents.unnamed');
  return html`<div class="${isOurs ? 'said ours' : 'said'}"><div class="note" dir="auto">${renderBody(shown, thread, message)}</div>
<span class="quiet small"><bdi>${who}</bdi> · ${formatTime(shown, message.sent_at)}${message.is_automatic && html` · ${t('said.automatic')}`}</span>
${thread.base !== null && isOurs && canRecall(message) && html`<form method="post" action="${thread.base}/recall">${hidden('chat', thread.chatId)}${hidden('message', message.id)}<button class="plain">${t('message.recall')}</button></form>`}</div>`;
}

const canRecall = ({ kind, sent_at }: Message): boolean =>
  isWritten(kind) && Date.now() / 1_000 - sent_at < recallMinutes * 60;

function renderForms(shown: Shown, { chatId }: Thread, base: string): Html {
  const { t } = shown;
  const chat = hidden('chat', chatId);
  const ask = (path: string, text: string) =>
    html`<form method="post" action="${base}/${path}">${actionKey()}${chat}<button>${text}</button></form>`;
  return html`<form method="post" action="${base}/message">${hidden('form', 'message')}${actionKey()}${chat}
${textArea(enteredIn(shown, 'message'), { name: 'text', label: t('application.message'), rows: 3 })}<button class="primary">${t('application.send')}</button></form>
<form class="line" method="post" action="${base}/file" enctype="multipart/form-data">${actionKey()}${chat}
<label>${t('message.attach')}<input type="file" name="file" accept="${chatFileTypes}" required></label><button>${t('message.send')}</button></form>
<div class="buttons">${ask('ask-mobile', t('message.mobile.ask'))}${ask('ask-resume', t('message.resume.ask'))}</div>`;
}
