import type { jobFunctionGroup, LanguageTag } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import { jobCategories } from './job-categories.ts';
import { type ConfigOption, listIn, optionIn, readOptions } from './option.ts';

/** Titles: an id is that of its speciality × 100 + n, from 1. */
const titles: readonly ConfigOption[] = readOptions('job-titles');

const titlesOf = new Map<number, ConfigOption[]>();
for (const title of titles) {
  const speciality = Math.floor(title.id / 100);
  titlesOf.set(speciality, [...(titlesOf.get(speciality) ?? []), title]);
}

/** The tree of job functions: the job categories are its main and sub functions, and hold titles. */
export const jobFunctionListIn = (language: LanguageTag): z.infer<typeof jobFunctionGroup>[] =>
  jobCategories.map((group) => ({
    ...optionIn(group, language),
    sub_function_list: group.children.map((sub) => ({
      ...optionIn(sub, language),
      job_titles: listIn(titlesOf.get(sub.id) ?? [], language),
    })),
  }));

const byId = new Map(
  [...jobCategories.flatMap((group) => [group, ...group.children]), ...titles].map((one) => [one.id, one]),
);

/** A main function, a sub function or a title. */
export const jobFunctionById = (id: number): ConfigOption | undefined => byId.get(id);
