import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type AnyCall, inputOf, reports, uploadLimit } from '@jobharbor/shared/contracts';
import { catalogue, errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { collectRoutes } from '../testing/collect-routes.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

const folder = join(import.meta.dirname, '../../../shared/src/contracts/calls');

const definedCalls = await Promise.all(
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => {
      const module: Record<string, unknown> = await import(join(folder, file));
      // The call is named like its file; schemas and limits may stand beside it.
      const name = basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return { ...(module[name] as AnyCall), room: dirname(file) };
    }),
);

let api: TestApi;
let routes: Awaited<ReturnType<typeof collectRoutes>>['routes'];
beforeAll(async () => {
  const collected = await collectRoutes(() => createTestApi());
  api = collected.result;
  routes = collected.routes.filter(({ url, isHidden }) => url.startsWith('/api/') && !isHidden);
});
afterAll(() => api.close());

describe('the call definitions', () => {
  it('are each served by exactly one route, and no route is without a definition', () => {
    expect(definedCalls.length).toBeGreaterThan(40);
    expect(routes.map(({ call }) => call?.id).sort()).toEqual(definedCalls.map(({ id }) => id).sort());
  });

  it('give their routes method, address and access', () => {
    for (const { method, url, call, access, roles } of routes) {
      expect(`${method} ${url}`).toBe(`${call?.method} /api${call?.path.replace(/\{(\w+)\}/g, ':$1')}`);
      expect([call?.id, access, roles ?? []]).toEqual([call?.id, call?.access, call?.roles]);
    }
  });

  it('stand in the folder of their service', () => {
    for (const { id, path, room } of definedCalls) {
      const service = path.split('/')[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect([id, room]).toEqual([id, expect.stringMatching(new RegExp(`^${service}(?:-|$)`))]);
    }
  });

  it('refuse what they do not name, except reports that count', () => {
    const member = { no_such_member: '1' };
    const ignoring = definedCalls.filter((call) => {
      const { query, body } = inputOf(call);
      const isNamed = [query, ...(body === undefined || body === 'form' ? [] : [body])].map((schema) =>
        z
          .safeParse(schema, member)
          .error?.issues.some(
            (issue) => issue.code === 'unrecognized_keys' || issue.code === 'invalid_union',
          ),
      );
      return isNamed.includes(undefined) || isNamed.includes(false);
    });
    expect(ignoring.map(({ id }) => id).sort()).toEqual([...reports].sort());
  });

  it('list only error codes of the catalogue, each once', () => {
    const unknown = definedCalls.flatMap(({ id, errors }) =>
      errors.filter((code) => !catalogue.has(code)).map((code) => `${id}: ${code}`),
    );
    expect(unknown).toEqual([]);
    for (const { id, errors } of definedCalls)
      expect([id, new Set(errors).size]).toEqual([id, errors.length]);
  });

  it('have one limit for each kind of file, so that those it has replaced are never raised', () => {
    const { fileOver20Mb, imageOver4Mb, imageOver1Mb, imageOver500Kb } = errorCode;
    const replaced: number[] = [fileOver20Mb, imageOver4Mb, imageOver1Mb, imageOver500Kb];
    expect(replaced.map((code) => [code, catalogue.get(code)?.status])).toEqual([
      [41007, 413],
      [41064, 413],
      [41086, 413],
      [41176, 413],
    ]);
    const raised = definedCalls.flatMap(({ id, errors }) =>
      errors.filter((code) => replaced.includes(code)).map((code) => `${id}: ${code}`),
    );
    expect(raised).toEqual([]);
  });

  it('refuse an upload that is too large by an error code of their own', () => {
    const uploads = definedCalls.filter(({ body }) => body === 'form');
    expect(uploads.length).toBeGreaterThan(6);
    for (const { id, path, errors } of uploads) {
      const { tooLarge } = uploadLimit(path);
      expect([id, tooLarge, errors]).toEqual([id, tooLarge, expect.arrayContaining([tooLarge])]);
      expect([id, catalogue.get(tooLarge)?.status]).toEqual([id, 413]);
    }
  });

  it('need a session for their uploads where the gateway refuses those without one', () => {
    for (const { id, path, access, body } of definedCalls)
      if (body === 'form') expect([id, uploadLimit(path).needsSession]).toEqual([id, access === 'protected']);
  });
});

describe('the OpenAPI document', () => {
  it('lists the error codes of every call beside its answer', async () => {
    const { paths } = (await api.app.inject('/api/openapi.json')).json();
    for (const { method, path, errors, id } of definedCalls) {
      const { responses } = paths[`/api${path}`][method.toLowerCase()];
      for (const code of errors) {
        const response = responses[String(catalogue.get(code)?.status)];
        expect([id, response?.description]).toEqual([id, expect.stringContaining(String(code))]);
      }
      expect([id, Object.keys(responses)]).toEqual([id, expect.arrayContaining(['429', '500', '503'])]);
    }
  });
});

it('every code of profile, files and AI is named by a test', async () => {
  const source = join(import.meta.dirname, '..');
  const files = await readdir(source, { recursive: true });
  const tests = files.filter((file) => file.endsWith('.test.ts') && !file.endsWith('/calls.test.ts'));
  const texts = (await Promise.all(tests.map((file) => readFile(join(source, file), 'utf8')))).join('\n');
  const names = new Map<number, string>(Object.entries(errorCode).map(([name, code]) => [code, name]));
  const codes = definedCalls
    .filter(({ path }) => /^\/(?:jobseeker|aicv)\//.test(path))
    .flatMap(({ errors }) => errors);
  const isNamed = (code: number) => new RegExp(`\\b${code}\\b|errorCode\\.${names.get(code)}\\b`).test(texts);
  expect([...new Set(codes)].filter((code) => !isNamed(code))).toEqual([]);
});
