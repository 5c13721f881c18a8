import { describe, expect, it } from 'vitest';
import { pathOnSite, returnPath } from './return-path.ts';

const base = '/en/ph';

describe('returnPath', () => {
  it('keeps the page with its query and fragment', () => {
    expect(returnPath('/en/ph/jobs?q=a%26b&page=2#top', base)).toBe('/en/ph/jobs?q=a%26b&page=2#top');
  });

  it('uses the language and country that the visitor has switched to', () => {
    expect(returnPath('/en/ph/job/cook-12', '/ja/ph')).toBe('/ja/ph/job/cook-12');
  });

  it.each([
    '/en/ph/job/r%C3%A9sum%C3%A9-%E5%B7%A5%E4%BD%9C-12',
    '/en/ph/job/c%2B%2B-100%25-12',
    '/en/ph/jobs?q=..%2F%2Fevil',
  ])('keeps %s, which only looks odd', (path) => expect(returnPath(path, base)).toBe(path));

  it.each([
    ['/jobs?q=nurse', '/en/ph/jobs?q=nurse'],
    ['/ja/my-jobs/saved', '/en/ph/my-jobs/saved'],
    ['/sg/account-settings#devices', '/en/ph/account-settings#devices'],
    ['/redirect?site=employer', '/en/ph/redirect?site=employer'],
  ])('reads %s, without a language or country', (requested, path) => {
    expect(returnPath(requested, base)).toBe(path);
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
    '/dev/outbox',
    '/ja/api/auth/log-out',
    '/ph',
    '/get-started?redirect=/get-started',
    '/jobs//evil.example',
    '/xx/ph/jobs',
    '/en/ph/..//..//evil.example',
    '/en/ph/get-started?redirect=/en/ph/get-started',
    '/en/ph/jobseeker-login-redirect',
    'en/ph/jobs',
    'JaVaScRiPt:alert(1)',
    'https:evil.example',
    '%2F%2Fevil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/en/ph//evil.example',
    '/en/ph/%2F/evil.example',
    '/en/ph/%5Cevil.example',
    '/en/ph/..%2f..%2f/evil.example',
    '/en/ph/%252e%252e%252f/evil.example',
    '/en/ph/jobs%00',
    '/en/ph/jobs%0d%0aSet-Cookie:%20a',
    '/en/ph/%E0%A4',
    '/en/ph@evil.example',
  ])('is the home page for %j, which is no page of this site to return to', (requested) => {
    expect(returnPath(requested, base)).toBe(base);
  });
});

describe('pathOnSite', () => {
  it.each([
    [`${window.location.origin}/en/ph/companies?q=a#b`, '/en/ph/companies?q=a#b'],
    ['https://evil.example/en/ph/companies', 'https://evil.example/en/ph/companies'],
    [`${window.location.origin}.evil.example/`, `${window.location.origin}.evil.example/`],
    ['/en/ph/companies', '/en/ph/companies'],
    [null, null],
  ])('makes of %j the path %j', (requested, path) => expect(pathOnSite(requested)).toBe(path));
});
