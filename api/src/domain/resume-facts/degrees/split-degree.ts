import { type DegreeLevel, degreeForms } from '@jobharbor/shared/contracts/entries/degree';
import { findEducation } from '../../../config-lists/find-education.ts';
import { educations } from '../../../config-lists/flat-lists.ts';
import type { ConfigOption } from '../../../config-lists/option.ts';
import { foldText } from '../../../search/analyser/fold-text.ts';
import { trimMarks } from '../lines/source-line.ts';
import { comparisonKey, mentions, readsOthers } from '../words/words.ts';
import otherForms from './other-degree-forms.json' with { type: 'json' };

/** An abbreviation in capitals, with or without full stops: `BA`, `M.S`. */
const isAbbreviation = (form: string): boolean => /^(?:\p{Lu}\.?){2,4}$/u.test(form);
const caseless = /^[^\p{Lu}\p{Ll}]+$/u;

const patternsOf = (lists: readonly [string, readonly string[]][]) =>
  lists
    .flatMap(([level, names]) => names.map((name) => ({ level: level as DegreeLevel, name })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ level, name }) => {
      const literal = foldText(name).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      // Arabic and Chinese forms may be part of a word.
      const end = caseless.test(name) ? '' : "(?:['’]s)?\\.?(?![\\p{L}\\p{N}])";
      return { level, name, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${literal}${end}`, 'u') };
    });

const formsOfSite = patternsOf(Object.entries(degreeForms));
/** With those of German, French, Italian, Dutch, Polish, Russian, Persian and Urdu, which no form of the site asks for. */
const forms = patternsOf([...Object.entries(degreeForms), ...Object.entries(otherForms)]);

export interface StudyParts {
  /** As it is written; empty where the text names none. */
  degree: string;
  field: string;
  level: DegreeLevel | null;
}

/** Words between a degree and its field. */
const link =
  /^[\s,，、،:：–—-]*(?:degree\s+|学位|學位)?[\s,，、:：]*(?:(?:of|in|en|em|di|dalam|de|del|do|da|im fach|der|in der|für|van|z|по специальности|bidang|jurusan|program studi|prodi|في|تخصص)\s+|主修|主攻)?/iu;
/** Kinds of degrees that do not name the subject. */
const general = /^(?:science|arts|philosophy|fine arts|applied science)$/iu;
/** Grades and times that stand beside the field. */
const grade =
  /[\s,，、،(（|·–—-]*(?:c?gpa|ipk|gpa|grade|nota|promedio|honou?rs?|cum laude|المعدل|成绩|绩点)\b.*$/iu;

/** `Bachelor of Science in Physics`, `Grado en Derecho`, `软件工程 本科`: the degree, its field and its level. */
export function splitDegree(text: string): StudyParts {
  const folded = foldText(text);
  for (const { level, name, pattern } of readsOthers() ? forms : formsOfSite) {
    const match = folded.length === text.length ? pattern.exec(folded) : null;
    const written = match ? text.slice(match.index, match.index + match[0].length) : '';
    if (!match || (isAbbreviation(name) && written !== written.toUpperCase())) continue;
    // Within a longer text, a word such as `Master` may be anything.
    const before = trimMarks(text.slice(0, match.index));
    if (before.split(/\s+/u).length > maxBefore) continue;
    const behind = bare(text.slice(match.index + match[0].length).replace(shortForm, ''));
    const [, of = ''] = /\sof\s(.+)$/iu.exec(written) ?? [];
    const own = general.test(of) ? '' : of;
    return { degree: trimMarks(written), field: behind || before.replace(/[(（]$/u, '') || own, level };
  }
  return { degree: '', field: '', level: null };
}

/** `(M.S.)` behind `Master of Science`. */
const shortForm = /^\s*[(（](?:\p{Lu}\p{Ll}{0,2}\.?\s?){1,4}[)）]/u;

const maxBefore = 6;

const bare = (text: string): string => {
  const rest = trimMarks(
    text
      .replace(grade, '')
      .replace(link, '')
      .replace(/^[(（]([^()（）]+)[)）]?$/u, '$1'),
  );
  return mentions('schools', rest) || comparisonKey(rest) === '' ? '' : rest;
};

/** The level of education that a degree is of, in any language. */
export function educationOf(degree: string): ConfigOption | undefined {
  const { level } = splitDegree(degree);
  return level === null ? findEducation(degree) : educations.find(({ key }) => key === level);
}
