import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { type FreeTimes, type Interview, interviewReason } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import {
  checkbox,
  type Entered,
  enteredIn,
  hidden,
  openIfSent,
  selectField,
  textField,
} from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { formatMoment } from '../calendar/calendar-state.ts';
import { type Shown, tagOf } from '../shown.ts';
import { zoneOf } from '../zone-of.ts';
import { renderAttendance, stagePill } from './attendance-part.ts';
import { freeTimeField, freeTimesLead } from './free-time-fields.ts';
import { detailFields } from './interview-details.ts';

/** The interviews of the application that is shown. */
export async function findInterviews({ client, id }: Shown): Promise<Interview[]> {
  const { interviews } = await client.send(listGivenInterviews, { query: { application_id: id, size: 100 } });
  return interviews;
}

/** The interviews of an application, each with its terms and what can be changed. */
export function renderInterviews(
  shown: Shown,
  interviews: readonly Interview[],
  free: FreeTimes,
): Html | false {
  if (interviews.length === 0) return false;
  return html`<section class="card" data-live="interviews"><h2>${shown.t('interview.title')}</h2>${interviews.map((one) => renderInterview(shown, one, free))}</section>`;
}

/** Phases of an open interview, of which an application has at most one (42095). */
const openPhases = new Set<Interview['phase']>(['pending', 'upcoming', 'in_progress']);

export const isOpen = ({ phase }: Interview): boolean => openPhases.has(phase);

export const minutesOf = ({ starts_at, ends_at }: Interview): number =>
  Math.round((ends_at - starts_at) / 60);

function renderInterview(shown: Shown, interview: Interview, free: FreeTimes): Html {
  const { t } = shown;
  const { kind, place, link, contact_phone, proposed_times, other_times = [], ended_by, reason } = interview;
  const where = [place, link, contact_phone].filter((text) => text !== null).join(' · ');
  return html`<p>${stagePill(shown, interview)} <strong>${formatStart(shown, interview.starts_at)}</strong>
<span class="quiet block">${t(`interview.kinds.${kind}`)} · ${t('interview.length', { count: minutesOf(interview) })}${where !== '' && html` · <bdi>${where}</bdi>`}</span>
${times(shown, t('interview.others'), other_times)}${times(shown, t('interview.proposed'), proposed_times)}
${ended_by !== null && reason !== null && html`<span class="quiet block">${t(`interview.endedBy.${ended_by}`)} ${t(`interview.reason.${reason}`)}</span>`}</p>
${renderClash(shown, interview)}
${isOpen(interview) && renderChange(shown, interview, free)}
${renderAttendance(shown, interview)}`;
}

/** What else the recruiter has at that time, also where it came later. */
const renderClash = (shown: Shown, { host_clash: clash }: Interview): Html | false =>
  clash != null &&
  html`<p class="fault">${shown.t(`interview.clash.${clash.kind}`, { time: formatMoment(shown, clash.starts_at) })}</p>`;

/** A refused form says that the time is taken; sent again with this mark it is carried out. */
export const despiteClash = ({ t }: Shown, { refusedBy }: Entered): Html | false =>
  refusedBy === errorCode.hostBusy && checkbox('despite_clash', t('interview.despite'));

const times = (shown: Shown, label: string, all: readonly number[]): Html | false =>
  all.length > 0 &&
  html`<span class="quiet block">${label} ${all.map((one) => formatStart(shown, one)).join(' · ')}</span>`;

/** A time in the zone of the forms, which it names. */
const formatStart = (shown: Shown, seconds: number): string =>
  new Intl.DateTimeFormat(tagOf(shown), {
    ...({ dateStyle: 'full', timeStyle: 'short' } as const),
    timeZone: zoneOf(shown),
  }).format(seconds * 1_000);

function renderChange(shown: Shown, interview: Interview, free: FreeTimes): Html {
  const { t, id } = shown;
  const name = `change-${interview.id}`;
  const entered = enteredIn(shown, name);
  const isTooNear = interview.phase !== 'pending' && Date.now() > interview.cancel_until * 1_000;
  return html`<details${openIfSent(entered)}><summary>${t('interview.change')}</summary>
<form method="post" action="/applications/${id}/interview/change">${hidden('form', name)}${keysOf(interview)}
${detailFields(shown, entered, { ...interview, duration_minutes: minutesOf(interview) })}<button class="primary">${t('interview.change')}</button></form></details>
${isTooNear ? html`<p class="quiet">${t('interview.tooNear')}</p>` : html`${renderMove(shown, interview, free)}${renderCancel(shown, interview)}`}`;
}

const keysOf = ({ id, version }: Interview): Html =>
  html`${hidden('interview', id)}${hidden('version', version)}`;

/** Buttons that take a time of the candidate's, and the form for another one. */
function renderMove(shown: Shown, interview: Interview, free: FreeTimes): Html {
  const { t, id } = shown;
  const name = `move-${interview.id}`;
  const entered = enteredIn(shown, name);
  const proposed = interview.proposed_times.filter((time) => time * 1_000 > Date.now());
  const form = (content: Html) =>
    html`<form method="post" action="/applications/${id}/interview/move">${hidden('form', name)}${keysOf(interview)}${content}</form>`;
  const typed = {
    ...{ name: 'starts_at', label: t('application.when'), hint: zoneHint(shown) },
    ...{ type: 'datetime-local', isOptional: true },
  };
  const choice = { name: 'chosen', label: t('application.when'), times: free.times, proposed };
  const isTyped = free.times.length + proposed.length === 0 || (entered.fields.get('starts_at') ?? '') !== '';
  return html`${
    proposed.length > 0 &&
    form(
      html`<div class="buttons">${proposed.map((time) => html`<button class="primary" name="chosen" value="${time}">${t('interview.take', { time: formatStart(shown, time) })}</button>`)}</div>`,
    )
  }
<details${openIfSent(entered)}><summary>${t('interview.move')}</summary>
${form(html`${freeTimesLead(shown, free)}
${free.times.length + proposed.length > 0 && freeTimeField(shown, entered, choice)}
<details${(isTyped || entered.faults.starts_at !== undefined) && html` open`}><summary>${t('interview.type')}</summary>${textField(entered, typed)}</details>
${despiteClash(shown, entered)}<button class="primary">${t('interview.move')}</button>`)}</details>`;
}

function renderCancel(shown: Shown, interview: Interview): Html {
  const { t, id } = shown;
  const name = `cancel-${interview.id}`;
  const entered = enteredIn(shown, name);
  const reasons = interviewReason.options.map((one) => [one, t(`interview.reason.${one}`)] as const);
  return html`<details${openIfSent(entered)}><summary>${t('interview.cancel')}</summary>
<form method="post" action="/applications/${id}/interview/cancel">${hidden('form', name)}${keysOf(interview)}
${selectField(entered, { name: 'reason', label: t('interview.why') }, reasons)}<button>${t('interview.cancel')}</button></form></details>`;
}

export const zoneHint = (shown: Shown): string =>
  shown.t('interview.zone', { zone: zoneOf(shown).replaceAll('_', ' ') });
