import { expect, it } from 'vitest';
import { lastNameOf } from './compare-contact.ts';
import type { ResumeFacts } from './read-facts.ts';

const lastName = (resume: string | null, ...name: string[]) => {
  const fact = resume === null ? null : { value: resume, page: 1, line: 0, quote: resume };
  const facts = { contact: { name: fact, email: null, phone: null } } as unknown as ResumeFacts;
  return lastNameOf(facts, { name, email: null, phone: null })?.value ?? null;
};

it.each([
  ['Noor Haddad', ['Noor', ''], 'Haddad'],
  ['José María de la Cruz', ['jose maria', ''], 'de la Cruz'],
  ['山田 花子', ['花子', ''], '山田'],
  ['Noor Haddad', ['Noor', 'Aziz'], null],
  ['Amaya Santos', ['Maya', ''], null],
  ['Noor', ['Noor', ''], null],
  [null, ['Noor', ''], null],
])('the résumé of %s proposes to %j the last name %s', (resume, name, proposed) =>
  expect(lastName(resume, ...name)).toBe(proposed),
);
