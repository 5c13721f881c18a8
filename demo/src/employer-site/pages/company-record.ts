import {
  answerGraceDays,
  companyRecordDays,
  type EditedCompany,
  employerRecordFloors,
} from '@jobharbor/shared/contracts';
import { type Html, html } from '../../form-site/html.ts';
import type { Shown } from '../shown.ts';
import { replyForm } from './job-record.ts';

/** What job seekers read of how the company answers and interviews, and the sentence that stands beside it. */
export function renderCompanyRecord(shown: Shown, { employer_record: record }: EditedCompany): Html {
  const { t } = shown;
  const period = { days: companyRecordDays, grace: answerGraceDays };
  const { applications, interviews: floor } = employerRecordFloors;
  return html`<section class="card"><h2>${t('companyRecord.title')}</h2>${
    record === undefined
      ? html`<p>${t('companyRecord.few', { applications, interviews: floor })}</p>`
      : html`<ul>${
          record.answers !== null &&
          html`<li>${t('companyRecord.answered', {
            ...{ answered: record.answers.answered, number: record.answers.applications, ...period },
          })}</li>`
        }${
          record.interviews !== null &&
          html`<li>${t('companyRecord.followed', {
            ...{ followed: record.interviews.followed, number: record.interviews.interviews, ...period },
          })}</li>`
        }</ul>${replyForm(shown, { action: '/company/reply', start: record.reply?.sentence ?? '' })}`
  }</section>`;
}
