import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const texts = z.array(text).check(z.minLength(1));

const advertLists = [
  'opening',
  'team',
  'reason',
  'place.onsite',
  'place.hybrid',
  'place.remote',
  'hours.desk',
  'hours.shift',
  'hours.part-time',
  'hours.contract',
  'hours.internship',
  'hours.freelance',
  'hours.temporary',
  'experience.none',
  'experience.some',
  'experience.years',
  'experience.lead',
  'degree.2',
  'degree.3',
  'degree.4',
  'degree.5',
  'degree.6',
  'degree.7',
  'background',
  'tools',
  'soft',
  'benefits.run',
  'duties.run',
  'closing',
] as const;

/** Name of a list of sentence frames; see `demo/README.md` for their placeholders. */
export type AdvertListName = (typeof advertLists)[number];

const listShape = Object.fromEntries(advertLists.map((name) => [name, texts])) as Record<
  AdvertListName,
  typeof texts
>;

/** `adverts.json` of a language: frames of the sentences of an advertisement, filled with its facts and with numbers. */
export const advertTexts = z.strictObject({
  ...listShape,
  /** Parts of words about experience. A job with "no experience needed" gets no requirement that contains one. */
  'experience.words': texts,
  /** Words that speak of the same benefit, in lower case: an advertisement has one of each such list at most. */
  'benefits.topics': z.array(texts),
  /** Stands between the items of a list that is written as one sentence. */
  separator: text,
  benefits: z.array(
    z.object({
      text,
      /** `desk` only suits work at a desk, `workplace` only work outside the home, `staff` only who stays for long. */
      only: z.optional(z.enum(['desk', 'workplace', 'staff'])),
    }),
  ),
});
export type AdvertTexts = z.infer<typeof advertTexts>;
