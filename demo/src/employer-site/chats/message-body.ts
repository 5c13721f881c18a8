import type { Message } from '@jobharbor/shared/contracts';
import { hidden } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Shown } from '../shown.ts';
import { messageText } from './message-text.ts';

interface Place {
  base: string | null;
  chatId: number;
  name: string;
}

type OfKind<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>;

/** A message as it stands in its thread: a text, a file to open, or a request to answer. */
export function renderBody(shown: Shown, place: Place, message: Message): Html {
  const { t } = shown;
  const file = `/chats/${message.chat_id}/files/${message.id}`;
  switch (message.kind) {
    case 'picture':
      return html`<a href="${file}"><img src="${file}" alt="${message.filename}" width="${message.width}" height="${message.height}" loading="lazy"></a>`;
    case 'file':
      return html`<a href="${file}" download><bdi>${message.filename}</bdi></a>`;
    case 'mobile':
      return renderMobile(shown, place, message);
    case 'resume':
      return renderResume(shown, place, message, file);
    default:
      return html`${messageText(t, message)}`;
  }
}

function renderMobile({ t }: Shown, place: Place, message: OfKind<'mobile'>): Html {
  const isOurs = message.sender === 'recruiter';
  const { name } = place;
  switch (message.state) {
    case 'requested':
      return isOurs ? html`${t('message.mobile.youAsk', { name })}` : renderAnswer(t, place, message);
    case 'declined':
      return html`${isOurs ? t('message.mobile.theyDeclined', { name }) : t('message.mobile.youDeclined')}`;
    case 'accepted': {
      const number = message.jobseeker_mobile;
      return number === null
        ? html`${message.text}`
        : html`${t('message.mobile.theirs', { name })}: <a href="tel:${number}" dir="ltr">${number}</a>`;
    }
  }
}

const renderAnswer = (t: Shown['t'], { base, chatId, name }: Place, { id }: Message): Html =>
  html`${t('message.mobile.theyAsk', { name })}${
    base !== null &&
    html`<form class="buttons" method="post" action="${base}/answer-mobile">${hidden('chat', chatId)}${hidden('message', id)}
<button class="primary" name="answer" value="accept">${t('message.mobile.accept')}</button><button name="answer" value="decline">${t('message.mobile.decline')}</button></form>`
  }`;

function renderResume(
  { t }: Shown,
  { name }: Place,
  { state, resume }: OfKind<'resume'>,
  file: string,
): Html {
  switch (state) {
    case 'requested':
      return html`${t('message.resume.youAsk', { name })}`;
    case 'declined':
      return html`${t('message.resume.theyDeclined', { name })}`;
    case 'revoked':
      return html`${t('message.resume.takenBack', { name })}`;
    case 'accepted':
      return html`<a href="${file}" download><bdi>${resume?.filename ?? ''}</bdi></a>`;
  }
}
