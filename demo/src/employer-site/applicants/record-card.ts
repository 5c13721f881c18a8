import { getApplicantRecord } from '@jobharbor/shared/calls/recruiter/get-applicant-record';
import type { ApplicantNote } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { actionKey, type Entered, textArea, textField } from '../fields.ts';
import { type Html, html } from '../html.ts';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Stage, tags and notes of the team. */
export async function renderRecord(client: EmployerClient, id: number, entered: Entered): Promise<Html> {
  const { record } = await client.send(getApplicantRecord, { params: { id } });
  const { stage, stages, tags, notes, team } = record;
  const path = `/applications/${id}`;
  return html`<section class="card"><h2>For your team</h2>
<p class="quiet">Applicants do not see this on the site. It is part of the copy of their data that they may ask for.</p>
${
  stages.length > 0 &&
  html`<form class="line" method="post" action="${path}/stage"><label>Stage<select name="stage"><option value="">None</option>${stages.map(
    (one) => html`<option value="${one.id}"${one.id === stage?.id && html` selected`}>${one.name}</option>`,
  )}</select></label><button>Move</button></form>`
}
<form class="line" method="post" action="${path}/tags">${textField(entered, {
    ...{ name: 'tags', label: 'Tags, separated by commas', start: tags.join(', '), isOptional: true },
  })}<button>Save tags</button></form>
<ul class="rows">${notes.map((note) => renderNote(note, path))}</ul>
<form method="post" action="${path}/notes">${actionKey()}${textArea(entered, { name: 'note', label: 'Note' })}
${
  team.length > 1 &&
  html`<fieldset><legend>Mention</legend>${team.map(
    (one) =>
      html`<label class="inline"><input type="checkbox" name="mentions" value="${one.id}"> <bdi>${one.name}</bdi></label>`,
  )}</fieldset>`
}<button>Add note</button></form></section>`;
}

const renderNote = (note: ApplicantNote, path: string): Html => html`<li><span class="grow">
<bdi class="block note">${note.text}</bdi><span class="quiet"><bdi>${note.author?.name ?? 'Somebody who left'}</bdi> · ${time.format(note.written_at * 1_000)}${
  note.mentions.length > 0 && ` · to ${note.mentions.map(({ name }) => name).join(', ')}`
}</span></span>
${note.can_delete && html`<form method="post" action="${path}/notes/delete"><input type="hidden" name="note_id" value="${note.id}"><button>Delete</button></form>`}</li>`;
