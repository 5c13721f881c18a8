import { expect, it } from 'vitest';
import { readHandOffSettings } from './hand-off-settings.ts';

const secret = 'a secret of thirty-two characters';

it('connects the sites that are configured', () => {
  const env = { RESUME_BUILDER_SITE_URL: 'https://resumes.example/keep', RESUME_BUILDER_SITE_SECRET: secret };
  expect(readHandOffSettings(env)).toEqual({
    'resume-builder': { url: 'https://resumes.example/keep', secret },
  });
  expect(readHandOffSettings({})).toEqual({});
});

it.each([
  ['http://employers.example', secret],
  ['javascript:alert(1)', secret],
  ['https://employers.example', 'short'],
  ['https://employers.example', undefined],
  [undefined, secret],
])('refuses %s with the secret "%s"', (url, value) => {
  expect(() => readHandOffSettings({ EMPLOYER_SITE_URL: url, EMPLOYER_SITE_SECRET: value })).toThrow(
    'EMPLOYER_SITE_',
  );
});
