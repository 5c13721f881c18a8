import { describe, expect, it } from 'vitest';
import { isExpectedAnswer, readScreeningAnswer, toPlainNumber } from './screening.ts';

const asked = { kind: 'text' as const, options: [] };

describe('an answer to a question for a number', () => {
  it.each([
    ['12', '12'],
    [' 12.50 ', '12.50'],
    ['12,5', '12.5'],
    ['٣٫٥', '3.5'],
    ['۴', '4'],
    ['１２', '12'],
    ['−3', '-3'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12,34,567', '1234567'],
    ['45 000', '45000'],
    ['45\u202f000,5', '45000.5'],
    ['1’250', '1250'],
    ['٤٥٬٠٠٠', '45000'],
    ['１２，３４５，６７８', '12345678'],
    ['0,125', '0.125'],
    ['45,000', null],
    ['45.000', null],
    ['1,23,4', null],
    ['twelve', null],
    ['1e3', null],
    ['0x10', null],
    ['9999999999999', null],
    ['.', null],
  ])('%s is %s', (text, plain) => {
    expect(toPlainNumber(text)).toBe(plain);
    expect(readScreeningAnswer({ ...asked, format: 'number' }, text)).toBe(plain);
  });
});

describe('an answer to a question for a day', () => {
  it.each([
    ['2027-02-28', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-2-8', false],
    ['0027-02-08', false],
    ['tomorrow', false],
  ])('%s: %s', (text, isDay) => {
    expect(readScreeningAnswer({ ...asked, format: 'date' }, text)).toBe(isDay ? text : null);
  });
});

describe('what an employer asks for', () => {
  it.each([
    [{ expected: { answers: ['yes'] } }, 'yes', true],
    [{ expected: { answers: ['yes'] } }, 'no', false],
    [{ format: 'number' as const, expected: { least: '2' } }, '10', true],
    [{ format: 'number' as const, expected: { least: '2' } }, '1.9', false],
    [{ format: 'number' as const, expected: { least: '2', most: '5' } }, '5.1', false],
    [{ format: 'date' as const, expected: { most: '2027-01-31' } }, '2027-01-31', true],
    [{ format: 'date' as const, expected: { most: '2027-01-31' } }, '2027-02-01', false],
    [{}, 'anything', undefined],
  ])('%j, answered %s: %s', (question, answer, isExpected) => {
    expect(isExpectedAnswer(question, answer)).toBe(isExpected);
  });
});
