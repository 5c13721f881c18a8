import type { FreeTimes, Interview } from '@jobharbor/shared/contracts';
import { enteredIn, hidden, openIfSent, selectField, textField, textOf } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Shown } from '../shown.ts';
import { freeTimeField, freeTimesLead, usualMinutes } from './free-time-fields.ts';
import { detailFields } from './interview-details.ts';
import { despiteClash, isOpen, minutesOf, zoneHint } from './interviews-card.ts';

const typedNames = ['starts_at', 'other_1', 'other_2'];

/** Length of the interview that free times are wanted for: of the open one, or as typed in the form. */
export function wantedMinutes(shown: Shown, interviews: readonly Interview[]): number {
  const open = interviews.find(isOpen);
  if (open !== undefined) return minutesOf(open);
  const typed = Number(enteredIn(shown, 'invite').fields.get('duration_minutes'));
  return Number.isInteger(typed) && typed >= 5 && typed <= 600 ? typed : usualMinutes;
}

/** The form of an invitation: one time or up to three, and how and where. While an interview is open, why there is none. */
export function renderInvitation(shown: Shown, interviews: readonly Interview[], free: FreeTimes): Html {
  const { t, id } = shown;
  if (interviews.some(isOpen)) return html`<p class="quiet">${t('interview.isOpen')}</p>`;
  const entered = enteredIn(shown, 'invite');
  const kinds = (['onsite', 'video', 'phone'] as const).map(
    (kind) => [kind, t(`interview.kinds.${kind}`)] as const,
  );
  const time = { type: 'datetime-local', hint: zoneHint(shown), isOptional: true };
  const isTyped =
    free.times.length === 0 ||
    entered.faults.starts_at !== undefined ||
    typedNames.some((name) => textOf(entered, { name }) !== '');
  const labels = [t('application.when'), t('interview.second'), t('interview.third')];
  const length = { name: 'duration_minutes', label: t('interview.duration_minutes'), type: 'number' };
  // The hidden button is the first one: Enter in a field invites, and does not ask for free times.
  return html`<details${openIfSent(entered)}><summary>${t('application.invite')}</summary>
<form method="post" action="/applications/${id}/invite">${hidden('form', 'invite')}<button hidden></button>
${freeTimesLead(shown, free)}
<div class="pair">${textField(entered, { ...length, start: usualMinutes })}<div class="line"><button name="do" value="times" formnovalidate>${t('interview.findTimes')}</button></div></div>
${free.times.length > 0 && html`<div class="pair">${labels.map((label, index) => freeTimeField(shown, entered, { name: `free_${index}`, label, times: free.times }))}</div>`}
<details${isTyped && html` open`}><summary>${t('interview.type')}</summary><div class="pair">${typedNames.map(
    (name, index) => textField(entered, { ...time, name, label: labels[index] ?? '' }),
  )}</div></details>
${selectField(entered, { name: 'kind', label: t('interview.kind') }, kinds)}
${detailFields(shown, entered, { duration_minutes: usualMinutes }, true)}${despiteClash(shown, entered)}<button class="primary">${t('application.invite')}</button></form></details>`;
}
