import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readAddress } from './request-locale.ts';

const visitor = { cookies: { geoConfiguration: 'sg_ms' }, headers: {} } as unknown as FastifyRequest;

it.each([
  ['/redirect', '?site=employer&lang=tr', '/tr/sg/redirect?site=employer&lang=tr'],
  ['/redirect', '?site=employer', '/ms/sg/redirect?site=employer'],
  ['/redirect', '?lang=//evil.example', '/ms/sg/redirect?lang=//evil.example'],
  ['/qr-login', '', '/ms/sg/qr-login'],
])('gives %s%s the language that it names, or the visitor’s', (pathname, search, to) => {
  expect(readAddress(visitor, pathname, search)).toEqual({ kind: 'moved', status: 302, to });
});

it.each([
  ['/en/ph//jobs', '/en/ph/jobs'],
  ['//evil.example/jobs', '/evil.example/jobs'],
  ['/en/ph/jobs//', '/en/ph/jobs/'],
])('redirects %s, a page of another address, to the one with single slashes', (pathname, to) => {
  expect(readAddress(visitor, pathname, '?q=a//b')).toEqual({
    kind: 'moved',
    status: 301,
    to: `${to}?q=a//b`,
  });
});

it.each([
  ['/EN/PH/jobs', '/en/ph/jobs'],
  ['/Zh-Hant/TW', '/zh-hant/tw'],
  ['/AR', '/ar'],
  ['/en/Ph/Job/A-7', '/en/ph/Job/A-7'],
  ['/US/jobs', '/us/jobs'],
])('redirects %s, with capitals in language or country, to %s', (pathname, to) => {
  expect(readAddress(visitor, pathname, '?q=A')).toEqual({ kind: 'moved', status: 301, to: `${to}?q=A` });
});

it.each(['/en/ph/Jobs', '/Jobs', '/en/Jobs', '/Harbour-7/us'])(
  'leaves capitals elsewhere: %s',
  (pathname) => {
    expect(readAddress(visitor, pathname, '')).toMatchObject({ kind: 'page' });
  },
);

it.each([
  ['English', ['language:en'], '/en/sg/jobs', '/zh-hans/sg/jobs'],
  ['the default country', ['country:tw'], '/en/tw/jobs', '/en/sg/jobs'],
  ['both, and the visitor’s own', ['language:en', 'country:tw', 'country:sg'], '/en/tw', '/zh-hans/ph'],
])('leads to a market that is open where %s is not', (_what, closed, from, to) => {
  const isShown = (market: string) => !closed.includes(market);
  const moved = readAddress(visitor, from, '', isShown);
  expect(moved).toEqual({ kind: 'moved', status: 302, to });
  expect(readAddress(visitor, to, '', isShown)).toMatchObject({ kind: 'page' });
});
