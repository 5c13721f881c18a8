import type { LanguageTag, ResumeDocument } from '@jobharbor/shared/contracts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };
import ms from './locales/ms.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

export type ResumeTexts = typeof en;

/** The headings of a résumé, and an invented person's, by language. */
export const resumeTexts: Readonly<Record<LanguageTag, ResumeTexts>> = {
  ...{ en, 'zh-Hans': zhHans, 'zh-Hant': zhHant, ja, es, pt, ms, id, tr, ar },
};

/** One entry of a section. `items` are its points. */
export interface Entry {
  title: string;
  subtitle: string;
  dates: string;
  text: string;
  items: string[];
}

export interface Section {
  name: keyof ResumeTexts['sections'];
  title: string;
  entries: Entry[];
}

const joined = (separator: string, ...parts: (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join(separator);

/** How a language writes what the entries join. */
interface Writing {
  language: LanguageTag;
  comma: string;
  dates(start?: string, end?: string): string;
}

const entry = (parts: Partial<Entry>): Entry => ({
  ...{ title: '', subtitle: '', dates: '', text: '', items: [] },
  ...parts,
});

/** Entries of each section, in the usual order of a résumé. */
const entriesOf: Record<Section['name'], (document: ResumeDocument, writing: Writing) => Entry[]> = {
  summary: ({ basics }) => [entry({ text: basics?.summary ?? '' })],
  work: ({ work }, { dates }) =>
    (work ?? []).map((job) =>
      entry({
        title: job.position || job.name || '',
        subtitle: joined(' · ', job.position ? job.name : undefined, job.location),
        dates: dates(job.startDate, job.endDate || undefined),
        text: job.summary ?? '',
        items: job.highlights ?? [],
      }),
    ),
  education: ({ education }, { dates, comma }) =>
    (education ?? []).map((school) =>
      entry({
        title: joined(comma, school.studyType, school.area) || school.institution || '',
        subtitle: joined(
          ' · ',
          school.studyType || school.area ? school.institution : undefined,
          school.score,
        ),
        dates: dates(school.startDate, school.endDate ?? ''),
        items: school.courses ?? [],
      }),
    ),
  projects: ({ projects }, { dates }) =>
    (projects ?? []).map((project) =>
      entry({
        title: project.name ?? '',
        subtitle: project.url ?? '',
        dates:
          project.startDate || project.endDate ? dates(project.startDate, project.endDate || undefined) : '',
        text: project.description ?? '',
        items: project.highlights ?? [],
      }),
    ),
  skills: ({ skills }, { comma }) =>
    (skills ?? []).map((skill) =>
      entry({
        title: joined(' – ', skill.name, skill.level),
        text: (skill.keywords ?? []).join(comma),
      }),
    ),
  languages: ({ languages }) =>
    (languages ?? []).map((one) => entry({ title: joined(' – ', one.language, one.fluency) })),
  certificates: ({ certificates }, { dates }) =>
    (certificates ?? []).map((one) =>
      entry({
        title: one.name ?? '',
        subtitle: joined(' · ', one.issuer, one.url),
        dates: dates(one.date, one.endDate ?? ''),
      }),
    ),
  volunteer: ({ volunteer }, { dates }) =>
    (volunteer ?? []).map((one) =>
      entry({
        title: one.position || one.organization || '',
        subtitle: one.position ? (one.organization ?? '') : '',
        dates: dates(one.startDate, one.endDate || undefined),
        text: one.summary ?? '',
        items: one.highlights ?? [],
      }),
    ),
  awards: ({ awards }, { language }) =>
    (awards ?? []).map((one) =>
      entry({
        title: one.title ?? '',
        subtitle: one.awarder ?? '',
        dates: formatDate(language, one.date),
        text: one.summary ?? '',
      }),
    ),
  publications: ({ publications }, { language }) =>
    (publications ?? []).map((one) =>
      entry({
        title: one.name ?? '',
        subtitle: one.publisher ?? '',
        dates: formatDate(language, one.releaseDate),
        text: one.summary ?? '',
      }),
    ),
  interests: ({ interests }, { comma }) =>
    (interests ?? []).map((one) => entry({ title: one.name ?? '', text: (one.keywords ?? []).join(comma) })),
  references: ({ references }) =>
    (references ?? []).map((one) => entry({ title: one.name ?? '', text: one.reference ?? '' })),
};

/**
 * The sections of a résumé that have content, with dates as the language writes them: those of `order` first, the others
 * in the usual order.
 */
export function sectionsOf(
  document: ResumeDocument,
  language: LanguageTag,
  order: readonly Section['name'][] = [],
): Section[] {
  const { sections, present } = resumeTexts[language];
  const writing: Writing = {
    language,
    comma: isEastAsian(language) ? '、' : language === 'ar' ? '، ' : ', ',
    dates: (start, end) => formatPeriod(language, present, start, end),
  };
  return [...new Set([...order, ...(Object.keys(entriesOf) as Section['name'][])])]
    .map((name) => ({
      name,
      title: sections[name],
      entries: entriesOf[name](document, writing).filter(hasContent),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const hasContent = ({ title, subtitle, dates, text, items }: Entry) =>
  [title, subtitle, dates, text, ...items].some((part) => part.trim() !== '');

const isEastAsian = (language: LanguageTag): boolean => ['ja', 'zh-Hans', 'zh-Hant'].includes(language);

/** A place as a language writes it: Chinese and Japanese begin with the region. */
function placeOf({ address, city, region }: Place, language: LanguageTag): string {
  if (isEastAsian(language)) return joined(' ', region, city, address);
  return joined(language === 'ar' ? '، ' : ', ', address, city, region);
}
type Place = NonNullable<NonNullable<ResumeDocument['basics']>['location']>;

/** How to reach the person, one fact each. */
export function contactsOf({ basics = {} }: ResumeDocument, language: LanguageTag): string[] {
  const place = placeOf(basics.location ?? {}, language);
  const profiles = (basics.profiles ?? []).map(
    ({ network, username, url }) => url || joined(': ', network, username),
  );
  return [basics.email, basics.phone, place, basics.url, ...profiles].filter(
    (part): part is string => part !== undefined && part.trim() !== '',
  );
}

/** `Mar 2021 – present`; a stay without an end lasts. An `end` of '' is one that nobody knows. */
function formatPeriod(language: string, present: string, start?: string, end?: string): string {
  const from = formatDate(language, start);
  const lasts = end === undefined && from !== '';
  return joined(' – ', from, lasts ? present : formatDate(language, end));
}

/** A date of the document in the language. Other text is returned unchanged. */
function formatDate(language: string, text = ''): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(text.trim()) ?? [];
  if (year === undefined) return text.trim();
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, 1));
  date.setUTCFullYear(Number(year));
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    ...(month !== undefined && Number(month) >= 1 && Number(month) <= 12 && { month: 'short' }),
    timeZone: 'UTC',
  }).format(date);
}
