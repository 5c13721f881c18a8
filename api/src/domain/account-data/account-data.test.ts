import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../testing/people/conversation.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import {
  aJobseeker,
  aThiefOf,
  aVisitor,
  onDeviceOf,
  type Person,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { smsCodeSentTo } from '../../testing/people/sent-sms.ts';
import { askExport, aWholePerson, countFiles } from '../../testing/samples/a-whole-person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { removeUnusedFiles } from '../removed-files/remove-unused-files.ts';
import { eraseDueAccounts } from './erase-account.ts';

let api: TestApi;
let now: Date;

beforeAll(async () => {
  now = new Date();
  api = await createTestApi({ now });
});

afterAll(() => api.close());
const day = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * day);

const askDeletion = (
  person: Person & { password?: string },
  proof: object = { current_password: person.password },
) => person.ask('POST', '/jobseeker/account-deletion/create', proof);

const signIn = async (person: SignedInPerson) => {
  const visitor = aVisitor(api);
  const answer = await visitor.ask('POST', '/auth/login', { login: person.email, password: person.password });
  const { code, data } = answer.json();
  return { visitor, status: answer.statusCode, code, user: data?.user };
};

/** Every column with a foreign key to accounts, with its number of rows for this one. */
async function countReferences(accountId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass`.execute(api.dependencies.db);
  const counts: Record<string, number> = {};
  for (const { table, column } of rows) {
    const found = await sql`select from ${sql.raw(table)} where ${sql.ref(column)} = ${accountId}`.execute(
      api.dependencies.db,
    );
    if (found.rows.length > 0) counts[`${table}.${column}`] = found.rows.length;
  }
  return counts;
}

/** Tables that contain the text in any column. */
async function findText(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.dependencies.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
      api.dependencies.db,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found.sort();
}

describe('a person who deletes the account', () => {
  it('is signed out everywhere, told until when it can be kept, and keeps it by signing in', async () => {
    const person = await aJobseeker(api);
    const other = await signIn(person);
    const answer = await askDeletion(person);
    expect(answer.json().data.due_at).toBe(Math.floor(after(30).getTime() / 1_000));
    expect(answer.cookies.find(({ name }) => name === 'sessionid')?.value).toBe('');
    expect((await other.visitor.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
    const [mail] = await mailsTo(api, person.email);
    expect(mail?.template).toBe('account-deletion');
    expect(mail?.data?.keep_url).toMatch(/\/en\/tw\/cancel-deletion$/);

    const { visitor, user } = await signIn(person);
    expect(user.deletion_due_at).toBe(answer.json().data.due_at);
    const kept = await visitor.ask('DELETE', '/jobseeker/account-deletion/delete');
    expect(kept.json().data.user).not.toHaveProperty('deletion_due_at');
    expect((await visitor.ask('DELETE', '/jobseeker/account-deletion/delete')).statusCode).toBe(200);
    await eraseDueAccounts(api.dependencies.db, after(31));
    expect((await signIn(person)).status).toBe(200);
    const { events } = (await visitor.ask('GET', '/jobseeker/account-events')).json().data;
    expect(events.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['deletion-requested', 'deletion-cancelled']),
    );
  });

  it('leaves no row, no text and no file behind, and employers an application of nobody', async () => {
    const mark = 'Zyxwvmark';
    const whole = await aWholePerson(api, mark, now);
    const bystander = await aJobseeker(api);
    const { db, files } = api.dependencies;
    await askDeletion(whole.person);
    await eraseDueAccounts(db, after(29));
    // The account and its password still exist; other devices were forgotten, the requesting one was not.
    expect((await signIn(whole.person)).code).toBe(42130);
    const login = { login: whole.person.email, password: whole.person.password };
    expect((await onDeviceOf(api, whole.person).ask('POST', '/auth/login', login)).statusCode).toBe(200);
    expect(await findText(mark)).toContain('profile_entries');

    await eraseDueAccounts(db, after(30));
    expect(await countReferences(whole.accountId)).toEqual({});
    expect(await findText(mark)).toEqual([]);
    expect(await findText(whole.person.email)).toEqual([]);
    expect((await signIn(whole.person)).status).toBe(401);
    expect(await countFiles(api, whole.stored)).toBe(4);
    await removeUnusedFiles(db, files);
    expect(await countFiles(api, whole.stored)).toBe(0);
    expect((await signIn(bystander)).status).toBe(200);

    const received = await whole.recruiter.ask('GET', `/recruiter/applications/${whole.applicationId}`);
    expect(received.json().code).toBe(42021);
    const list = (await whole.recruiter.ask('GET', '/recruiter/applications')).json().data.applications;
    expect(list.find(({ id }: { id: number }) => id === whole.applicationId)).toMatchObject({
      status: 'withdrawn',
      first_message: '',
      candidate: { first_name: '' },
    });
    expect((await say(whole.recruiter, whole.chatId, 'Still there?')).json().code).toBe(42020);
  });

  it.each([
    [{ current_password: 'not the one' }, 41009],
    [{}, 42055],
    [{ otp: '123456' }, 41040],
    [{ current_password: 'a good password', account_id: 1 }, 40001],
  ])('stays where %j proves nothing', async (proof, code) => {
    const person = await aJobseeker(api);
    const thief = aThiefOf(api, person);
    expect((await askDeletion(thief, proof)).json().code).toBe(code);
    expect((await askExport(thief, proof)).json().code).toBe(code);
    expect((await signIn(person)).user).not.toHaveProperty('deletion_due_at');
  });

  it('without a password shows a code from the mail, once and nobody else’s', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    for (const { user } of [person, other])
      await api.dependencies.db
        .updateTable('accounts')
        .set({ password_hash: null, is_email_verified: true })
        .where('id', '=', user.id)
        .execute();
    expect((await askDeletion(aThiefOf(api, person), {})).json().code).toBe(42055);
    await person.ask('POST', '/jobseeker/owner-code/otp');
    const otp = (await mailsTo(api, person.email))[0]?.data?.code;
    expect((await askDeletion(other, { otp })).json().code).toBe(41040);
    expect((await askExport(person, { otp })).statusCode).toBe(200);
    expect((await askDeletion(person, { otp })).json().code).toBe(41042);
  });
});

it('of an account with a number alone, the code comes by text message, and the number goes too', async () => {
  const person = await aJobseeker(api);
  const { db } = api.dependencies;
  const phone = '+639171234567';
  await db
    .updateTable('accounts')
    .set({ password_hash: null, email: null, email_key: null, phone_num: phone, is_mobile_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  expect((await askDeletion(aThiefOf(api, person), {})).json().code).toBe(42055);
  expect((await person.ask('POST', '/jobseeker/owner-code/otp')).statusCode).toBe(200);
  const otp = await smsCodeSentTo(api, phone);
  expect((await askDeletion(person, { otp })).statusCode).toBe(200);
  await eraseDueAccounts(db, after(30));
  expect(await findText(phone)).toEqual([]);
});
