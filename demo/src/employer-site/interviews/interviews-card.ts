import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { type Interview, interviewResult } from '@jobharbor/shared/contracts';
import { marketTimeZone } from '@jobharbor/shared/contracts/jobs/office-hours';
import { type Entered, enteredIn, hidden, openIfSent, selectField, textArea, textField } from '../fields.ts';
import { type Html, html } from '../html.ts';
import { pill } from '../parts.ts';
import { type Shown, tagOf } from '../shown.ts';
import { wallTime } from './wall-time.ts';

/** The zone in which a form's times are meant: that of the country of the hand-off. */
export const zoneOf = ({ country }: Pick<Shown, 'country'>): string => marketTimeZone(country) ?? 'UTC';

/** The interviews of the application that is shown. */
export async function findInterviews({ client, id }: Shown): Promise<Interview[]> {
  const { interviews } = await client.send(listGivenInterviews, { query: { size: 100 } });
  return interviews.filter((one) => one.application_id === id);
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
${openPhases.has(phase) && renderChange(shown, interview)}
${phase === 'finished' && result === null && renderOutcome(shown, interview)}`;
}

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
<button class="primary">${t('interview.move')}</button></form></details>
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
export function renderInvitation(shown: Shown, interviews: readonly Interview[]): Html {
  const { t, id } = shown;
  if (interviews.some(({ phase }) => openPhases.has(phase)))
    return html`<p class="quiet">${t('interview.isOpen')}</p>`;
  const entered = enteredIn(shown, 'invite');
  const kinds = (['onsite', 'video', 'phone'] as const).map(
    (kind) => [kind, t(`interview.kinds.${kind}`)] as const,
  );
  const time = { type: 'datetime-local', hint: zoneHint(shown) };
  return html`<details${openIfSent(entered)}><summary>${t('application.invite')}</summary>
<form method="post" action="/applications/${id}/invite">${hidden('form', 'invite')}<div class="pair">
${selectField(entered, { name: 'kind', label: t('interview.kind') }, kinds)}
${textField(entered, { ...time, name: 'starts_at', label: t('application.when') })}
${textField(entered, { ...time, name: 'other_1', label: t('interview.second'), isOptional: true })}
${textField(entered, { ...time, name: 'other_2', label: t('interview.third'), isOptional: true })}</div>
${details(shown, entered, { duration_minutes: 45 })}<button class="primary">${t('application.invite')}</button></form></details>`;
}
