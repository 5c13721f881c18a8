import { describe, expect, it } from 'vitest';
import { jobQuery } from '../search/search.ts';
import { email, lastName, newEmail, personName } from '../sign-in/auth.ts';
import { idFromText, intFromText, personText } from './primitives.ts';

describe('a number in an address', () => {
  it.each(['0x10', '1e3', ' 5', '5 ', '+5', '-5', '05', '5.0', '', '٥', '1_000', '9007199254740993'])(
    'is not %j',
    (text) => {
      expect(idFromText.safeParse(text).success).toBe(false);
    },
  );

  it('is decimal digits within its range', () => {
    expect(idFromText.parse('42')).toBe(42);
    expect(idFromText.safeParse('0').success).toBe(false);
    expect(intFromText(0).parse('0')).toBe(0);
    expect(intFromText(1, 100).safeParse('101').success).toBe(false);
    expect(idFromText.safeParse(['1', '2']).success).toBe(false);
  });
});

describe('a search', () => {
  it('cannot ask for pay from above what it asks for up to', () => {
    const result = jobQuery.safeParse({ salary_from: 90_000, salary_to: 30_000 });
    expect(result.error?.issues).toMatchObject([{ path: ['salary_to'] }]);
    expect(jobQuery.safeParse({ salary_from: 30_000, salary_to: 30_000 }).success).toBe(true);
    expect(jobQuery.safeParse({ salary_from: 90_000 }).success).toBe(true);
    expect(jobQuery.safeParse({ source: 'elsewhere' }).success).toBe(false);
  });
});

describe('an email address', () => {
  const local = 'a'.repeat(64);
  it.each([
    'try..this@docomo.ne.jp',
    'x.@docomo.ne.jp',
    'a-.-b.@ezweb.ne.jp',
    'k..@t.vodafone.ne.jp',
    'r&d@example.com',
    'sales/asia@example.com',
    "o'brien=hr@example.co.uk",
    'who?@example.jp',
  ])('is taken as a carrier or company issued it: %s', (text) => {
    expect(email.parse(text)).toBe(text);
  });

  it.each([
    'ana..cruz@example.com',
    'ana.@example.com',
    '.ana@docomo.ne.jp',
    'a,b@docomo.ne.jp',
    'a b@x.jp',
    '@docomo.ne.jp',
  ])('is refused as a typing error: %s', (text) => {
    expect(email.safeParse(text).success).toBe(false);
  });

  it('has at most 64 characters before the @ where it is new', () => {
    expect(newEmail.safeParse(`${local}@example.com`).success).toBe(true);
    expect(newEmail.safeParse(`${local}a@example.com`).error?.issues).toMatchObject([
      { code: 'invalid_format', format: 'email' },
    ]);
  });

  it('may have more where an account has it already, which signs in and reads it', () => {
    expect(email.safeParse(`${local}a@example.com`).success).toBe(true);
  });
});

describe('a name', () => {
  it.each([
    'Ng',
    'O’Brien-Smith',
    "N'Golo",
    'María José',
    'Đặng Thị Ánh',
    'محمد‌رضا',
    'क्‍षमा',
    '田中',
    'Ｔａｒｏ',
    'İpek',
    'van der Berg, Jr.',
    'X Æ A-12',
    'สมชาย',
    '김',
  ])('is kept as typed: %s', (name) => {
    expect(personName.parse(name)).toBe(name);
  });

  it.each([
    ['\u202eanA', 'anA'],
    ['\u2066Ana\u2069', 'Ana'],
    ['  Ana \t Maria\u3000Cruz ', 'Ana Maria Cruz'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['\ufeffAna\u200b', 'Ana'],
    ['Ana\nCruz\u0000', 'Ana Cruz'],
    [`${' '.repeat(60)}Ana`, 'Ana'],
  ])('is cleaned: %j', (typed, name) => {
    expect(personName.parse(typed)).toBe(name);
    expect(lastName.parse(typed)).toBe(name);
  });

  it.each([
    '',
    ' ',
    '\u200b',
    '\u200f\u200e',
    '\u3164',
    '\u2800\u2800',
    '\u115f\u1160',
    '\u00ad',
    'a'.repeat(51),
    '.',
    '...',
    '-',
    '،',
    '・',
    '🙂',
    '12',
  ])('is refused: %j', (typed) => expect(personName.safeParse(typed).success).toBe(false));

  it('may be empty where it is the last one', () => {
    expect(lastName.parse(' \u200b')).toBe('');
  });
});

it('has one character at least that can be seen, where text is required', () => {
  expect(personText(1, 10).safeParse('\u200b\u2800').success).toBe(false);
  expect(personText(1, 10).safeParse('🙂').success).toBe(true);
  expect(personText(0, 10).safeParse('\u200b').success).toBe(true);
});
