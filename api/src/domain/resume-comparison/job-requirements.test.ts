import type { CountryKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { compareResume } from './compare-resume.ts';
import { requirementsOfText } from './job-requirements.ts';

it.each<[string, CountryKey, string[]]>([
  ['مدير مشتريات\n- خبرة خمس سنوات\n- اللغة الإنجليزية', 'sa', ['en']],
  ['調達マネージャー\n・Excel\n・英語、中国語', 'jp', ['en', 'zh']],
  ['Clerk\nFluent in Japanese\nEnglish', 'ph', ['ja']],
  ['Cook\nThai kitchen and Italian desserts', 'ph', []],
])('an advertisement asks for the further languages of its short lines: %j', (text, country, expected) => {
  expect(requirementsOfText(text, country).languages).toEqual(expected);
});

it('holds each of its languages against the résumé', () => {
  const job = requirementsOfText('Clerk\nFluent in Japanese\nTagalog speaking', 'ph');
  const document = { languages: [{ language: 'English', fluency: 'Fluent' }, { language: 'Filipino' }] };
  const reader = { language: 'en' as const, country: 'ph' as const, now: new Date() };
  const points = compareResume(job, document, reader).filter(({ kind }) => kind === 'language');
  expect(points.map(({ evidence }) => evidence)).toEqual(['English · Fluent', null, 'Filipino']);
});
