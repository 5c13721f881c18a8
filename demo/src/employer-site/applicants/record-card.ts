import { getApplicantRecord } from '@jobharbor/shared/calls/recruiter/get-applicant-record';
import type { ApplicantNote } from '@jobharbor/shared/contracts';
import { actionKey, hidden, selectField, textArea, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Shown } from '../shown.ts';
import { formatTime } from './format.ts';

/** Stage, tags and notes of the team. */
export async function renderRecord(shown: Shown): Promise<Html> {
  const { client, id, t, entered } = shown;
  const { record } = await client.send(getApplicantRecord, { params: { id } });
  const { stage, stages, tags, notes, team, decline_told_at } = record;
  const path = `/applications/${id}`;
  const options = [['', t('record.none')] as const, ...stages.map((one) => [one.id, one.name] as const)];
  const chosen = { name: 'stage', label: t('applicants.stage'), start: stage?.id ?? '' };
  return html`<section class="card"><h2>${t('record.title')}</h2><p class="quiet">${t('record.lead')}</p>
<div data-live="told">${
    decline_told_at !== null &&
    html`<form class="line" method="post" action="${path}/undo"><p class="grow">${t('record.willBeTold', { time: formatTime(shown, decline_told_at) })}</p><button>${t('record.undo')}</button></form>`
  }</div>${
    stages.length > 0 &&
    html`<form class="line" method="post" action="${path}/stage" data-live="stage">${selectField(entered, chosen, options)}<button>${t('record.move')}</button></form>`
  }
<form class="line" method="post" action="${path}/tags">${textField(entered, {
    ...{ name: 'tags', label: t('record.tags'), start: tags.join(', '), isOptional: true },
  })}<button>${t('record.saveTags')}</button></form>
<ul class="rows" data-live="notes">${notes.map((note) => renderNote(shown, note))}</ul>
<form method="post" action="${path}/notes">${actionKey()}${textArea(entered, { name: 'note', label: t('record.note'), rows: 3 })}
${
  team.length > 1 &&
  html`<fieldset><legend>${t('record.mention')}</legend>${team.map(
    (one) =>
      html`<label class="inline"><input type="checkbox" name="mentions" value="${one.id}"> <bdi>${one.name}</bdi></label>`,
  )}</fieldset>`
}<button>${t('record.add')}</button></form></section>`;
}

function renderNote(shown: Shown, note: ApplicantNote): Html {
  const { id, t } = shown;
  const names = note.mentions.map(({ name }) => name).join(', ');
  return html`<li><span class="grow"><bdi class="block note">${note.text}</bdi>
<span class="quiet"><bdi>${note.author?.name ?? t('record.gone')}</bdi> · ${formatTime(shown, note.written_at)}${
    names !== '' && ` · ${t('record.to', { names })}`
  }</span></span>
${note.can_delete && html`<form method="post" action="/applications/${id}/notes/delete">${hidden('note_id', note.id)}<button>${t('record.delete')}</button></form>`}</li>`;
}
