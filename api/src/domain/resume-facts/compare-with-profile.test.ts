import { expect, it } from 'vitest';
import { compareWithProfile, type Profile } from './compare-with-profile.ts';
import type { ResumeFacts } from './read-facts.ts';

const noFacts = {
  about: { headline: null, summary: null, location: null },
  ...{ contact: { name: null, email: null, phone: null }, work: [], schools: [], skills: [] },
  ...{ languages: [], licenses: [], links: [] },
} as unknown as ResumeFacts;
const noProfile: Profile = {
  about: { headline: null, summary: null, location: null },
  ...{ work: [], schools: [], skills: [], languages: [], licenses: [], links: [] },
};
const skill = (value: string, line: number, quote: string) => ({ value, page: 1, line, quote });

it('proposes skills in the order of the résumé, though those that the list knows were read first', () => {
  const skills = [
    skill('SQL', 4, 'Languages: C, R, SQL'),
    skill('Git', 5, 'Git'),
    skill('C', 4, 'Languages: C, R, SQL'),
    skill('R', 4, 'Languages: C, R, SQL'),
  ];
  const proposed = compareWithProfile({ ...noFacts, skills }, noProfile);
  expect(proposed.map(({ fields }) => fields[0]?.value)).toEqual(['C', 'R', 'SQL', 'Git']);
});
