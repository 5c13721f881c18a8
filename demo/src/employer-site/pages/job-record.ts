import { maxReplyLength, type OwnJob, postingsDays } from '@jobharbor/shared/contracts';
import { enteredIn, hidden, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { formatDay, type Shown } from '../shown.ts';

const daySeconds = 86_400;

/** What job seekers read of how the job was posted and answered, and the sentence that stands beside it. */
export function renderRecord(shown: Shown, { id, record_details: record }: OwnJob): Html | false {
  if (!record) return false;
  const { t } = shown;
  const { postings, posted_dates, open_since, unanswered, reply } = record;
  return html`<section class="card"><h2>${t('jobRecord.title')}</h2><p>${t('jobRecord.lead')}</p><ul>
${
  postings !== null &&
  html`<li>${t('jobRecord.posted', {
    ...{ count: postings, days: postingsDays },
    dates: posted_dates.map((time) => formatDay(shown, time)).join(' · '),
  })}</li>`
}
${
  open_since !== null &&
  html`<li>${t('jobRecord.open', {
    ...{
      count: Math.floor((Date.now() / 1000 - open_since) / daySeconds),
      day: formatDay(shown, open_since),
    },
  })}</li>`
}
${unanswered !== null && html`<li>${t('jobRecord.unanswered', { count: unanswered })}</li>`}</ul>
${replyForm(shown, { action: `/jobs/${id}/reply`, start: reply?.sentence ?? '' })}</section>`;
}

/** One sentence that job seekers read beside facts about the employer; empty, it is removed. */
export const replyForm = (shown: Shown, { action, start }: { action: string; start: string }): Html => {
  const { t } = shown;
  return html`<form method="post" action="${action}">${hidden('form', 'reply')}${textField(
    enteredIn(shown, 'reply'),
    {
      ...{ name: 'sentence', label: t('jobRecord.reply'), isOptional: true, start },
      hint: t('jobRecord.replyHint', { limit: maxReplyLength }),
    },
  )}<button>${t('save')}</button></form>`;
};
