import { jobFunctionListIn } from '../../config-lists/index.ts';
import { functionNames } from '../../search/postgres/titles-of-functions.ts';
import { sameTitles } from '../../search/synonyms/title-synonyms.ts';
import type { Label } from './join-concepts.ts';

/** Names of occupations in ten languages that come with the product: the titles of job functions, and synonyms. */
export function ownLabels(): Label[][] {
  return [titlesOfFunctions(), synonyms()];
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
