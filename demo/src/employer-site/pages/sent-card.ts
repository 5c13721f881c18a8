import type { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { type Html, html } from '../../form-site/html.ts';
import { formatDay, type Shown, tagOf } from '../shown.ts';

type Application = CallAnswer<typeof getReceivedApplication>['application'];
type Profile = NonNullable<Application['profile']>;

/** The copy of what a person sent: message, answers, files and profile. */
export function renderSent(shown: Shown, application: Application): Html {
  const { t } = shown;
  const { id, first_message, profile, screening_answers, resumes = [], video } = application;
  return html`<section class="card sent"><h2>${t('application.title')}</h2><p class="note" dir="auto">${first_message}</p>
${profile?.headline && html`<p dir="auto"><strong>${profile.headline}</strong></p>`}
${profile?.summary && html`<p class="note" dir="auto">${profile.summary}</p>`}
${screening_answers.map((one) => html`<p dir="auto"><strong>${one.question}</strong> ${one.answer}</p>`)}
${
  resumes.length > 0 &&
  html`<h3>${t('compare.resumes')}</h3><ul>${resumes.map(
    ({ filename }, index) =>
      html`<li><a href="/applications/${id}/resume?number=${index + 1}" download><bdi>${filename}</bdi></a></li>`,
  )}</ul>`
}
${video && html`<h3>${t('sent.video')}</h3><p><a href="/applications/${id}/video" download><bdi>${video.filename}</bdi></a></p>`}
${profile !== null && renderEntries(shown, id, profile)}</section>`;
}

function renderEntries(shown: Shown, id: number, profile: Profile): Html {
  const { t } = shown;
  const { work_experiences = [], educations = [], skills = [], languages = [] } = profile;
  const { license_certifications = [], websites = [], references = [] } = profile;
  const nameOf = languageNames(shown.language.value);
  return html`${list(
    t('sent.work'),
    work_experiences.map((one) => [
      html`<strong>${one.job_title}</strong>, ${one.company_name}`,
      months(shown, one),
      one.description,
    ]),
  )}${list(
    t('sent.education'),
    educations.map((one) => [
      html`<strong>${one.field_of_study ?? ''}</strong> ${one.school_name}`,
      months(shown, one),
      one.description,
    ]),
  )}${list(
    t('sent.skills'),
    skills.map(({ name }) => [html`${name}`]),
  )}${list(
    t('sent.languages'),
    languages.map(({ language }) => [html`${nameOf(language)}`]),
  )}${list(
    t('sent.licences'),
    license_certifications.map((one) => [
      one.attachment
        ? html`<a href="/applications/${id}/attachments/${one.attachment.id}" download>${one.title}</a>`
        : html`${one.title}`,
      one.issuer,
      one.finding
        ? t('sent.finding', { host: one.finding.host, date: formatDay(shown, one.finding.found_at) })
        : null,
    ]),
  )}${list(
    t('sent.references'),
    references.map((one) => [
      html`${[one.about.title, one.about.place].filter(Boolean).join(' · ')}`,
      t('sent.referenceBy', {
        name: one.writer_name,
        relation: t(`sent.relation.${one.relation}`),
        date: formatDay(shown, one.written_at),
        domain: one.domain,
      }),
      one.text,
    ]),
  )}${list(
    t('sent.links'),
    websites.map(({ url, display_name }) => [
      html`<a href="${url}" rel="noopener nofollow ugc">${display_name || url}</a>`,
    ]),
  )}`;
}

/** A span of months such as `2024-05`, or years such as `2024`; either end may be unknown, the last one today. */
function months(
  shown: Shown,
  span: { start_month: string | null; end_month: string | null; is_current: boolean },
): string {
  const { start_month: first, is_current: isOpen } = span;
  const last = isOpen ? null : span.end_month;
  const of = (text: string) =>
    new Intl.DateTimeFormat(tagOf(shown), {
      ...{ year: 'numeric', timeZone: 'UTC', calendar: 'gregory' },
      ...(text.length > 4 && { month: 'short' }),
    }).format(new Date(text));
  if (first === null) return last === null ? '' : of(last);
  if (isOpen) return `${of(first)} – ${shown.t('sent.today')}`;
  return last === null || last === first ? of(first) : `${of(first)} – ${of(last)}`;
}

type Entry = readonly [head: Html, about?: string | null, text?: string | null];

const list = (title: string, entries: readonly Entry[]): Html | false =>
  entries.length > 0 &&
  html`<h3>${title}</h3><ul>${entries.map(
    ([head, about, text]) =>
      html`<li><bdi>${head}</bdi>${about && html` <span class="quiet"><bdi>${about}</bdi></span>`}${text && html`<span class="note block" dir="auto">${text}</span>`}</li>`,
  )}</ul>`;
