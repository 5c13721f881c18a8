import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { skillList } from '../../config-lists/skills.ts';
import type { Db } from '../../database/pools.ts';
import { findEducationInText } from '../../import/clean/education-text.ts';
import { experienceOfTitle, findExperienceInText } from '../../import/clean/experience-text.ts';
import { languageByScript } from '../../import/clean/language-of-text.ts';
import { findSkills } from '../../import/clean/skills.ts';
import { textOfHtml } from '../../import/clean/text/description-html.ts';
import { hasWords } from '../common/has-words.ts';
import { languageNamesIn } from '../resume-facts/words/language-names.ts';
import { findSkill } from '../skills/find-skill.ts';
import { findNames, searchable } from './find-names.ts';

/** What an advertisement asks for. */
export interface JobRequirements {
  title: string;
  text: string;
  language: LanguageTag;
  skills: readonly string[];
  /** Codes of further languages that it asks for. */
  languages: readonly string[];
  xpLevelId: number | null;
  degreeId: number | null;
}

const maxSkills = 20;
const maxTitleLength = 120;

/** The requirements of a job of the site, its text included. Throws 40004 for one that is not there. */
export async function requirementsOfJob(db: Db, id: number): Promise<JobRequirements> {
  const job = await db
    .selectFrom('jobs')
    .select(['title', 'description_html', 'language', 'skills', 'xp_lvl_id', 'degree_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (job === undefined) throw new ApiError(errorCode.notFound);
  const text = textOfHtml(job.description_html);
  const language = job.language as LanguageTag;
  return {
    ...{ title: job.title, text, language, languages: languagesIn(text, language) },
    skills: job.skills,
    xpLevelId: job.xp_lvl_id,
    degreeId: job.degree_id,
  };
}

/** The requirements of an advertisement from elsewhere, by the rules of imported jobs. Throws 42491 without words. */
export function requirementsOfText(given: string, country: CountryKey): JobRequirements {
  if (!hasWords(given)) throw new ApiError(errorCode.advertisementEmpty);
  const lines = given
    .normalize('NFC')
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.trim());
  const [title = '', ...rest] = lines.filter(hasWords);
  const text = rest.join('\n');
  const all = `${title}\n${text}`;
  const language = languageByScript(all, country);
  return {
    title: [...title].slice(0, maxTitleLength).join(''),
    text,
    ...{ language, languages: languagesIn(text, language) },
    skills: skillsIn(all),
    xpLevelId: findExperienceInText(text) ?? experienceOfTitle(title),
    degreeId: findEducationInText(text),
  };
}

/** Known skills of a text, in any of the ten languages, as the text writes them where it names them. */
function skillsIn(text: string): string[] {
  const found = new Map(findSkills(text).map((name) => [findSkill(name)?.key ?? name.toLowerCase(), name]));
  const words = searchable(text);
  for (const { key, names, aliases } of skillList) {
    if (found.has(key)) continue;
    const [name] = findNames(words, [...Object.values(names), ...aliases]);
    if (name !== undefined) found.set(key, name);
  }
  return [...found.values()].slice(0, maxSkills);
}

const maxLanguages = 3;
/** A line that asks for something; a longer one tells about the company. */
const maxAsking = 80;
/** Words beside a language that is to be spoken: `Thai` alone may be a kitchen. */
const isSpoken =
  /fluen|language|spoken|written|speak|proficien|native|bilingual|idioma|nivel|domin|bahasa|fasih|lisan|(?<!\p{L})dil|akıcı|l[ií]ngua|لغة|إجادة|اجادة|يجيد|طلاقة/iu;
const caseless = /[\p{sc=Han}\p{sc=Arabic}\u3040-\u30ff]/u;

/** Languages that short lines of an advertisement ask for, besides that in which it is written. */
function languagesIn(text: string, own: LanguageTag): string[] {
  const found = new Set<string>();
  for (const line of text.split('\n')) {
    if (line.length > maxAsking) continue;
    for (const { code, at, length } of languageNamesIn(line)) {
      const isAlone = line.replace(/[^\p{L}]/gu, '').length <= length + 2;
      if (isAlone || isSpoken.test(line) || caseless.test(line.slice(at, at + length))) found.add(code);
    }
  }
  found.delete(own.split('-')[0] ?? own);
  return [...found].slice(0, maxLanguages);
}
