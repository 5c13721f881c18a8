import { expect, it } from 'vitest';
import { linesOf } from '../../testing/samples/resume-lines.ts';
import { isUnread } from './is-unread.ts';
import { readFacts } from './read-facts.ts';

const contact = 'Noor Haddad\nResidence: Izmir\nnoor@example.com | linkedin.com/in/noor-haddad';

it.each([
  ['no fact but contact data', contact, true],
  ['a job without its company', `${contact}\nWORK EXPERIENCE\nReceptionist\nJune 2015 – Feb 2021`, false],
  ['skills alone', `${contact}\nSKILLS\nExcel, Customer service`, false],
])('a résumé with %s', (_, text, expected) => {
  expect(isUnread(readFacts(linesOf(text)))).toBe(expected);
});
