import { sql } from 'kysely';
import { foldText } from '../../search/analyser/fold-text.ts';
import { simplifyChinese } from '../../search/analyser/simplify-chinese.ts';
import type { applicantRows } from './applicant-rows.ts';

/** The applicants that a search looks through, the newest first. */
const maxSearched = 5_000;

/** One form for spellings of a word in any of the languages: case, width, accents, Arabic letters, both Chinese scripts. */
const searchForm = (text: string): string => simplifyChinese(foldText(text));

/** The words of a query. Chinese and Japanese have none, so that each run of them is found as it stands. */
const wordsOf = (query: string): string[] => searchForm(query).split(/\s+/).filter(Boolean);

/** The texts and numbers of a JSON column, without the names of its fields. */
const valuesOf = (column: 'profile' | 'screening_answers') => sql`(
  select string_agg(value #>> '{}', ' ') from jsonb_path_query(${sql.ref(`applications.${column}`)}::jsonb,
    'strict $.** ? (@.type() == "string" || @.type() == "number")') value)`;

/** Texts of an applicant. The joined name is one of them: Chinese and Korean names have no space. */
const searched = sql<string>`concat_ws(' ', person.first_name, array_to_string(r.tags, ' '),
  (select string_agg(n.text, ' ') from applicant_notes n where n.application_id = applications.id),
  case when applications.is_shared then concat_ws(' ', applications.first_message,
    concat(applications.profile->>'last_name', applications.profile->>'first_name'),
    ${valuesOf('profile')}, ${valuesOf('screening_answers')}) end)`;

/** Ids of the applications in whose texts every word of the query stands. */
export async function matchApplicants(
  rows: ReturnType<typeof applicantRows>,
  query: string,
): Promise<number[]> {
  const words = wordsOf(query);
  const found = await rows
    .select('applications.id')
    .select(searched.as('text'))
    .orderBy('applications.id', 'desc')
    .limit(maxSearched)
    .execute();
  return found.flatMap(({ id, text }) => {
    const form = searchForm(text);
    return words.every((word) => form.includes(word)) ? [id] : [];
  });
}
