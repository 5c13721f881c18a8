import { expect, it } from 'vitest';
import { workExperiences } from './work-experience.tsx';

it.each([
  ['en', 'معلمة, مدرسة الأفق'],
  ['ar', 'معلمة، مدرسة الأفق'],
  ['ja', 'معلمة、مدرسة الأفق'],
])('parts the occupation from the company with the comma of the language: %s', (language, name) => {
  const entry = { job_title: 'معلمة', company_name: 'مدرسة الأفق' };
  expect(workExperiences.nameOf(entry as never, language)).toBe(name);
});
