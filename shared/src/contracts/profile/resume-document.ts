import * as z from 'zod/mini';
import { usualLimits } from '../account/vip-limits.ts';
import { type LanguageTag, languages } from '../markets/market.ts';

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const short = text(300);
const long = text(4_000);
const lines = z.optional(z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(50)));
const list = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.optional(z.array(z.looseObject(shape)).check(z.maxLength(60)));

/**
 * A résumé in the open format JSON Resume (jsonresume.org, schema 1.0.0). Unknown members are preserved. Dates are
 * `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; any other text is shown unchanged.
 */
export const resumeDocument = z.looseObject({
  basics: z.optional(
    z.looseObject({
      name: short,
      label: short,
      email: short,
      phone: short,
      url: short,
      summary: long,
      location: z.optional(z.looseObject({ address: short, city: short, region: short, countryCode: short })),
      profiles: list({ network: short, username: short, url: short }),
    }),
  ),
  work: list({
    name: short,
    position: short,
    location: short,
    startDate: short,
    endDate: short,
    summary: long,
    highlights: lines,
  }),
  volunteer: list({
    organization: short,
    position: short,
    startDate: short,
    endDate: short,
    summary: long,
    highlights: lines,
  }),
  education: list({
    institution: short,
    area: short,
    studyType: short,
    startDate: short,
    endDate: short,
    score: short,
    courses: lines,
  }),
  awards: list({ title: short, date: short, awarder: short, summary: long }),
  /** `endDate`, which the format does not name: the date on which it expires. */
  certificates: list({ name: short, date: short, endDate: short, issuer: short, url: short }),
  publications: list({ name: short, publisher: short, releaseDate: short, url: short, summary: long }),
  skills: list({ name: short, level: short, keywords: lines }),
  languages: list({ language: short, fluency: short }),
  interests: list({ name: short, keywords: lines }),
  references: list({ name: short, reference: long }),
  projects: list({
    name: short,
    description: long,
    highlights: lines,
    startDate: short,
    endDate: short,
    url: short,
  }),
});
export type ResumeDocument = z.infer<typeof resumeDocument>;

/** `rirekisho`: the Japanese form, whose labels are Japanese in every language. */
export const resumeTemplates = ['classic', 'sidebar', 'compact', 'europass', 'rirekisho'] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];
/** Colours of headings. */
export const resumeAccents = ['harbour', 'ink', 'moss', 'brick', 'plum', 'ocean'] as const;
export type ResumeAccent = (typeof resumeAccents)[number];
/** Sections of a printed résumé in their usual order. */
export const resumeSections = [
  ...(['summary', 'work', 'education', 'projects', 'skills', 'languages', 'certificates'] as const),
  ...(['volunteer', 'awards', 'publications', 'interests', 'references'] as const),
] as const;
export type ResumeSection = (typeof resumeSections)[number];
export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** A photo of a résumé: a square JPEG of `side` pixels, as base64 of at most `maxLength` characters within a JSON body. */
export const photoLimits = { side: 360, maxLength: 60_000 } as const;
const photo = z.string().check(z.maxLength(photoLimits.maxLength), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

const tags = languages.map(({ value }) => value) as [LanguageTag, ...LanguageTag[]];

/** Input of a generated PDF. `language` is that of headings and dates; the content is not translated. */
export const resumeDesign = z.strictObject({
  document: resumeDocument,
  template: z.enum(resumeTemplates),
  paper: z.enum(paperSizes),
  language: z.enum(tags),
  accent: z.optional(z.enum(resumeAccents)),
  /** The sections that come first; the others follow in the usual order. */
  order: z.optional(z.array(z.enum(resumeSections)).check(z.maxLength(resumeSections.length))),
  /** A picture of the person, base64; none unless they choose one. The API encodes it anew. */
  photo: z.optional(photo),
});
export type ResumeDesign = z.infer<typeof resumeDesign>;

/**
 * A stored design. A newer version may have stored values and members that this one does not know: they are kept, so that
 * saving loses none. {@link knownDesign} gives what this version can draw.
 */
export const storedDesign = z.looseObject({
  document: resumeDocument,
  template: z.string(),
  paper: z.string(),
  language: z.string(),
  accent: z.optional(z.string()),
  order: z.optional(z.array(z.string()).check(z.maxLength(60))),
});
export type StoredDesign = z.infer<typeof storedDesign>;

/** The design with the defaults in place of values that this version does not know, and without unknown members. */
export function knownDesign(stored: StoredDesign): ResumeDesign {
  const known = <Value extends string>(all: readonly Value[], value: unknown) =>
    all.find((one) => one === value);
  const accent = known(resumeAccents, stored.accent);
  const picture = photo.safeParse(stored.photo);
  const order = stored.order?.flatMap((name) => known(resumeSections, name) ?? []);
  return {
    document: stored.document,
    template: known(resumeTemplates, stored.template) ?? 'classic',
    paper: known(paperSizes, stored.paper) ?? 'a4',
    language: known(tags, stored.language) ?? 'en',
    ...(accent && { accent }),
    ...(order && { order: [...new Set(order)] }),
    ...(picture.success && { photo: picture.data }),
  };
}

/** Maximum length of an advertisement that a résumé is compared with, in characters. */
export const maxAdvertisementLength = 10_000;

/** Maximum length of a résumé that is compared, in characters of its JSON: two pages have a tenth of it. */
export const maxComparedLength = 80_000;

/** Maximum number of generated résumés a person, by specification. */
export const maxGeneratedResumes = usualLimits.resumeDrafts;

/** Whether a résumé has no text to print. Members that the schema does not name (`meta`, `$schema`) are never printed. */
export function isEmptyResume(document: ResumeDocument): boolean {
  return !Object.keys(resumeDocument.shape).some((member) => hasText(document[member]));
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}
