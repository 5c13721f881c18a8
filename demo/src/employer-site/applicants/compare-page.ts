import { compareApplicants } from '@jobharbor/shared/calls/recruiter/compare-applicants';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import { html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import type { Shown } from '../shown.ts';

type Sent = CallAnswer<typeof compareApplicants>['applications'][number];

const nameOf = ({ profile, candidate }: Sent, tag: string): string =>
  profile === null ? candidate.first_name : personName(profile, tag);

/** One line of the comparison for each fact. */
const factsOf = (t: Shown['t']): readonly (readonly [label: string, of: (one: Sent) => string])[] => [
  [t('compare.state'), ({ stage }) => t(`application.stage.${stage ?? 'unknown'}`)],
  [t('compare.headline'), ({ profile }) => profile?.headline ?? ''],
  [t('compare.place'), ({ profile }) => profile?.location ?? ''],
  [t('compare.since'), ({ profile }) => String(profile?.working_since ?? '')],
  [t('compare.summary'), ({ profile }) => profile?.summary ?? ''],
  [t('compare.message'), ({ first_message }) => first_message],
  [t('compare.resumes'), (one) => (one.resumes ?? []).map(({ filename }) => filename).join(', ')],
];

/** What people sent, in columns. */
export async function renderComparison({ client, t, query, language }: Shown): Promise<Page> {
  const ids = query.get('ids');
  if (ids === null) throw new AppError(errorCode.notFound, { status: 404, message: t('compare.few') });
  const { applications } = await client.send(compareApplicants, { query: { ids } });
  const questions = applications.flatMap((one) => one.screening_answers.map((each) => each.question));
  const answerOf = (one: Sent, question: string) =>
    one.screening_answers.find((each) => each.question === question)?.answer ?? '';
  const line = (label: string, of: (one: Sent) => string) =>
    html`<tr><th scope="row"><bdi>${label}</bdi></th>${applications.map((one) => html`<td><bdi>${of(one)}</bdi></td>`)}</tr>`;
  const heads = applications.map(
    (one) =>
      html`<th scope="col"><a href="/applications/${one.id}"><bdi>${nameOf(one, language.value)}</bdi></a></th>`,
  );
  const content = html`<h1>${t('compare.title')}</h1>
<section class="card scrolling" tabindex="0" aria-label="${t('compare.label')}"><table><thead><tr><td></td>${heads}</tr></thead>
<tbody>${factsOf(t).map(([label, of]) => line(label, of))}
${[...new Set(questions)].map((question) => line(question, (one) => answerOf(one, question)))}</tbody></table></section>`;
  return { title: t('compare.title'), content };
}
