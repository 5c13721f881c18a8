import { createSocket } from 'node:dgram';
import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicPost, type Post } from '../../http/post-public.ts';
import { isPublicAddress } from '../../http/public-addresses.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { aColleague, anEmployer, type Employer } from '../../testing/people/employer.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { sealWebhookSecrets } from './seal-webhook-secrets.ts';
import { createWebhookSender, type WebhookServices } from './send-webhooks.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let api: TestApi;
let admin: Employer;
let jobId: number;
let status = 200;
let received: Received[] = [];
const system = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  received.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(status).end();
});
/** Leads the address of the test's webhook to its own server. */
const post: Post = async (_, headers, body) => {
  const { port } = system.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers,
    body: String(body),
    redirect: 'manual',
  });
  return answer.status;
};
async function send(services: WebhookServices = api.dependencies, to: Post = post): Promise<void> {
  const sender = createWebhookSender(services, to);
  await sender.send();
  await sender.settled();
}

beforeAll(async () => {
  api = await createTestApi();
  await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve));
  admin = await anEmployer(api, 'Hooked Ltd');
  const job = await importJob(api, { recruiterId: admin.user.id });
  jobId = job.id;
  const own = { company_id: admin.companyId };
  await api.dependencies.db.updateTable('jobs').set(own).where('id', '=', jobId).execute();
});
afterAll(async () => {
  system.close();
  await api.close();
});
beforeEach(async () => {
  status = 200;
  received = [];
  // The receiver compares the time of a message with its own clock.
  api.setTime(new Date());
  await api.dependencies.db.deleteFrom('webhooks').execute();
});

const path = (of = admin) => `/recruiter/companies/${of.companyId}/webhooks`;
const add = async (events: string[]) => {
  const answer = await admin.ask('POST', path(), { url: 'https://ats.example/hook', events });
  return answer.json().data.webhook as { id: number; secret: string };
};
const deliveriesOf = async (id: number) =>
  (await admin.ask('GET', `${path()}/${id}/deliveries`)).json().data.deliveries;
async function apply() {
  const person = await aJobseeker(api);
  const sent = { first_message: 'A private word', screening_answers: [] };
  const answer = await person.ask('POST', `/data/jobs/${jobId}/applications`, sent);
  return { person, id: answer.json().data.application.id as number };
}

