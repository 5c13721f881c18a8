import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { type FreeTimes, type Interview, interviewResult } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import {
  checkbox,
  type Entered,
  enteredIn,
  hidden,
  openIfSent,
  selectField,
  textArea,
  textField,
  textOf,
} from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { formatMoment } from '../calendar/calendar-state.ts';
import { pill } from '../parts.ts';
import { type Shown, tagOf } from '../shown.ts';
import { zoneOf } from '../zone-of.ts';
import { freeTimeField, freeTimesLead } from './free-time-fields.ts';
import { wallTime } from './wall-time.ts';

/** The interviews of the application that is shown. */
export async function findInterviews({ client, id }: Shown): Promise<Interview[]> {
  const { interviews } = await client.send(listGivenInterviews, { query: { application_id: id, size: 100 } });
  return interviews;
}

/** The interviews of an application, each with its terms and what can be changed. */
export function renderInterviews(shown: Shown, interviews: readonly Interview[]): Html | false {
  if (interviews.length === 0) return false;
  return html`<section class="card" data-live="interviews"><h2>${shown.t('interview.title')}</h2>${interviews.map((one) => renderInterview(shown, one))}</section>`;
}

/** Phases of an open interview, of which an application has at most one (42095). */
const openPhases = new Set<Interview['phase']>(['pending', 'upcoming', 'in_progress']);

function renderInterview(shown: Shown, interview: Interview): Html {
  const { t } = shown;
  const { phase, kind, place, link, contact_phone, proposed_times, other_times = [], attendance } = interview;
  const result = attendance?.result ?? (attendance?.attended === false ? 'missed' : null);
  const where = [place, link, contact_phone].filter((text) => text !== null).join(' · ');
  return html`<p>${pill(t(`interview.phase.${phase}`))} ${result !== null && pill(t(`application.stage.${result}`))} <strong>${formatStart(shown, interview.starts_at)}</strong>
<span class="quiet block">${t(`interview.kinds.${kind}`)}${where !== '' && html` · <bdi>${where}</bdi>`}</span>
${times(shown, t('interview.others'), other_times)}${times(shown, t('interview.proposed'), proposed_times)}</p>
${renderClash(shown, interview)}
${openPhases.has(phase) && renderChange(shown, interview)}
${phase === 'finished' && result === null && renderOutcome(shown, interview)}`;
}

/** What else the recruiter has at that time, also where it came later. */
const renderClash = (shown: Shown, { host_clash: clash }: Interview): Html | false =>
  clash != null &&
  html`<p class="fault">${shown.t(`interview.clash.${clash.kind}`, { time: formatMoment(shown, clash.starts_at) })}</p>`;

/** A refused form says that the time is taken; sent again with this mark it is carried out. */
const despiteClash = ({ t }: Shown, { refusedBy }: Entered): Html | false =>
  refusedBy === errorCode.hostBusy && checkbox('despite_clash', t('interview.despite'));

/** The result of an interview that is over, which includes that the candidate came; or that nobody came. */
const renderOutcome = (
  { t, id }: Shown,
  interview: Interview,
): Html => html`<form method="post" action="/applications/${id}/interview/outcome">${hidden('interview', interview.id)}${hidden('version', interview.version)}
<fieldset class="text"><legend>${t('interview.outcome')}</legend><div class="buttons">${interviewResult.options.map(
  (one) => html`<button name="outcome" value="${one}">${t(`application.stage.${one}`)}</button>`,
)}
<button name="outcome" value="absent">${t('interview.absent')}</button></div></fieldset></form>`;

const times = (shown: Shown, label: string, all: readonly number[]): Html | false =>
  all.length > 0 &&
  html`<span class="quiet block">${label} ${all.map((one) => formatStart(shown, one)).join(' · ')}</span>`;

/** A time in the zone of the forms, which it names. */
const formatStart = (shown: Shown, seconds: number): string =>
  new Intl.DateTimeFormat(tagOf(shown), {
    ...({ dateStyle: 'full', timeStyle: 'short' } as const),
    timeZone: zoneOf(shown),
  }).format(seconds * 1_000);

