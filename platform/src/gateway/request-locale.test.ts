import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readAddress } from './request-locale.ts';

const visitor = { cookies: { geoConfiguration: 'sg_ms' }, headers: {} } as unknown as FastifyRequest;

it.each([
  ['?site=employer&lang=tr', '/tr/sg/redirect?site=employer&lang=tr'],
  ['?site=employer', '/ms/sg/redirect?site=employer'],
  ['?lang=//evil.example', '/ms/sg/redirect?lang=//evil.example'],
])('gives /redirect%s the language that it names, or the visitor’s', (search, to) => {
  expect(readAddress(visitor, '/redirect', search)).toEqual({ kind: 'moved', status: 302, to });
});
