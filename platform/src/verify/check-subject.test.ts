import { describe, expect, it } from 'vitest';
import { checkSubject } from './check-subject.ts';

describe('the check of a commit’s subject', () => {
  it.each([
    'Restore the scroll position after sign-up',
    'Bring the filters back after a reload',
    'Focus the first invalid field',
    'Pass the locale to the worker',
    'Embed the fonts of résumés',
    `Add ${'x'.repeat(68)}`,
  ])('takes %s', (subject) => expect(checkSubject(subject)).toEqual([]));

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    [`Add ${'x'.repeat(69)}`, '73 characters'],
    ['Add the filter; remove the old one', 'joins'],
    ['Added a filter', 'begins with "Added"'],
    ['Adding a filter', 'begins with "Adding"'],
    ['Adds a filter', 'begins with "Adds"'],
    ['#12 a filter', 'begins with "#12"'],
    ['search: add a filter', 'begins with "search:"'],
  ])('refuses "%s"', (subject, reason) => {
    expect(checkSubject(subject)).toEqual([expect.stringContaining(reason)]);
  });

  it('names everything that is wrong at once', () => {
    expect(checkSubject(`Fixed ${'x'.repeat(80)}; more`)).toHaveLength(3);
  });

  it('counts characters as people see them', () => {
    expect(checkSubject(`Add ${'職'.repeat(68)}`)).toEqual([]);
    expect(checkSubject(`Add ${'𠮷'.repeat(68)}`)).toEqual([]);
  });
});
