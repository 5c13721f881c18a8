import type { ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';

/** A member of an entry. `lines`: a list, edited with one item a line. */
export interface EntryField {
  name: string;
  kind: 'text' | 'long' | 'lines' | 'date';
}

const text = (name: string): EntryField => ({ name, kind: 'text' });
const dates: EntryField[] = [
  { name: 'startDate', kind: 'date' },
  { name: 'endDate', kind: 'date' },
];

/** Fields of each list of the document; unknown members are preserved. */
export const formSections = {
  work: [
    text('position'),
    text('name'),
    ...dates,
    { name: 'summary', kind: 'long' },
    { name: 'highlights', kind: 'lines' },
  ],
  education: [
    text('studyType'),
    text('area'),
    text('institution'),
    ...dates,
    { name: 'courses', kind: 'lines' },
  ],
  skills: [text('name'), text('level')],
  languages: [text('language'), text('fluency')],
  certificates: [
    text('name'),
    text('issuer'),
    { name: 'date', kind: 'date' },
    { name: 'endDate', kind: 'date' },
    text('url'),
  ],
  projects: [text('name'), ...dates, { name: 'description', kind: 'long' }],
  references: [text('name'), { name: 'reference', kind: 'long' }],
} as const satisfies Partial<Record<keyof ResumeDocument, readonly EntryField[]>>;

export type SectionName = keyof typeof formSections;
export const sectionNames = Object.keys(formSections) as SectionName[];

export type Entry = Record<string, unknown>;

const none: readonly Entry[] = [];

/** Entries of a section; the same array until they change, for memoized forms. */
export const entriesOf = (document: ResumeDocument, name: SectionName): readonly Entry[] =>
  document[name] ?? none;

export const withEntries = (document: ResumeDocument, name: SectionName, entries: readonly Entry[]) =>
  ({ ...document, [name]: entries }) as ResumeDocument;

/** Display name of an entry: the first of its texts that is not empty. */
export const nameOf = (entry: Entry, name: SectionName): string =>
  formSections[name]
    .map((field) => entry[field.name])
    .find((value) => typeof value === 'string' && value) as string;

export const basicFields = ['name', 'label', 'email', 'phone', 'url'] as const;
export const maxShort = 300;
export const maxLong = 4_000;
/** From the contract: entries of a list, items of an entry. */
export const maxEntries = 60;
export const maxPoints = 50;
