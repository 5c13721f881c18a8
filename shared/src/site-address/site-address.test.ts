import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isOwnHost, namesOfMachine, readHosts, readOrigins, readProxies, readPublicUrl } from './index.ts';

it.each([
  [undefined, null],
  [' , ', null],
  [' none ', []],
  ['loopback, 10.0.0.0/8 ,2001:db8::/32,', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ['192.0.2.7,::1', ['192.0.2.7', '::1']],
])('TRUSTED_PROXIES=%s is read as %o', (text, proxies) => {
  expect(readProxies(text)).toEqual(proxies);
});

it.each([
  ['none, 10.0.0.0/8', 'none'],
  ['10.0.0.0/8, none', 'none'],
  ['10', '10'],
  ['0x7f.1', '0x7f.1'],
  ['10.0.0.0/0', '10.0.0.0/0'],
  ['10.0.0.0/33', '10.0.0.0/33'],
  ['2001:db8::/129', '2001:db8::/129'],
  ['10.0.0.0/8/8', '10.0.0.0/8/8'],
  ['10.0.0.0/', '10.0.0.0/'],
  ['10.0.0.0/255.0.0.0', '10.0.0.0/255.0.0.0'],
  ['10.0.0.1;10.0.0.2', '10.0.0.1;10.0.0.2'],
  ['*', '*'],
  ['Loopback', 'Loopback'],
  ['proxy.example', 'proxy.example'],
])('TRUSTED_PROXIES=%s is refused, and the sentence names %s', (text, wrong) => {
  expect(() => readProxies(text)).toThrow(`${wrong} is not one of them`);
});

it.each(['https://jobs.example', 'jobs.example:8080', '*.jobs.example', 'a b', '[::1', '10.0.0.0/8'])(
  'ALLOWED_HOSTS=%s, which no request could match, is refused',
  (text) => {
    expect(() => readHosts(`www.example, ${text}`, [])).toThrow(`${text} is not one of them`);
  },
);

it('answers to loopback, its own names and allowed ones, whatever their case and port', () => {
  const hosts = readHosts('WWW.jobs.example, [2001:db8::1]', ['Jobs.example']);
  for (const host of [
    'localhost:4001',
    'a.localhost',
    'jobs.example.',
    'www.JOBS.example:80',
    '[2001:db8::1]:9',
  ])
    expect([host, isOwnHost(hosts, host)]).toEqual([host, true]);
  for (const host of [undefined, '', 'evil.example', 'localhost.evil.example', 'a/b', 'jobs.example:80:90'])
    expect([host, isOwnHost(hosts, host)]).toEqual([host, false]);
  expect(isOwnHost(readHosts('*', []), 'anything.example')).toBe(true);
  expect(namesOfMachine('0.0.0.0')).toContain(hostname());
  expect(namesOfMachine('10.0.0.7')).toEqual(['10.0.0.7']);
});

it('reads origins with spaces and a final slash, and refuses what no browser sends', () => {
  expect(readOrigins('https://a.example , http://b.example:81/')).toEqual([
    'https://a.example',
    'http://b.example:81',
  ]);
  for (const text of ['a.example', 'https://a.example/path', '*', 'null'])
    expect(() => readOrigins(text)).toThrow(`${text} is not one of them`);
  expect(readPublicUrl('')).toBe(null);
  expect(readPublicUrl('https://jobs.example/')?.origin).toBe('https://jobs.example');
  expect(() => readPublicUrl('jobs.example')).toThrow('PUBLIC_URL takes');
});
