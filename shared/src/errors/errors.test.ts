import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedbackLimits, languages, resumeLimits, videoLimits } from '../contracts/index.ts';
import {
  ApiError,
  AppError,
  catalogue,
  errorCode,
  errorText,
  errorTexts,
  fieldText,
  firstErrorText,
  hasCode,
  isAppError,
  toProblem,
} from './index.ts';
import { errorLimits, fieldLimits } from './text-limits.ts';

const tags = languages.map(({ value }) => value);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
/** `40006_other` is one form of `40006`. */
const stem = (key: string) => key.replace(/^(?!field_too_many$)(.+)_(zero|one|two|few|many|other)$/, '$1');
/** The texts as they are written, with every plural form. */
const fileOf = (tag: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'locales', `${tag}.json`), 'utf8'));
const english = errorTexts('en');

describe('the catalogue', () => {
  it('names every code once, with a status that says the same', () => {
    const codes = Object.values(errorCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, status } of catalogue.values()) {
      if (code < 20_000) expect([code, status]).toEqual([code, 0]);
      else if (code >= 50_000) expect([code, status >= 500]).toEqual([code, true]);
      else expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    }
  });

  it('has the codes that the specification names', () => {
    const ranges: [number, number][] = [
      [40001, 40006],
      [41052, 41055],
      [41311, 41321],
      [41348, 41418],
      [50001, 50016],
    ];
    const inRanges = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    const single = [
      41001, 41007, 41009, 41010, 41039, 41040, 41042, 41043, 41044, 41064, 41085, 41086, 41141, 41147, 41148,
      41149, 41152, 41153, 41163, 41170, 41171, 41172, 41173, 41174, 41176, 41181, 41234, 41236, 41245, 41254,
      41262, 41263, 41264, 41265, 41269, 41271, 41272, 41275, 41280, 41281, 41285, 41288, 41292, 41295, 41297,
      41341, 41343, 41347,
    ];
    expect([...inRanges, ...single].filter((code) => !catalogue.has(code))).toEqual([]);
  });
});

describe.each(tags)('the texts in %s', (tag) => {
  const texts = errorTexts(tag);

  it('say every code in full', () => {
    for (const { code } of catalogue.values()) {
      const text = errorText(code, tag, { retry_after: 30, title: 'Nurse' });
      expect([code, text]).toEqual([code, expect.stringMatching(/\S/)]);
      expect([code, text.includes('{')]).toEqual([code, false]);
    }
  });

  it('have the same keys as English, and the same placeholders', () => {
    expect([...new Set(Object.keys(texts).map(stem))].sort()).toEqual(
      [...new Set(Object.keys(english).map(stem))].sort(),
    );
    for (const [key, text] of Object.entries(texts)) {
      // "One" and "two" may be words.
      if (/_(one|two)$/.test(key) && placeholders(text).length === 0) continue;
      const model = english[key] ?? english[`${stem(key)}_other`] ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(model)]);
    }
  });

  it('have every plural category that the language has, and no other', () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    const forms = Map.groupBy(
      Object.keys(fileOf(tag)).filter((key) => stem(key) !== key),
      stem,
    );
    expect(forms.has('40006')).toBe(true);
    for (const [key, keys] of forms)
      expect([key, keys.map((form) => form.slice(key.length + 1)).toSorted()]).toEqual([key, categories]);
  });

  it('name every limit, and have a number for each', () => {
    const named = Object.entries(fileOf(tag)).filter(([, text]) => text.includes('{limit}'));
    const limited = [
      ...Object.keys(errorLimits).map((name) => String(errorCode[name as keyof typeof errorLimits])),
      ...Object.keys(fieldLimits),
    ];
    expect([...new Set(named.map(([key]) => stem(key)))].toSorted()).toEqual(limited.toSorted());
    expect(Object.values(texts).filter((text) => text.includes('{limit}'))).toEqual([]);
  });

  it('are not English ones', () => {
    if (tag === 'en') return;
    const same = Object.keys(texts).filter((key) => texts[key] === english[key]);
    expect(same).toEqual([]);
  });
});

