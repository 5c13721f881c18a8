import {
  type LanguageTag,
  type Reference,
  type ReferenceRequest,
  referenceLimits,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { writeDay } from '../../mail/write-time.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';
import { type Account, emailKeyOf, findAccount } from '../accounts/account-repository.ts';
import { requireConfirmedAddress } from '../accounts/confirmed-address.ts';
import { lockAccount } from '../common/idempotency.ts';
import type { ReferenceRow } from './reference-repository.ts';
import { stopTokenOf, wantsNoReferences } from './unwanted-references.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

interface Caller {
  accountId: number;
  language: LanguageTag;
  now: Date;
}

const day = 86_400_000;

/** Stores a request for a reference and mails its link. */
export const askForReference = (
  services: Services,
  request: ReferenceRequest,
  caller: Caller,
): Promise<ReferenceRow> =>
  services.db.transaction().execute(async (tx) => {
    const emailKey = emailKeyOf(request.email);
    const account = await checkCaller(tx, caller, emailKey);
    const about = await findSubject(tx, caller.accountId, request.entry_id);
    await checkOthers(tx, { ...caller, emailKey });
    const token = generateToken();
    const row = await tx
      .insertInto('profile_references')
      .values({
        account_id: caller.accountId,
        email: request.email,
        email_key: emailKey,
        writer_name: request.writer_name,
        relation: request.relation,
        about: JSON.stringify(about),
        language: caller.language,
        state: 'waiting',
        ...linkColumns(token, caller.now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailLink({ ...services, db: tx }, { row, token, account }, caller.now);
    return row;
  });

/** Mails a new link for a request that nobody answered in time. Throws 42487 while its link is valid. */
export const askAgain = (services: Services, id: number, caller: Caller): Promise<ReferenceRow> =>
  services.db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('profile_references')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', caller.accountId)
      .where('state', '<>', 'written')
      .executeTakeFirst();
    if (old === undefined) throw new ApiError(errorCode.notFound);
    const account = await checkCaller(tx, caller, old.email_key);
    if (old.expires_at > caller.now) throw new ApiError(errorCode.referenceAsked);
    const token = generateToken();
    const row = await tx
      .updateTable('profile_references')
      .set({ state: 'waiting', answered_at: null, ...linkColumns(token, caller.now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailLink({ ...services, db: tx }, { row, token, account }, caller.now);
    return row;
  });

const linkColumns = (token: string, now: Date) => ({
  token_hash: hashToken(token),
  asked_at: now,
  expires_at: new Date(now.getTime() + referenceLimits.answerDays * day),
});

/** Counts the request for the caller and the address. The lock orders two requests of one account. */
async function checkCaller(tx: Db, { accountId, now }: Caller, emailKey: string): Promise<Account> {
  await lockAccount(tx, accountId);
  await requireConfirmedAddress(tx, accountId);
  const account = await findAccount(tx, accountId);
  if (account === undefined) throw new ApiError(errorCode.sessionEnded);
  if (account.email_key === emailKey)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { email: 'invalid' } });
  const limits = [
    { key: `reference:${accountId}`, limit: referenceLimits.perDay, seconds: 86_400 },
    { key: `reference-address:${emailKey}`, limit: referenceLimits.perAddress, seconds: 7 * 86_400 },
  ];
  for (const limit of limits) await consumeAttempt(tx, limit, now);
  return account;
}

/** The job or school that the request is about. */
async function findSubject(tx: Db, accountId: number, entryId: number): Promise<Reference['about']> {
  const entry = await tx
    .selectFrom('profile_entries')
    .select(['kind', 'content'])
    .where('id', '=', entryId)
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['work_experience', 'education'])
    .executeTakeFirst();
  if (entry === undefined) throw new ApiError(errorCode.notFound);
  const text = (name: string) => String(entry.content[name] ?? '');
  return entry.kind === 'education'
    ? { kind: 'education', title: text('field_of_study'), place: text('school_name') }
    : { kind: 'work_experience', title: text('job_title'), place: text('company_name') };
}

/** Throws 42487 where the account asked the address within 30 days, also for another job; and over the number of references. */
async function checkOthers(
  tx: Db,
  { accountId, emailKey, now }: Caller & { emailKey: string },
): Promise<void> {
  const others = await tx
    .selectFrom('profile_references')
    .select(['email_key', 'asked_at'])
    .where('account_id', '=', accountId)
    .execute();
  const oldest = new Date(now.getTime() - referenceLimits.againDays * day);
  if (others.some((one) => one.email_key === emailKey && one.asked_at > oldest))
    throw new ApiError(errorCode.referenceAsked);
  if (others.length >= referenceLimits.count)
    throw new ApiError(errorCode.invalidParameters, {
      fieldProblems: { error: 'too_many' },
      params: { max: referenceLimits.count },
    });
}

/** The mail names the caller by their confirmed address alone: a name could say anything to anybody. */
async function mailLink(
  { db: tx, queue, config }: Services,
  { row, token, account }: { row: ReferenceRow; token: string; account: Account },
  now: Date,
): Promise<void> {
  if (await wantsNoReferences(tx, row.email_key)) return;
  const language = row.language as LanguageTag;
  const page = sitePage(config.siteUrl, language, account.country_key, '/reference');
  const stop = new URLSearchParams({
    token: await stopTokenOf(tx, row.email_key),
    language,
    country: account.country_key ?? 'others',
  });
  await sendMail(tx, queue, {
    template: 'reference-asked',
    to: row.email,
    language,
    data: {
      from: account.email ?? '',
      until: writeDay(language, row.expires_at),
      write_url: `${page}#${token}`,
      unsubscribe_url: `${config.siteUrl}/api/jobseeker/references/unsubscribe?${stop}`,
    },
    now,
    expiresAt: row.expires_at,
  });
}