describe('a webhook', () => {
  it('gets what it asked for, signed as its receiver verifies it, with ids alone', async () => {
    const { id, secret } = await add(['application.received', 'application.changed']);
    const one = await apply();
    await send();
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received];
    const told = new Webhook(secret).verify(body, headers);
    expect(told).toMatchObject({
      type: 'application.received',
      data: { application_id: one.id, job_id: jobId, by: 'jobseeker' },
    });
    expect(body).not.toContain('private');
    expect(() => new Webhook(secret).verify(body.replace('received', 'changed'), headers)).toThrow();
    await admin.ask('PATCH', `/recruiter/applications/${one.id}`, { status: 'accepted' });
    await send();
    const steps = received.slice(1).map((each) => JSON.parse(each.body).data.step);
    // Deliveries of one attempt are concurrent, thus without an order.
    expect(steps.toSorted()).toEqual(['accepted', 'viewed']);
    await send();
    expect(received).toHaveLength(3);
    expect((await deliveriesOf(id)).map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'delivered',
      'delivered',
    ]);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const { id, secret } = await add(['application.received']);
    const rotated = (await admin.ask('POST', `${path()}/${id}/secret`)).json().data.webhook.secret;
    await apply();
    await send();
    const [{ headers, body }] = received as [Received];
    for (const each of [secret, rotated]) new Webhook(each).verify(body, headers);
    const stored = await api.dependencies.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(rotated);
    api.wait(24 * 3_600 + 1);
    await apply();
    await send();
    expect(received[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  it('keeps its secrets when the site’s key is replaced, and the former key is gone', async () => {
    const { id, secret } = await add(['application.received']);
    const rotated = (await admin.ask('POST', `${path()}/${id}/secret`)).json().data.webhook.secret;
    const { db, secrets: former } = api.dependencies;
    const newest = createSecretBox([{ id: 'newest', key: Buffer.alloc(32, 7) }]);
    await sealWebhookSecrets({ db, secrets: { ...newest, open: former.open } });
    await apply();
    await send({ ...api.dependencies, secrets: newest });
    const [{ headers, body }] = received as [Received];
    for (const each of [secret, rotated]) new Webhook(each).verify(body, headers);
  });

  it('is tried again later and later, and can be replayed under the same id', async () => {
    const { id } = await add(['application.received']);
    await apply();
    status = 500;
    await send();
    const [failed] = await deliveriesOf(id);
    expect(failed).toMatchObject({ state: 'pending', attempts: 1, status: 500 });
    await send();
    expect(received).toHaveLength(1);
    for (const wait of [6, 301, 1_801]) {
      api.wait(wait);
      await send();
    }
    expect(received).toHaveLength(4);
    status = 200;
    await admin.ask('POST', `${path()}/${id}/deliveries/${failed.id}/replay`);
    await send();
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([`msg_${failed.id}`]),
    );
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 200 }]);
    const codes = new Set<number | undefined>();
    for (let replay = 0; replay < 100; replay += 1)
      codes.add((await admin.ask('POST', `${path()}/${id}/deliveries/${failed.id}/replay`)).json().code);
    // Addresses of others are not flooded through the site.
    expect([...codes]).toEqual([undefined, 40006]);
  });

  it('is disabled after five days of failures, which its admin is mailed once', async () => {
    const { id } = await add(['application.received']);
    status = 503;
    await apply();
    await send();
    api.wait(5 * 86_400 + 1);
    await apply();
    await send();
    const { webhooks } = (await admin.ask('GET', path())).json().data;
    expect(webhooks).toMatchObject([{ is_enabled: false, failing_since: expect.any(Number) }]);
    const mails = await mailsTo(api, admin.email);
    expect(mails.filter(({ template }) => template === 'webhook-disabled')).toHaveLength(1);
    await apply();
    await send();
    expect(mails.length).toBe((await mailsTo(api, admin.email)).length);
    status = 200;
    await admin.ask('PATCH', `${path()}/${id}`, { is_enabled: true });
    received = [];
    await apply();
    await send();
    expect(received.length).toBeGreaterThan(0);
    status = 410;
    await apply();
    await send();
    expect((await admin.ask('GET', path())).json().data.webhooks[0].is_enabled).toBe(false);
  });

  it('of another company is sent at once, though one that has many answers none of them', async () => {
    const flooding = await add(['message.received']);
    const { db } = api.dependencies;
    const other = await anEmployer(api, 'Quiet Ltd');
    const draft = { url: 'https://quiet.example/hook', events: ['message.received'] };
    const quiet = (await other.ask('POST', path(other), draft)).json().data.webhook;
    const deliver = (webhook_id: number, count: number) =>
      db
        .insertInto('webhook_deliveries')
        .values(
          Array.from({ length: count }, () => ({
            ...{ webhook_id, event: 'message.received' as const, body: '{}', created_at: api.now() },
            next_at: api.now(),
          })),
        )
        .execute();
    const sent: string[] = [];
    const hanging = Promise.withResolvers<number>();
    const sender = createWebhookSender(api.dependencies, async (url) => {
      sent.push(url);
      // The last of the other company end with the flood's first: both lanes are then gone for a moment.
      return url === draft.url && countOf(url) <= 20 ? 200 : hanging.promise;
    });
    const countOf = (url: string) => sent.filter((one) => one === url).length;
    await deliver(flooding.id, 50);
    await sender.send();
    await deliver(quiet.id, 25);
    await sender.send();
    await expect.poll(() => countOf(draft.url)).toBe(25);
    expect(countOf('https://ats.example/hook')).toBe(10);
    hanging.resolve(200);
    await sender.settled();
    expect([countOf('https://ats.example/hook'), countOf(draft.url)]).toEqual([50, 25]);
  });

  it('is the admin’s alone, at most five, and over TLS', async () => {
    const { id } = await add(['application.received']);
    const colleague = await aColleague(api, admin, 'coordinator');
    expect((await colleague.ask('GET', path())).json().code).toBe(40005);
    const other = await anEmployer(api);
    expect((await other.ask('GET', path())).json().code).toBe(40004);
    for (const [method, suffix] of [
      ['PATCH', ''],
      ['POST', '/secret'],
      ['GET', '/deliveries'],
      ['POST', '/deliveries/1/replay'],
      ['DELETE', ''],
    ] as const) {
      const body = method === 'PATCH' ? { is_enabled: false } : undefined;
      expect((await other.ask(method, `${path(other)}/${id}${suffix}`, body)).json().code).toBe(40004);
    }
    const plain = { url: 'http://ats.example/hook', events: ['application.received'] };
    expect((await admin.ask('POST', path(), plain)).json().code).toBe(40001);
    for (let count = 1; count < 5; count += 1) await add(['offer.changed']);
    const sixth = await admin.ask('POST', path(), { ...plain, url: 'https://ats.example/6' });
    expect(sixth.json().code).toBe(42436);
  });
});

