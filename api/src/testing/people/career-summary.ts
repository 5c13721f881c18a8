import type { SummaryEvent } from '@jobharbor/shared/contracts';
import type { TestApi } from '../servers/test-api.ts';
import { aJobseeker, type Person, type SignedInPerson } from './person.ts';

/** Address of the career summary's calls. */
export const path = '/aicv/ai_writing/career_summary';
export const now = new Date('2026-03-10T09:00:00Z');

export const eventsOf = (body: string): SummaryEvent[] =>
  body
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice(6)));

export const textsOf = (events: SummaryEvent[]) =>
  events.flatMap((event) => (event.type === 'sentence' ? [event.text] : []));

export const idOf = ([first]: SummaryEvent[]) => (first?.type === 'start' ? first.id : undefined);
export const lastOf = (events: SummaryEvent[]) => events.at(-1);

export const write = async (
  person: Person,
  body: object = {},
  method: 'POST' | 'PUT' = 'POST',
  language = 1,
) => {
  const answer = await person.ask(
    method,
    path,
    { stream: true, ...body },
    {
      headers: { 'language-id': String(language) },
    },
  );
  return { answer, events: eventsOf(answer.body) };
};

export const accept = (person: Person, body: object = {}) => person.ask('PATCH', path, body);
export const summaryOf = async (person: Person) =>
  (await person.ask('GET', '/jobseeker/me')).json().data.summary;

/** A barista since 2015 who knows two things. */
export async function aBarista(api: TestApi, more: object = {}) {
  const person = await aJobseeker(api);
  await person.ask('PATCH', '/jobseeker/me', { headline: 'Barista', working_since: 2015, ...more });
  for (const name of ['Latte art', 'Roasting'])
    await person.ask('POST', '/jobseeker/skills/create', { name });
  return person;
}

/** When new credits come. */
export const midnight = new Date('2026-03-10T16:01:00Z');

/** Texts of this moment, which cost a credit each or failed. */
export async function haveWritten(api: TestApi, person: SignedInPerson, times: number, isCounted: boolean) {
  const row = {
    account_id: person.user.id,
    status: isCounted ? ('finished' as const) : ('failed' as const),
    language: 'en',
    is_counted: isCounted,
    started_at: now,
  };
  const rows = Array.from({ length: times }, () => row);
  await api.dependencies.db.insertInto('career_summaries').values(rows).execute();
}
