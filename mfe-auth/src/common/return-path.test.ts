import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const base = '/en/ph';

describe('returnPath', () => {
  it('keeps the page with its query and fragment', () => {
    expect(returnPath('/en/ph/jobs?q=a%26b&page=2#top', base)).toBe('/en/ph/jobs?q=a%26b&page=2#top');
  });

  it('uses the language and country that the visitor has switched to', () => {
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
  ])('is the home page for %j, which is no page of this site to return to', (requested) => {
    expect(returnPath(requested, base)).toBe(base);
  });
});
