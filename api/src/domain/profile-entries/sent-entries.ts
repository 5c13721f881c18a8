import { type SentEntries, sentEntries } from '@jobharbor/shared/contracts/entries/sent-entries';
import type { Db } from '../../database/pools.ts';
import { companyKeyOf } from '../../search/analyser/simplify-chinese.ts';
import { findShownReferences } from '../references/reference-repository.ts';
import { skills, spokenLanguages, websites } from './ability-kinds.ts';
import type { Entry } from './entry-kind.ts';
import { educations, licenses, workExperiences } from './history-kinds.ts';
import { listEntriesByKind } from './save-entry.ts';

/** The entries that go to a company with an application: neither pay, nor what its owner hides from this company. */
export async function readSentEntries(db: Db, accountId: number, companyName: string): Promise<SentEntries> {
  const all = await listEntriesByKind(db, { accountId, language: 'en' });
  const work = all(workExperiences);
  const hidden = work.filter((entry) => isHidden(entry, companyName));
  const references = await findShownReferences(db, accountId);
  return sentEntries.parse({
    work_experiences: work.filter((entry) => !hidden.includes(entry)),
    educations: all(educations),
    skills: all(skills),
    languages: all(spokenLanguages),
    license_certifications: all(licenses),
    websites: all(websites),
    // A reference about a hidden job would name it.
    references: references.filter(
      ({ about }) => hidden.length === 0 || !isSameCompany(about.place, companyName),
    ),
  });
}

const isHidden = ({ is_hidden_from_company, company_name }: Entry, companyName: string): boolean =>
  is_hidden_from_company === true && isSameCompany(String(company_name), companyName);

/**
 * Whether two names may be the same company: equal, or one a prefix of the other (`Kopi Co`, `Kopi Co. Inc.`). True in
 * doubt, to protect hidden entries.
 */
function isSameCompany(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short === '') return false;
  const rest = long.slice(short.length);
  return long.startsWith(short) && (rest === '' || rest.startsWith(' ') || /\p{Script=Han}$/u.test(short));
}

const wordsOf = (name: string): string =>
  companyKeyOf(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
