import * as z from 'zod/mini';
import { companyKindNames } from '../company-kinds.ts';
import { occupations } from '../occupations.ts';

const text = z.string().check(z.minLength(1));
const texts = z.array(text).check(z.minLength(1));

/** `occupations.json` of a language: what an advertisement says about the work. */
export const occupationTexts = z.record(
  z.enum(occupations.map(({ key }) => key)),
  z.object({
    titles: texts,
    /** Title of the person who leads the others. */
    lead: text,
    /** Opening sentences. */
    hooks: texts,
    /** Sentences on the size of the work; `{from-to}` stands for a number of that range. */
    figures: texts,
    duties: texts,
    needs: texts,
    /** Requirements of jobs for people with less than a year of experience only. */
    beginner_needs: z.array(text),
    skills: texts,
  }),
);
export type OccupationTexts = z.infer<typeof occupationTexts>[string];

/** `companies.json` of a language: how companies of a kind are named and what they say about themselves. */
export const companyTexts = z.record(
  z.enum(companyKindNames),
  z.object({
    names: z.array(
      z.object({
        /** `{name}` stands for the company's own word. */
        name: text.check(z.includes('{name}')),
        /** The one of the two `about` texts that suits the name (a travel agency runs no hotels); both when absent. */
        line: z.optional(z.literal([1, 2])),
      }),
    ),
    about: z.tuple([text, text]),
  }),
);

const phraseLists = [
  'headings.duties',
  'headings.needs',
  'headings.benefits',
  'headings.place',
  'web3',
  'founded',
  'culture',
  'titles.intern',
  'titles.junior',
  'titles.senior',
  'recruiter',
  'question.text',
  'question.yes',
  'question.number',
  'question.date',
] as const;

/** Name of a list of phrases; each advertisement takes one or some of the list. */
export type PhraseListName = (typeof phraseLists)[number];

const listShape = Object.fromEntries(phraseLists.map((name) => [name, texts])) as Record<
  PhraseListName,
  typeof texts
>;

/** `phrases.json` of a language: everything around the work itself. */
export const phraseTexts = z.strictObject({
  ...listShape,
  'question.choice': z.array(z.object({ question: text, options: texts })),
  /** Benefits by country, where the language knows any. */
  local: z.record(z.string(), texts),
});
