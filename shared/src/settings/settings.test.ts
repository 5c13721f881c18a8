import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  hostName,
  httpMethod,
  isSettingsError,
  logLevel,
  optional,
  port,
  readableFile,
  readSettings,
  secret,
  text,
  webAddress,
  wholeNumber,
} from './index.ts';

const kinds = {
  PORT: port(4000),
  COUNT: wholeNumber(5, { from: 1, to: 9, takes: 'a number of things' }),
  HOST: z._default(hostName, '127.0.0.1'),
  LOG_LEVEL: logLevel,
  METHOD: httpMethod,
  URL: optional(webAddress('https://a.example')),
  SECRET: optional(secret(16, 'openssl rand -hex 24')),
  FILE: optional(readableFile),
  TEXT: text('a text'),
};

it('takes what each setting may be, and an empty one as none', () => {
  const missing = { PORT: 4000, COUNT: 5, HOST: '127.0.0.1', LOG_LEVEL: 'warn', METHOD: 'POST' };
  const none = { ...missing, URL: null, SECRET: null, FILE: null, TEXT: 'a text' };
  expect(readSettings({}, kinds)).toEqual(none);
  expect(readSettings({ PORT: '', HOST: ' ', URL: '' }, kinds)).toEqual(none);
  const given = { PORT: '0', COUNT: '9', HOST: '::1', LOG_LEVEL: 'debug', METHOD: 'GET', TEXT: 'x' };
  expect(readSettings({ ...given, URL: 'http://b:1', FILE: import.meta.filename }, kinds)).toMatchObject({
    ...{ ...given, PORT: 0, COUNT: 9, URL: 'http://b:1' },
    FILE: expect.stringContaining('isSettingsError'),
  });
});

it.each([
  ['PORT', '80x', 'PORT takes the number of a port from 0 to 65535; “80x” is not.'],
  ['PORT', '70000', 'PORT takes the number of a port'],
  ['PORT', '-1', 'PORT takes the number of a port'],
  ['PORT', '1e3', 'PORT takes the number of a port'],
  ['COUNT', '0', 'COUNT takes a number of things from 1 to 9; “0” is not.'],
  ['HOST', 'http://a', 'HOST takes a name or an IP address'],
  ['HOST', 'a:80', 'HOST takes a name or an IP address'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL takes one of debug'],
  ['METHOD', 'get', 'METHOD takes one of GET'],
  ['URL', 'a.example', 'URL takes an address such as https://a.example; “a.example” is not.'],
  ['FILE', '/nowhere', 'FILE takes the path of a file'],
])('refuses %s=%s with a sentence', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value }, kinds)).toThrow(sentence);
});

it('names each wrong setting at once, and never the text of a secret', () => {
  const read = () => readSettings({ PORT: 'x', SECRET: 'too short' }, kinds);
  expect(read).toThrow('PORT takes');
  expect(read).toThrow('SECRET takes at least 16 characters without spaces: openssl rand -hex 24.');
  try {
    read();
  } catch (error) {
    expect([isSettingsError(error), String(error).includes('too short')]).toEqual([true, false]);
  }
});
