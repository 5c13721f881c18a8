import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  categoryById,
  educations,
  experienceLevels,
  jobTypes,
  locationById,
  minorDigits,
  workArrangements,
} from '../config-lists/index.ts';
import { createCategoryReader } from '../import/clean/category.ts';
import { readEducationField } from '../import/clean/education-text.ts';
import { readExperienceField } from '../import/clean/experience-text.ts';
import { readSalary } from '../import/clean/pay/salary-text.ts';
import { findPlaces } from '../import/clean/places/places.ts';
import { findArrangement, readJobTypeField } from '../import/clean/work-terms.ts';

type Case = readonly [country: string, text: string, wanted: string];

const keyIn = (list: readonly { id: number; key: string }[], id: number | null): string =>
  list.find((one) => one.id === id)?.key ?? '-';

const readCategory = createCategoryReader();

/** What the import reads of a text, by the kind of text. */
const readers: Readonly<Record<string, (text: string, country: string) => string>> = {
  places(text, country) {
    const { countryKey, locationIds } = findPlaces([text], country);
    return `${countryKey}: ${locationIds.map((id) => locationById(id)?.names.en).join(' + ')}`;
  },
  'job types': (text) => keyIn(jobTypes, readJobTypeField([text])),
  degrees: (text) => keyIn(educations, readEducationField(text)),
  experience: (text) => keyIn(experienceLevels, readExperienceField(text)),
  pay(text, country) {
    const pay = readSalary(text, { country, period: undefined });
    if (pay === null) return 'none';
    const units = (amount: number | null) =>
      amount === null ? '' : amount / 10 ** minorDigits(pay.currency);
    return `${pay.currency} ${pay.period} ${units(pay.min)}-${units(pay.max)}`;
  },
  'remote titles': (text) => keyIn(workArrangements, findArrangement(text, '')),
  categories: (text) => categoryById(readCategory([], text) ?? 0)?.key ?? '-',
};

const schema = z.record(z.string(), z.array(z.tuple([z.string(), z.string(), z.string()])));

export interface KindOfText {
  kind: string;
  cases: readonly Case[];
  wrong: readonly { country: string; text: string; wanted: string; got: string }[];
}

/** Texts of advertisements that were written for this measure, and what the import reads of them. */
export async function measureImportCases(name: string): Promise<KindOfText[]> {
  const kinds = schema.parse(JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8')));
  return Object.entries(kinds).map(([kind, cases]) => {
    const read = readers[kind];
    if (read === undefined) throw new Error(`import-cases.json has the unknown kind "${kind}".`);
    const wrong = cases.flatMap(([country, text, wanted]) => {
      const got = read(text, country);
      return got === wanted ? [] : [{ country, text, wanted, got }];
    });
    return { kind, cases, wrong };
  });
}
