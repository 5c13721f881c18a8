import { type AnyCall, employerScope, scopeOf } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { collectRoutes } from '../testing/collect-routes.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Answer {
  description: string;
  content?: Record<string, { schema?: Schema; example?: unknown; examples?: unknown }>;
}

let calls: AnyCall[] = [];
const registered = new Set<string>();
let api: TestApi;
beforeAll(async () => {
  const collected = await collectRoutes(() => createTestApi());
  api = collected.result;
  calls = collected.routes.flatMap(({ call }) => call ?? []);
  for (const { method, url, isHidden } of collected.routes) if (!isHidden) registered.add(`${method} ${url}`);
});
afterAll(() => api.close());

describe('the description of the API', () => {
  it('lists every route that answers', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
    );
    const routes = [...registered]
      .filter((route) => route.includes(' /api/'))
      .map((route) => route.replace(/:(\w+)/g, '{$1}').replace(/\/$/, ''));
    expect(routes.length).toBeGreaterThan(20);
    expect(new Set(described)).toEqual(new Set(routes));
  });

  it('describes what each of them answers', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    for (const [path, methods] of Object.entries<Record<string, { responses: object }>>(document.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        // A file is bytes, which no schema of ours describes.
        if (path.endsWith('/file')) continue;
        expect(JSON.stringify(responses), `${method} ${path}`).toMatch(/schema|"101"|"204"/);
      }
    }
  });

  it('names what any request may be refused for, such as a long address or large headers', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    for (const [path, methods] of Object.entries<Record<string, { responses: object }>>(document.paths))
      for (const [method, { responses }] of Object.entries(methods))
        expect([path, method, Object.keys(responses)]).toEqual([
          path,
          method,
          expect.arrayContaining(['414', '429', '431', '500', '503']),
        ]);
  });

  it('is made once, however many ask for it', async () => {
    const read = async () =>
      Promise.all(['/api/openapi.json', '/api/docs'].map((url) => api.app.inject(url)));
    const first = await read();
    const makes = vi.spyOn(api.app, 'swagger');
    const second = await read();
    expect(second.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
    expect(makes).not.toHaveBeenCalled();
    makes.mockRestore();
  });

  it('leaves nothing of an employer’s call unsaid: roles, scope, fields, errors and examples that are valid', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    const unsaid: string[] = [];
    const described = (schema: Schema | undefined, where: string): void => {
      for (const [name, field] of Object.entries(schema?.properties ?? {})) {
        if (!field.description && where !== '') unsaid.push(`${where} ${name}`);
        described(field, `${where} ${name}`);
      }
      const { items, anyOf = [], oneOf = [] } = schema ?? {};
      for (const part of [...(items ? [items] : []), ...anyOf, ...oneOf]) described(part, where);
    };
    const ofEmployers = calls.filter((call) => employerScope.safeParse(scopeOf(call)).success);
    expect(ofEmployers.length).toBeGreaterThan(50);
    for (const call of ofEmployers) {
      const operation = document.paths[`/api${call.path}`][call.method.toLowerCase()];
      expect([call.id, operation]).toEqual([
        call.id,
        expect.objectContaining({
          tags: [`employer: ${scopeOf(call)}`],
          'x-roles': call.roles,
          description: expect.stringContaining(`Scope of a token: ${scopeOf(call)}.`),
          security: expect.arrayContaining([{ siteToken: [scopeOf(call)] }]),
        }),
      ]);
      for (const { name, description } of operation.parameters ?? [])
        if (!description) unsaid.push(`${call.id} ${name}`);
      const sent = operation.requestBody?.content?.['application/json'];
      described(sent?.schema, call.id);
      if (call.body !== undefined && call.body !== 'form')
        expect([call.id, z.safeParse(call.body, sent?.example).error?.issues]).toEqual([call.id, undefined]);
      for (const [status, { description, content }] of Object.entries<Answer>(operation.responses)) {
        const answer = content?.['application/json'];
        if (status >= '300')
          expect([call.id, status, description]).toEqual([
            call.id,
            status,
            expect.stringMatching(/^\d{5}: /),
          ]);
        else described(answer?.schema, call.id);
        if (answer !== undefined && call.answer !== 'file')
          expect([call.id, status, answer.example ?? answer.examples]).toEqual([
            call.id,
            status,
            expect.anything(),
          ]);
      }
    }
    expect(unsaid).toEqual([]);
  });

  it('describes a field by where it is, where a name has two meanings', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    const answers =
      document.paths['/api/recruiter/interviews'].get.responses['200'].content['application/json'];
    const interview = answers.schema.properties.data.properties.interviews.items.properties;
    expect([
      interview.proposed_times.description,
      interview.limits.properties.proposed_times.description,
    ]).toEqual(['Times that the person proposed', 'Times that an invitation or a proposal may name']);
  });

  it('can be read by a person without script or foreign files', async () => {
    const page = await api.app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('/api/job/search');
    // Addresses in the text of examples are loaded by nobody.
    expect(page.body).not.toMatch(/<script|<[^>]+\s(?:src|href|action)="https?:|url\(/);
    expect((await api.app.inject('/api/docs/style.css')).headers['content-type']).toContain('text/css');
  });
});
