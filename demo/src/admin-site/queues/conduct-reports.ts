import { decideConductReport } from '@jobharbor/shared/calls/admin/decide-conduct-report';
import { listReportedConduct } from '@jobharbor/shared/calls/admin/list-reported-conduct';
import { type ConductEvidence, conductOutcome, type ReportedConduct } from '@jobharbor/shared/contracts';
import { type Html, html } from '../../form-site/html.ts';
import { accountLink, facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { count, formatTime } from '../shown.ts';

const kinds = { chat: 'A chat', recruiter: 'A recruiter', interview: 'An interview', talent: 'A candidate' };

const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'Yes' : 'No');

const renderInterview = (one: NonNullable<ConductEvidence['interview']>): Html =>
  facts([
    ['Interview', `${formatTime(one.starts_at)}, ${one.kind}, ${one.state}`],
    ['Place', one.place ?? one.link],
    ['Contact', [one.contact_name, one.contact_phone].filter(Boolean).join(' · ')],
    ['Note', one.note],
    ['Checked in', one.checked_in_at && formatTime(one.checked_in_at)],
    ['Attended, says the job seeker', yesNo(one.jobseeker_attended)],
    ['Attended, says the recruiter', yesNo(one.recruiter_attended)],
    ['Appeal', one.appeal_text],
  ]);

const renderMessages = ({ messages }: ConductEvidence): Html =>
  html`<details${messages.length <= 10 && html` open`}><summary>${count(messages.length, 'message')} of the chat, as they were</summary>
<ol class="messages">${messages.map(
    ({ sender, text, sent_at, is_recalled }) =>
      html`<li><span class="quiet small">${sender === 'jobseeker' ? 'Job seeker' : 'Recruiter'} · ${formatTime(sent_at)}${is_recalled && ' · recalled'}</span>
<span dir="auto">${text}</span></li>`,
  )}</ol></details>`;

const toCase = (one: ReportedConduct): Case => ({
  ...{ id: one.id, subjectId: one.id, since: one.reported_at },
  title: html`${kinds[one.kind]}: ${one.reason.value}`,
  evidence: html`${facts([
    [
      'Reported',
      one.accused_id === null
        ? 'An account that was deleted'
        : html`${accountLink(one.accused_id, one.accused_name)} (${count(one.reports_of_accused, 'report')} in all)`,
    ],
    ['By', accountLink(one.reporter_id, null)],
    ['Job', html`<bdi>${one.evidence.job_title}</bdi>, <bdi>${one.evidence.company_name}</bdi>`],
  ])}
${one.details !== '' && quote(one.details)}
${one.evidence.interview && renderInterview(one.evidence.interview)}
${one.evidence.messages.length > 0 && renderMessages(one.evidence)}`,
  outcomes: [
    ['kept', 'No breach of the rules'],
    ['warned', 'Warn the person'],
    ['suspended', 'Suspend the person’s account'],
  ],
  reasonHint: 'Of a warning or a suspension, the person reads it. Else admins alone.',
  seen: { reported_at: one.reported_at },
});

export const conductReports: Queue = {
  key: 'conduct-reports',
  title: 'Reports of conduct',
  lead: 'Chats, recruiters, interviews and candidates. Who reported is told the outcome; the other person never learns who it was. A suspension can be lifted on its own page.',
  async load(client, { page, size }) {
    const { reports, total } = await client.send(listReportedConduct, { query: { page, size } });
    return { cases: reports.map(toCase), total };
  },
  decide({ client, id, form }, { outcome, reason }) {
    const chosen = conductOutcome.parse(outcome);
    const reported_at = Number(form.reported_at);
    const body =
      chosen === 'kept'
        ? { outcome: chosen, reported_at, note: reason }
        : { outcome: chosen, reported_at, reason };
    return client.send(decideConductReport, { params: { id }, body });
  },
};
