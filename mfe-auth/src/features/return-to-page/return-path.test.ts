import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const base = '/en/ph';

describe('a person who has signed in', () => {
  it('returns to the page they came from, with its query and fragment', () => {
    expect(returnPath('/en/ph/jobs?q=a%26b&page=2#top', base)).toBe('/en/ph/jobs?q=a%26b&page=2#top');
  });

  it('returns in the language that they have switched to meanwhile', () => {
    expect(returnPath('/en/ph/job/cook-12', '/ja/ph')).toBe('/ja/ph/job/cook-12');
  });

  it.each([
    null,
    '',
    'https://evil.example/en/ph/jobs',
    '//evil.example/en/ph/jobs',
    '/\\evil.example/en/ph/jobs',
    '\\\\evil.example',
    '/\tevil',
    '/en/ph/\n/evil.example',
    'javascript:alert(1)',
    '/api/auth/log-out',
    '/platform',
    '/xx/ph/jobs',
    '/en/ph/..//..//evil.example',
    '/en/ph/get-started?redirect=/en/ph/get-started',
    '/en/ph/jobseeker-login-redirect',
    'en/ph/jobs',
  ])('goes home instead of following %j', (wanted) => {
    expect(returnPath(wanted, base)).toBe(base);
  });
});
