import { decideAttendance } from '@jobharbor/shared/calls/admin/decide-attendance';
import { listContestedInterviews } from '@jobharbor/shared/calls/admin/list-contested-interviews';
import {
  type AttendanceDecision,
  attendanceDecision,
  type ContestedInterview,
  contestedState,
} from '@jobharbor/shared/contracts';
import { type Html, html } from '../../form-site/html.ts';
import { accountLink, facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { formatTime } from '../shown.ts';
import { wordOf } from '../texts.ts';

const outcomes: Record<AttendanceDecision, string> = {
  candidate_absent: 'The candidate’s absence counts',
  employer_absent: 'The employer’s absence counts',
  no_absence: 'No absence counts, on either side',
};

/** Words of a mark: whether somebody was there, by somebody else or themselves. */
const said = (was: boolean | null): string =>
  was === null ? 'Nothing said' : was ? 'Was there' : 'Was not there';

const actors = { jobseeker: 'candidate', recruiter: 'employer', system: 'JobHarbor' };

const renderSteps = (steps: ContestedInterview['steps']): Html =>
  html`<details><summary>What happened with the interviews of this application</summary><ul class="rows">${steps.map(
    ({ at, actor, event }) =>
      html`<li><span class="main">${event.replace('interview_', '').replaceAll('_', ' ')} <span class="quiet small">${actors[actor]} · ${formatTime(at)}</span></span></li>`,
  )}</ul></details>`;

const renderMarks = ({ marks, checked_in_at }: ContestedInterview): Html =>
  facts([
    ['The candidate, by their own word', said(marks.jobseeker)],
    ['The candidate, by the employer', said(marks.recruiter)],
    ['The candidate, by check-in', checked_in_at === null ? 'None' : formatTime(checked_in_at)],
    ['The employer, by the candidate', said(marks.employer)],
  ]);

const toCase = (one: ContestedInterview): Case => ({
  ...{ id: one.id, subjectId: one.id, since: one.decision?.at ?? one.since },
  title: html`<bdi>${one.candidate.name}</bdi> and <bdi>${one.company.name}</bdi>: <bdi>${one.job.title}</bdi>`,
  evidence: html`${renderMarks(one)}
${one.appeal && html`<p class="quiet">Appeal of the candidate, ${formatTime(one.appeal.at)}</p>${quote(one.appeal.text)}`}
${one.decision && html`<p><strong>${outcomes[one.decision.outcome]}</strong> <span class="quiet small">${formatTime(one.decision.at)}</span></p>${quote(one.decision.reason)}`}
${facts([
  ['Candidate', accountLink(one.candidate.id, one.candidate.name)],
  ['Absences that count now', `${one.absences.count}, of ${one.absences.limit} that bar from applying`],
  ['Recruiter', accountLink(one.recruiter.id, one.recruiter.name)],
  ['Began', `${formatTime(one.starts_at)} (${one.time_zone})`],
  ['Ended', formatTime(one.ends_at)],
  ['Kind', one.kind],
  ['Place', one.place ?? one.link],
  ['Contact', [one.contact_name, one.contact_phone].filter(Boolean).join(' · ')],
  ['Note of the employer', one.note],
  ['Result', one.result && wordOf(one.result)],
])}
${renderSteps(one.steps)}`,
  outcomes: one.outcomes.map((outcome) => [outcome, outcomes[outcome]] as const),
  reasonHint: 'Both sides read it: write about what each of them said, and nothing that only one may know.',
  seen: { version: one.version },
});

export const contestedInterviews: Queue = {
  key: 'contested-interviews',
  title: 'Contested absences',
  lead: 'Interviews where one side says that the other, or it itself, was not there, and the other side disagrees. An absence of a candidate counts towards a bar from applying; one of an employer is shown to people whom it invites. A new decision replaces an earlier one.',
  states: [
    ['waiting', 'Waiting'],
    ['decided', 'Decided'],
  ],
  async load(client, { page, size, state }) {
    const query = { state: contestedState.parse(state), page, size };
    const { interviews, total } = await client.send(listContestedInterviews, { query });
    return { cases: interviews.map(toCase), total };
  },
  decide: ({ client, id, form }, { outcome, reason }) =>
    client.send(decideAttendance, {
      params: { id },
      body: { outcome: attendanceDecision.parse(outcome), reason, version: Number(form.version) },
    }),
};
