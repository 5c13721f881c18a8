import { join } from 'node:path';
import * as z from 'zod/mini';
import { jobFunctionListIn } from '../../config-lists/index.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';
import { functionNames } from '../../search/postgres/titles-of-functions.ts';
import { sameTitles } from '../../search/synonyms/title-synonyms.ts';
import type { Label } from './join-concepts.ts';

/** Names of occupations in ten languages that come with the product: of its own list, of job functions, and synonyms. */
export const ownLabels = (): Label[][] => [occupationNames(), titlesOfFunctions(), synonyms()];

const file = join(import.meta.dirname, '../../../data/titles/occupation-names.csv');
const languages = ['en', 'de', 'es', 'zh', 'ja', 'pt', 'id', 'ms', 'tr', 'ar', 'fr'] as const;

function occupationNames(): Label[] {
  const row = z.object(Object.fromEntries(languages.map((language) => [language, listCell])));
  return readCsv(file, row).flatMap((names, number) =>
    languages.flatMap((language) =>
      (names[language] ?? []).map((title) => ({
        ...{ concept: `own-${number}`, group: `own-${number}`, title, language },
      })),
    ),
  );
}

function titlesOfFunctions(): Label[] {
  return jobFunctionListIn('en').flatMap(({ sub_function_list }) =>
    sub_function_list.flatMap((speciality) =>
      speciality.job_titles.flatMap(({ id }) =>
        functionNames([id]).map((title) => ({ concept: `${id}`, group: `function-${speciality.id}`, title })),
      ),
    ),
  );
}

const synonyms = (): Label[] =>
  sameTitles.flatMap((names, row) =>
    names.map((title) => ({ concept: `${row}`, group: `synonyms-${row}`, title })),
  );
