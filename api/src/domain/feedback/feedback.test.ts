import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findOwnedFiles } from '../account-data/owned-tables.ts';

const now = new Date('2026-03-10T09:00:00Z');
let api: TestApi;
let admin: SignedInPerson;
let jpeg: Buffer;
beforeAll(async () => {
  api = await createTestApi({ now });
  admin = await anAdmin(api);
  jpeg = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#2060a0' } })
    .withMetadata({ exif: { IFD0: { Make: 'Secret Camera' } } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

let places = 0;
/** Each guest from a place of their own, unless they share one. */
const aPlace = () => {
  places += 1;
  return `10.7.0.${places}`;
};

interface Sending {
  key?: string;
  from?: string;
  images?: Buffer[];
}

async function send(person: Person, fields: object, { key, from = aPlace(), images = [] }: Sending = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [index, bytes] of images.entries())
    form.append('image', new Blob([new Uint8Array(bytes)]), `shot-${index}.txt`);
  const request = new Request('http://x', { method: 'POST', body: form });
  return person.ask('POST', '/base/feedback/create', Buffer.from(await request.arrayBuffer()), {
    remoteAddress: from,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
}
const list = async () => (await admin.ask('GET', '/admin/feedback?size=100')).json().data.feedback;
const entryOf = async (text: string) => (await list()).find((each: { text: string }) => each.text === text);
const pathOf = (url: string) => url.replace(/^\/api/, '');

describe('feedback', () => {
  it('of a guest reaches the admins with its pictures, of which only the pixels are kept', async () => {
    const draft = {
      topic: 'problem',
      text: ' The map is empty ',
      email: 'guest@example.com',
    };
    const png = await sharp({ create: { width: 3_000, height: 30, channels: 4, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(aVisitor(api), draft, { images: [jpeg, png] })).statusCode).toBe(201);
    const entry = await entryOf('The map is empty');
    expect(entry).toMatchObject({ ...draft, text: 'The map is empty', account_id: null, closed_at: null });
    expect(entry.pictures).toHaveLength(2);
    const [first, second] = await Promise.all(
      entry.pictures.map(async (url: string) => (await admin.ask('GET', pathOf(url))).rawPayload),
    );
    expect(jpeg.includes('Secret Camera')).toBe(true);
    expect(first.includes('Secret Camera')).toBe(false);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 40 });
    expect(await sharp(second).metadata()).toMatchObject({ format: 'jpeg', width: 2_000, height: 20 });
  });

  it('of an account is theirs, is answered at its address, and goes with it, files included', async () => {
    const person = await aJobseeker(api);
    await send(person, { topic: 'idea', text: 'Dark maps', email: 'other@example.com' }, { images: [jpeg] });
    const { db, files } = api.dependencies;
    expect(await entryOf('Dark maps')).toMatchObject({ account_id: person.user.id, email: person.email });
    const [file] = await findOwnedFiles(db, person.user.id);
    expect(await files.read(file ?? '')).not.toBeNull();
    await db.deleteFrom('accounts').where('id', '=', person.user.id).execute();
    expect(await entryOf('Dark maps')).toBeUndefined();
    const gone = await db
      .selectFrom('removed_files')
      .selectAll()
      .where('file_key', '=', file ?? '')
      .execute();
    expect(gone).toHaveLength(1);
  });

  it('is stored once per idempotency key, which is refused for other content', async () => {
    const [visitor, other] = [aVisitor(api), await aJobseeker(api)];
    const draft = { topic: 'other', text: 'Thank you' };
    const sending = { key: 'once', from: '10.8.0.1', images: [jpeg] };
    const answers = await Promise.all([1, 2, 3].map(() => send(visitor, draft, sending)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect((await send(visitor, { ...draft, text: 'No' }, sending)).json().code).toBe(40020);
    expect((await send(other, { ...draft, text: 'From somebody else' }, sending)).statusCode).toBe(201);
    expect((await list()).filter(({ text }: { text: string }) => text === 'Thank you')).toHaveLength(1);
  });

  it.each<[string, object, object, number, string]>([
    ['no topic', { text: 'x' }, {}, 40001, 'topic'],
    ['a topic of its own', { topic: 'spam', text: 'x' }, {}, 40001, 'topic'],
    ['a blank text', { topic: 'idea', text: '  ' }, {}, 40001, 'text'],
    ['4,001 characters', { topic: 'idea', text: 'é'.repeat(4_001) }, {}, 40001, 'text'],
    ['an address that is none', { topic: 'idea', text: 'x', email: 'me' }, {}, 40001, 'email'],
    ['a field too many', { topic: 'idea', text: 'x', account_id: 1 }, {}, 40001, 'account_id'],
    [
      'four pictures',
      { topic: 'idea', text: 'x' },
      { images: [1, 2, 3, 4].map(() => Buffer.from('a')) },
      42291,
      'image',
    ],
    ['a GIF', { topic: 'idea', text: 'x' }, { images: [Buffer.from('GIF89a')] }, 42290, 'image'],
    ['a BMP', { topic: 'idea', text: 'x' }, { images: [Buffer.from('BM'.padEnd(60, '\0'))] }, 42290, 'image'],
    ['an empty picture', { topic: 'idea', text: 'x' }, { images: [Buffer.alloc(0)] }, 42009, 'image'],
    [
      'more than 5 MB',
      { topic: 'idea', text: 'x' },
      { images: [Buffer.alloc(5 * 1024 * 1024 + 1)] },
      41085,
      'image',
    ],
  ])('with %s is refused, and says where', async (_what, fields, sending, code, field) => {
    const answer = await send(aVisitor(api), fields, sending);
    expect(answer.json()).toMatchObject({ code, errors: { [field]: [expect.stringMatching(/\S/)] } });
    expect(answer.json().errors[field][0]).not.toMatch(/\{\{/);
  });

  it('with half a picture is refused and leaves nothing behind', async () => {
    const half = (
      await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123456' } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 3_000);
    const answer = await send(aVisitor(api), { topic: 'idea', text: 'Half' }, { images: [jpeg, half] });
    expect(answer.json().code).toBe(42008);
    expect(await entryOf('Half')).toBeUndefined();
  });

  it('is read and closed by admins only, its pictures too', async () => {
    await send(aVisitor(api), { topic: 'jobs', text: 'Old jobs' }, { images: [jpeg] });
    const { id, pictures } = await entryOf('Old jobs');
    const [person, visitor] = [await aJobseeker(api), aVisitor(api)];
    const paths = ['/admin/feedback', pathOf(pictures[0])];
    for (const path of paths) {
      expect((await person.ask('GET', path)).json().code).toBe(40005);
      expect((await visitor.ask('GET', path)).json().code).toBe(40011);
    }
    expect((await person.ask('PATCH', `/admin/feedback/${id}/close`, { note: 'Mended' })).json().code).toBe(
      40005,
    );
    expect(
      (await admin.ask('PATCH', `/admin/feedback/${id}/close`, { note: 'Mended' })).json().data.closed_at,
    ).toBe(now.getTime() / 1_000);
    expect((await entryOf('Old jobs')).closed_at).toBe(now.getTime() / 1_000);
    expect((await list()).at(-1).text).toBe('Old jobs');
    const inState = async (state: string) =>
      (await admin.ask('GET', `/admin/feedback?state=${state}`)).json().data;
    expect(await inState('closed')).toMatchObject({ total: 1, feedback: [{ text: 'Old jobs' }] });
    const open = await inState('open');
    const times = open.feedback.map(({ sent_at }: { sent_at: number }) => sent_at);
    expect([open.total, times]).toEqual([times.length, times.toSorted((a: number, b: number) => a - b)]);
    expect((await admin.ask('PATCH', '/admin/feedback/999999/close', { note: 'Mended' })).json().code).toBe(
      40004,
    );
    expect((await admin.ask('GET', `/admin/feedback/pictures/${'0'.repeat(32)}`)).json().code).toBe(40004);
  });

  it('from one place is refused after twenty in a day', async () => {
    const from = '10.9.0.1';
    for (let count = 0; count < 20; count += 1)
      await send(aVisitor(api), { topic: 'idea', text: 'More' }, { from });
    const refused = await send(aVisitor(api), { topic: 'idea', text: 'More' }, { from });
    expect(refused.json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
    expect((await send(aVisitor(api), { topic: 'idea', text: 'More' })).statusCode).toBe(201);
  });
});
