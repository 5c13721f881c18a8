import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyCall } from '@jobharbor/shared/contracts';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../app/create-app.ts';
import { collectRoutes } from '../testing/collect-routes.ts';
import { anAdmin } from '../testing/people/appointed.ts';
import type { Person } from '../testing/people/person.ts';
import { sendApplication } from '../testing/people/sent-application.ts';
import { aForm } from '../testing/samples/multipart.ts';
import { newPlace } from '../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

// A thousand requests.
vi.setConfig({ testTimeout: 240_000 });

/** Statements of a request that are still answered; counted for each request apart. */
const answered = new AsyncLocalStorage<{ left: number; isLost: boolean }>();
const losing: KyselyPlugin = {
  transformQuery({ node }) {
    const request = answered.getStore();
    if (request !== undefined && request.left-- <= 0) {
      request.isLost = true;
      throw new Error('Connection terminated unexpectedly');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

let api: TestApi;
let app: TestApi['app'];
let calls: AnyCall[];
let people: Record<'jobseeker' | 'recruiter' | 'admin', Person>;
beforeAll(async () => {
  const collected = await collectRoutes(() => createTestApi());
  api = collected.result;
  calls = collected.routes.flatMap(({ call }) => call ?? []);
  people = await thePeople();
  const { dependencies } = api;
  const [db, searchDb] = [dependencies.db.withPlugin(losing), dependencies.searchDb.withPlugin(losing)];
  app = await createApp({ ...dependencies, db, searchDb });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** A job seeker who has applied, the admin of the company, and an admin of the site. */
async function thePeople(): Promise<typeof people> {
  const { person, recruiter } = await sendApplication(api);
  const { db } = api.dependencies;
  const { company_id } = await db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', recruiter.jobId)
    .executeTakeFirstOrThrow();
  const { managed_by } = await db
    .selectFrom('recruiters')
    .select('managed_by')
    .where('account_id', '=', recruiter.recruiterId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('recruiters')
    .values({ account_id: managed_by ?? 0, company_id, role: 'admin', joined_at: api.now() })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ company_id, role: 'admin' }))
    .execute();
  return { jobseeker: person, recruiter, admin: await anAdmin(api) };
}

/** Replaces those whose account or session a call has ended. */
async function replaceGone(): Promise<void> {
  for (const person of Object.values(people))
    if ((await person.ask('GET', '/auth/session')).json().data.user === null) {
      people = await thePeople();
      return;
    }
}

type JsonSchema = Record<string, unknown> & { anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };

/** A value that a schema takes, as far as that can be told: text of its format, the first option, the least number. */
function sampleOf(schema: JsonSchema, name = ''): unknown {
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as JsonSchema[];
  if (first !== undefined) return sampleOf(first, name);
  if (schema.type === 'array') {
    const least = Number(schema.minItems ?? 1);
    return Array.from({ length: least }, () => sampleOf((schema.items ?? {}) as JsonSchema, name));
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return textOf(schema, name);
  const required = (schema.required ?? []) as string[];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([key]) => required.includes(key))
      .map(([key, value]) => [key, sampleOf(value, key)]),
  );
}

function textOf({ format, minLength }: JsonSchema, name: string): string {
  if (format === 'email' || /email|login/.test(name)) return 'somebody@example.com';
  if (format === 'uri' || /url|website|address/.test(name)) return 'https://hook.example/path';
  if (/otp|code/.test(name)) return '123456';
  if (/date|_on$/.test(name)) return '2026-02-03';
  return 'harbour light paper'.padEnd(Number(minLength ?? 0), 'x');
}

/** A body that the call takes, or one that it refuses; a file of a form. */
function bodyOf({ body, path }: AnyCall): { payload?: string | Buffer; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body === 'form') {
    const name = path.split('/').at(-1) ?? 'file';
    const { body: payload, headers } = aForm({ name: `${name}.pdf`, bytes: Buffer.from('%PDF-1.4') });
    return { payload, headers };
  }
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return { payload: JSON.stringify(sampleOf(schema)), headers: { 'content-type': 'application/json' } };
}

function personOf({ access, roles }: AnyCall): Person | null {
  if (access === 'public') return null;
  const role = roles.find((one) => one !== 'guest') ?? 'jobseeker';
  return people[role as keyof typeof people];
}

/** Asks with a database that is lost after `left` statements; null where the call needed no more of them. */
async function ask(call: AnyCall, left: number) {
  const { payload, headers } = bodyOf(call);
  const person = personOf(call);
  const request = { left, isLost: false };
  // Awaited within: `inject` sends once somebody waits for it.
  const answer = await answered.run(
    request,
    async () =>
      await app.inject({
        method: call.method,
        url: `/api${call.path.replace(/\{\w+\}/g, '1')}`,
        headers: {
          ...headers,
          ...(person !== null && { cookie: person.cookieHeader(), 'owner-proof': person.proof ?? '' }),
          'idempotency-key': `${call.id}-${left}`.replaceAll(/[^\w-]/g, '-').slice(0, 60),
        },
        ...newPlace(),
        ...(payload !== undefined && { payload }),
      }),
  );
  return request.isLost ? answer : null;
}

/** Most calls need fewer. A text that is written as a stream is stored by a later one. */
const mostStatements = ({ path }: AnyCall): number => (path.startsWith('/aicv/') ? 12 : 4);

/** A stream that has begun names its failure in its last event. */
const isNamed = (body: string): boolean => /"type":"failed","code":50016\b[^\n]*\n\n$/.test(body);

it('a database that is lost at any statement of any call is 503, and never a fault of the server', async () => {
  const faults = new Set<string>();
  let reached = 0;
  for (const call of calls) {
    for (let left = 0; left < mostStatements(call); left += 1) {
      const answer = await ask(call, left);
      if (answer === null) {
        if (call.method !== 'GET') await replaceGone();
        break;
      }
      reached += 1;
      const { statusCode: status, body, headers } = answer;
      const isStream = String(headers['content-type']).startsWith('text/event-stream');
      if (isStream && !isNamed(body)) faults.add(`${call.id} at ${left}: a stream without its failure`);
      if (status >= 500 && status !== 503) faults.add(`${call.id} at ${left}: ${status} ${body}`);
    }
  }
  // Fewer would mean that the calls did not get as far as their own statements.
  expect(reached).toBeGreaterThan(500);
  expect([...faults]).toEqual([]);
});