/** A name server with the same answers for every name; null never answers. */
async function startNameServer() {
  const socket = createSocket('udp4');
  const names = {
    answers: [] as string[] | null,
    asked: [] as string[],
    resolver: new Resolver(),
    close: () => socket.close(),
  };
  socket.on('message', (question, { port }) => {
    // After the name: its end, type and class.
    const isA = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    names.asked.push(isA ? 'A' : 'AAAA');
    if (names.answers === null) return;
    const records = (isA ? names.answers : []).map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    );
    const end = question.indexOf(0, 12) + 5;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, question.subarray(12, end), ...records]), port, '127.0.0.1');
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  names.resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return names;
}

describe('an address that is not of the public internet', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://localhost./',
    'https://database/',
    'https://127.1/',
    'https://0x7f.0.0.1/',
    'https://0/',
    'https://①②⑦.⓪.⓪.①/',
    'https://[::]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://[fe80::1]/',
  ])('is refused: %s', async (url) => {
    await expect(createPublicPost()(url, {}, '{}')).rejects.toThrow('is no public address');
  });

  it('is told from public ones', () => {
    const addresses = [
      '93.184.216.34',
      '2606:4700::1111',
      '10.1.2.3',
      '100.64.0.1',
      'fd00::1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
    ];
    expect(addresses.filter(isPublicAddress)).toEqual(['93.184.216.34', '2606:4700::1111']);
  });

  it('is refused also where a name has it beside a public one, or has it the second time', async () => {
    const names = await startNameServer();
    const post = createPublicPost(names.resolver);
    names.answers = ['93.184.216.34', '10.0.0.7'];
    await expect(post('https://hook.example/', {}, '{}')).rejects.toThrow('is no public address');
    names.answers = ['127.0.0.1'];
    await expect(post('https://hook.example/', {}, '{}')).rejects.toThrow('is no public address');
    // For the address of each attempt the name is resolved once: what was checked is what is connected to.
    expect(names.asked.sort()).toEqual(['A', 'A', 'AAAA', 'AAAA']);
    names.close();
  });

  it('of a name server that keeps silent holds up no look-up of others', async () => {
    const names = await startNameServer();
    names.answers = null;
    const post = createPublicPost(names.resolver);
    const ended: string[] = [];
    const posts = Array.from({ length: 20 }, (_, index) =>
      post(`https://hook-${index}.example/`, {}, '{}').catch(() => ended.push('post')),
    );
    await lookup('localhost');
    ended.push('look-up');
    names.resolver.cancel();
    await Promise.all(posts);
    expect([ended[0], ended.length]).toEqual(['look-up', 21]);
    names.close();
  });
});
