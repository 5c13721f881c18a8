import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { spokenLanguages } from '@jobharbor/shared/contracts/entries/spoken-language';
import type { LanguageTag } from '@jobharbor/shared/contracts/markets/market';
import type { ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { entryWords, type LevelKind } from '../../common/entries/entry-words.ts';

/** Names of the same things in two languages, by the first. */
type Names = ReadonlyMap<string, string>;

/** The entries of a list with the members of `names` written anew; unknown texts stay as the person wrote them. */
function renamed<T extends object>(entries: T[] | undefined, names: Readonly<Record<string, Names>>) {
  return entries?.map((entry) => ({
    ...entry,
    ...Object.fromEntries(
      Object.entries(entry).flatMap(([member, text]) => {
        const name = typeof text === 'string' ? names[member]?.get(text) : undefined;
        return name === undefined ? [] : [[member, name]];
      }),
    ),
  }));
}

const changed = (document: ResumeDocument, lists: Partial<ResumeDocument>): ResumeDocument => ({
  ...document,
  ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined)),
});

/** The document with levels, names of languages and "today" in the language `to`, where it has those of `from`. */
export function inLanguage(document: ResumeDocument, from: LanguageTag, to: LanguageTag): ResumeDocument {
  const [nameBefore, nameAfter] = [languageNames(from), languageNames(to)];
  const levels = (kind: LevelKind): Names =>
    new Map(
      Object.entries(entryWords[from][kind]).map(([key, name]) => [name, entryWords[to][kind][key] ?? name]),
    );
  return changed(document, {
    skills: renamed(document.skills, { level: levels('skill') }),
    languages: renamed(document.languages, {
      language: new Map(spokenLanguages.map((code) => [nameBefore(code), nameAfter(code)])),
      fluency: levels('language'),
    }),
    education: renamed(document.education, {
      endDate: new Map([[entryWords[from].today, entryWords[to].today]]),
    }),
  });
}

type Degrees = readonly { id: number; value: string }[];

/** The document with its degrees as the list in another language names them. */
export function withDegrees(document: ResumeDocument, before: Degrees, after: Degrees): ResumeDocument {
  const nameOf = (id: number) => after.find((degree) => degree.id === id)?.value;
  const studyType = new Map(before.map(({ id, value }) => [value, nameOf(id) ?? value]));
  return changed(document, { education: renamed(document.education, { studyType }) });
}