function renderChange(shown: Shown, interview: Interview): Html {
  const { t, id } = shown;
  const names = { change: `change-${interview.id}`, move: `move-${interview.id}` };
  const [change, move] = [enteredIn(shown, names.change), enteredIn(shown, names.move)];
  const keys = html`${hidden('interview', interview.id)}${hidden('version', interview.version)}`;
  const length = Math.round((interview.ends_at - interview.starts_at) / 60);
  const start = wallTime(interview.starts_at, zoneOf(shown));
  return html`<details${openIfSent(change)}><summary>${t('interview.change')}</summary>
<form method="post" action="/applications/${id}/interview/change">${hidden('form', names.change)}${keys}
${details(shown, change, { ...interview, duration_minutes: length })}<button class="primary">${t('interview.change')}</button></form></details>
<details${openIfSent(move)}><summary>${t('interview.move')}</summary>
<form method="post" action="/applications/${id}/interview/move">${hidden('form', names.move)}${keys}
${textField(move, { name: 'starts_at', label: t('application.when'), hint: zoneHint(shown), type: 'datetime-local', start })}
${despiteClash(shown, move)}<button class="primary">${t('interview.move')}</button></form></details>
<form method="post" action="/applications/${id}/interview/cancel">${keys}<button>${t('interview.cancel')}</button></form>`;
}

const zoneHint = (shown: Shown): string =>
  shown.t('interview.zone', { zone: zoneOf(shown).replaceAll('_', ' ') });

type Details = Partial<
  Pick<Interview, 'place' | 'link' | 'contact_name' | 'contact_phone' | 'note' | 'topics'>
> & { duration_minutes: number };

/** What can be changed while the time stays. */
function details({ t }: Shown, entered: Entered, now: Details): Html {
  const field = (name: keyof Details, type: string, hint?: string) =>
    textField(entered, {
      ...{ name, type, isOptional: true, label: t(`interview.${name}`), start: now[name] ?? '' },
      ...(hint !== undefined && { hint }),
    });
  const area = (name: 'note' | 'topics') =>
    textArea(entered, {
      ...{ name, label: t(`interview.${name}`), start: now[name] ?? '', isOptional: true, rows: 3 },
    });
  return html`<div class="pair">${field('duration_minutes', 'number')}
${field('place', 'text', t('interview.placeHint'))}${field('link', 'url', t('interview.linkHint'))}
${field('contact_name', 'text')}${field('contact_phone', 'tel', t('interview.phoneHint'))}</div>
${area('note')}${area('topics')}`;
}

/** The form of an invitation: one time or up to three, and how and where. While an interview is open, why there is none. */
export function renderInvitation(shown: Shown, interviews: readonly Interview[], free: FreeTimes): Html {
  const { t, id } = shown;
  if (interviews.some(({ phase }) => openPhases.has(phase)))
    return html`<p class="quiet">${t('interview.isOpen')}</p>`;
  const entered = enteredIn(shown, 'invite');
  const kinds = (['onsite', 'video', 'phone'] as const).map(
    (kind) => [kind, t(`interview.kinds.${kind}`)] as const,
  );
  const time = { type: 'datetime-local', hint: zoneHint(shown), isOptional: true };
  const typedNames = ['starts_at', 'other_1', 'other_2'];
  const isTyped =
    free.times.length === 0 ||
    entered.faults.starts_at !== undefined ||
    typedNames.some((name) => textOf(entered, { name }) !== '');
  const labels = [t('application.when'), t('interview.second'), t('interview.third')];
  return html`<details${openIfSent(entered)}><summary>${t('application.invite')}</summary>
<form method="post" action="/applications/${id}/invite">${hidden('form', 'invite')}
${freeTimesLead(shown, free)}
${free.times.length > 0 && html`<div class="pair">${labels.map((label, index) => freeTimeField(shown, entered, { name: `free_${index}`, label, times: free.times }))}</div>`}
<details${isTyped && html` open`}><summary>${t('interview.type')}</summary><div class="pair">${typedNames.map(
    (name, index) => textField(entered, { ...time, name, label: labels[index] ?? '' }),
  )}</div></details>
${selectField(entered, { name: 'kind', label: t('interview.kind') }, kinds)}
${details(shown, entered, { duration_minutes: 45 })}${despiteClash(shown, entered)}<button class="primary">${t('application.invite')}</button></form></details>`;
}
