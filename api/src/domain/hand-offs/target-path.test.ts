import { expect, it } from 'vitest';
import { targetPath } from './target-path.ts';

it.each(['/', '/jobs/new', '/jobs?sort=new&from=https://jobs.example#top', '/r%C3%A9sum%C3%A9s', '/工作'])(
  'keeps the path %s',
  (path) => expect(targetPath(path)).toBe(path),
);

it.each([
  undefined,
  '',
  'jobs',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%2Fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%25252Fevil.example',
  '/a/..//evil.example',
  '/\tjobs',
  '/%09/evil.example',
  '/%E0%A4',
  '/jobs?a\r\nSet-Cookie: b',
])('opens the first page in place of %s', (path) => expect(targetPath(path)).toBe('/'));
