import { createHash } from 'node:crypto';
import { resumeRefresh } from '@jobharbor/shared/contracts';
import type { ProfileEntryKind } from '../../database/tables/profile-tables.ts';

/** The fields of each kind of entry that say something by themselves; pay and privacy are no content. */
const factFields: Partial<Record<ProfileEntryKind, readonly string[]>> = {
  work_experience: ['company_name', 'job_title', 'start_month', 'end_month'],
  education: ['school_name', 'education_level_id', 'field_of_study', 'start_month', 'end_month'],
  skill: ['name', 'proficiency'],
  language: ['language', 'proficiency'],
  license_certification: ['title', 'issuer', 'issue_month', 'expiry_month'],
  website: ['url'],
};

export interface ResumeContent {
  headline: string | null;
  summary: string | null;
  location: string | null;
  working_since: number | null;
  entries: readonly { kind: ProfileEntryKind; content: Record<string, unknown> }[];
}

export interface ResumeMarks {
  /** Each is a change of its own: an entry with its dates, the headline. */
  facts: ReadonlySet<number>;
  /** Words of descriptions and summary. */
  words: ReadonlySet<number>;
}

/** Letters and digits, with the signs of C++ and C#. Case, spaces, width and punctuation say nothing. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');

/** 32 bits of a hash: the résumé cannot be read from them, and a collision costs one mark. */
const hashOf = (text: string): number => createHash('sha256').update(text).digest().readInt32BE();

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? plain(segment) : []));

/** What a résumé says, without how it is written: the same for other spaces, capital letters, punctuation or order. */
export function resumeMarks({ entries, summary, ...account }: ResumeContent): ResumeMarks {
  const ofAccount = Object.entries(account).flatMap(([field, value]) => {
    const text = plain(String(value ?? ''));
    return text === '' ? [] : `account ${field} ${text}`;
  });
  const ofEntries = entries.flatMap(({ kind, content }) => {
    const fields = factFields[kind];
    return fields === undefined
      ? []
      : [kind, ...fields.map((field) => plain(String(content[field] ?? '')))].join(' ');
  });
  const texts = [summary, ...entries.map(({ kind, content }) => factFields[kind] && content.description)];
  const words = texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []));
  return {
    facts: new Set([...ofAccount, ...ofEntries].map(hashOf)),
    words: new Set(words.map((word) => hashOf(`word ${word}`))),
  };
}

/**
 * The marks that no earlier refresh had, or null where they are no real change: a new fact, or some new words. What went and
 * came back is not new, and removing something adds nothing.
 */
export function newMarks({ facts, words }: ResumeMarks, earlier: ReadonlySet<number>): number[] | null {
  const isNew = (mark: number) => !earlier.has(mark);
  const [newFacts, newWords] = [[...facts].filter(isNew), [...words].filter(isNew)];
  if (newFacts.length === 0 && newWords.length < resumeRefresh.words) return null;
  return [...newFacts, ...newWords];
}
