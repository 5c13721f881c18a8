import type { OccupationName } from '@jobharbor/api/job-source';
import { languages } from '@jobharbor/shared/contracts';
import { occupations } from './occupations.ts';
import { textBank } from './texts/text-bank.ts';

/** Titles of the market's occupations and of their leads, in every language. */
export const occupationNames = (): OccupationName[] =>
  occupations.flatMap(({ key }) =>
    languages.flatMap(({ value }) => {
      const { titles, lead } = textBank(value, 'ph').occupation(key);
      const names = titles.map((title) => ({ concept: key, group: key, title }));
      return [...names, { concept: `${key}-lead`, group: key, title: lead }];
    }),
  );
