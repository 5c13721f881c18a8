import { type Interview, type InterviewStage, interviewResult } from '@jobharbor/shared/contracts';
import { hidden } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { pill } from '../../form-site/pill.ts';
import { formatMoment } from '../calendar/calendar-state.ts';
import type { Shown } from '../shown.ts';

const tones = {
  ...({ pending: 'waiting', upcoming: 'good', in_progress: 'good', checked_in: 'good' } as const),
  ...({ passed: 'good', not_suitable: 'quiet', completed: 'good', finished: 'waiting' } as const),
  ...({ pending_results: 'waiting', contested: 'bad', employer_absent: 'bad', not_attended: 'bad' } as const),
  ...({ expired: 'quiet', rejected: 'bad', cancelled: 'quiet' } as const),
} satisfies Record<InterviewStage, string>;

/** Older clients do not know two of the stages, which the API sends as facts beside them. */
function stageOf({ attendance, phase }: Interview): InterviewStage {
  if (attendance?.employer_absence === 'absent') return 'employer_absent';
  if (attendance?.is_contested || attendance?.employer_absence) return 'contested';
  return attendance?.stage ?? phase;
}

/** The one state of an interview. */
export function stagePill({ t }: Shown, interview: Interview): Html {
  const stage = stageOf(interview);
  const isResult = stage === 'passed' || stage === 'not_suitable';
  return pill(t(isResult ? `application.stage.${stage}` : `interview.phase.${stage}`), tones[stage]);
}

/** What the candidate did and said about an interview that was agreed on, and how the employer answers. */
export function renderAttendance(shown: Shown, interview: Interview): Html | false {
  const { t } = shown;
  const { attendance } = interview;
  if (attendance === undefined) return false;
  const { checked_in_at, is_contested, employer_absence, appeal, result, result_requested_at } = attendance;
  const { decision } = attendance;
  const isContested = is_contested === true || employer_absence === 'contested';
  const said = (text: string) => html`<p class="quiet">${text}</p>`;
  return html`${checked_in_at !== null && said(t('interview.checkedIn', { time: formatMoment(shown, checked_in_at) }))}
${employer_absence === 'absent' && decision == null && said(t('interview.employerAbsent'))}
${isContested && said(t('interview.contested'))}
${appeal != null && html`<figure><figcaption class="quiet">${t('interview.appeal')}</figcaption><blockquote dir="auto">${appeal.text}</blockquote></figure>`}
${decision != null && renderDecision(shown, decision)}
${result === null && result_requested_at !== null && said(t('interview.resultAsked', { time: formatMoment(shown, result_requested_at) }))}
${interview.phase === 'finished' && result === null && renderOutcome(shown, interview)}`;
}

type Decision = NonNullable<NonNullable<Interview['attendance']>['decision']>;

/** What an admin decided, and why. An outcome that only a later API knows has its reason alone. */
const renderDecision = ({ t }: Shown, { outcome, reason }: Decision): Html =>
  html`<figure><figcaption>${outcome !== 'other' && t(`interview.decided.${outcome}`)} <span class="quiet">${t('interview.decidedWhy')}</span></figcaption><blockquote dir="auto">${reason}</blockquote></figure>`;

/** Buttons of the outcomes that can be said now. An absence that nobody contests stands. */
function renderOutcome({ t, id }: Shown, interview: Interview): Html | false {
  const { marks, is_contested, decision } = interview.attendance ?? {};
  if (decision?.outcome === 'candidate_absent') return false;
  const said = marks?.recruiter ?? null;
  if (said === false && is_contested !== true && decision == null) return false;
  const button = (value: string, text: string) =>
    html`<button name="outcome" value="${value}">${text}</button>`;
  return html`<form method="post" action="/applications/${id}/interview/outcome">${hidden('interview', interview.id)}${hidden('version', interview.version)}
<fieldset class="text"><legend>${t('interview.outcome')}</legend><div class="buttons">${interviewResult.options.map((one) => button(one, t(`application.stage.${one}`)))}
${said !== true && decision == null && button('present', t(said === null ? 'interview.present' : 'interview.takeBack'))}
${said === null && decision == null && button('absent', t('interview.absent'))}</div></fieldset></form>`;
}