describe('a text', () => {
  it('counts the seconds as the language does', () => {
    const wait = (tag: string, seconds: number) => errorText(40006, tag, { retry_after: seconds });
    expect(wait('en', 1)).toBe('Too many attempts. Try again in 1 second.');
    expect(wait('en', 2)).toBe('Too many attempts. Try again in 2 seconds.');
    expect(wait('ar', 3)).toContain('ثوانٍ');
    expect(wait('ar', 11)).toContain('ثانية');
  });

  it.each([
    [40010, 'The job you are viewing has been closed.'],
    [41174, 'File size is too huge. Please upload file within 5MB.'],
    [50002, 'Upload Failed'],
    [50012, 'Fail to send OTP'],
  ])('of %i is the specification’s, word for word', (code, text) => {
    expect(errorText(code, 'en')).toBe(text);
  });

  it('says a limit in the plural form of the language', () => {
    expect(errorText(errorCode.resumeLimit, 'en')).toBe(
      `You can keep up to ${resumeLimits.maxUploaded} résumés. Delete one before you add another.`,
    );
    expect(errorText(errorCode.checkInTooEarly, 'ar')).toContain('بساعتين');
    expect(errorText(errorCode.greetingLimit, 'ar')).toContain('10 تحيات');
    expect(errorText(errorCode.commonPhraseLimit, 'ar')).toContain('20 عبارة');
  });

  it('of a picture holds for a picture of feedback and a cover of a video', () => {
    expect(videoLimits.maxCoverBytes).toBe(feedbackLimits.maxBytes);
  });

  it('names the calling code of a phone format', () => {
    expect(errorText(41348, 'en')).toBe('Please enter a valid mobile number for +63.');
  });

  it('of a code that nobody knows is that of an internal error', () => {
    expect(errorText(99_999, 'en')).toBe(errorText(errorCode.internal, 'en'));
    expect(fieldText('too_long', 'en', { max: 50 })).toBe('Too long. Maximum length: 50.');
  });
});

describe('errors', () => {
  it('are known by their shape, whichever bundle made them', () => {
    const foreign = Object.assign(new Error('x'), { name: 'AppError', code: 40004, fields: {} });
    expect(isAppError(foreign)).toBe(true);
    expect(isAppError(new Error('x'))).toBe(false);
    expect(isAppError({ name: 'AppError', code: 40004, fields: {} })).toBe(false);
    expect(hasCode(new AppError(errorCode.notFound), 40004)).toBe(true);
    expect(new AppError(errorCode.notFound).status).toBe(404);
  });

  it('leave the server in the request’s language, with each field’s own words', () => {
    const error = new ApiError(errorCode.emailTaken, {
      fieldProblems: { email: errorCode.emailTaken, first_name: 'required' },
      fields: { other: ['as written'] },
    });
    const problem = toProblem(error, 'es', 'r-1');
    expect(problem).toEqual({
      code: 41001,
      message: 'Este correo ya está en uso.',
      errors: {
        email: ['Este correo ya está en uso.'],
        first_name: ['Este campo es obligatorio.'],
        other: ['as written'],
      },
      request_id: 'r-1',
    });
    const throttled = toProblem(new ApiError(errorCode.tooManyAttempts, { retryAfter: 9 }), 'en', 'r-2');
    expect(throttled).toMatchObject({ retry_after: 9, message: expect.stringContaining('9 seconds') });
  });
});

describe('the sentence of a failed answer', () => {
  it.each([
    [{ errors: { error: ['a'], errors: ['b'], phone_num: ['c'] }, data: 'd' }, 'a'],
    [{ errors: { errors: ['b'], phone_num: ['c'] }, data: 'd' }, 'b'],
    [{ errors: { phone_num: ['c'], email: ['x'] }, data: 'd' }, 'c'],
    [{ errors: ['first', 'second'], data: 'd' }, 'first'],
    [{ errors: {}, data: 'd', message: 'm' }, 'd'],
    [{ errors: { email: ['x'] }, message: 'm' }, 'm'],
    [{ data: {} }, null],
    ['Bad Gateway', null],
    [null, null],
  ])('of %j is %j', (body, sentence) => {
    expect(firstErrorText(body)).toBe(sentence);
  });
});
