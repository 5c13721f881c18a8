import type { Offer, OpenApplication } from '@jobharbor/shared/contracts';
import { periodsPerMonth } from '@jobharbor/shared/contracts/jobs/pay-periods';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type RawBuilder, sql } from 'kysely';
import { currentRates, exchangeRate, minorDigits } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { offerPhaseOf } from '../application-rules/offer-phase-of.ts';
import { type ApplicationViewer, visibleApplications } from '../application-rules/visible-applications.ts';
import { toSeconds } from '../common/seconds.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import { fullName, representedRecruiters } from '../recruiters/recruiter-repository.ts';

/** The most that a list answers with. */
const maxListed = 50;

/** The offers visible to somebody. */
export function offersOf(db: Db, viewer: ApplicationViewer) {
  const rows = visibleApplications(db)
    .innerJoin('offers as o', 'o.application_id', 'a.id')
    .innerJoin('accounts as r', 'r.id', 'o.recruiter_id');
  return 'jobseekerId' in viewer
    ? rows.where('a.account_id', '=', viewer.jobseekerId)
    : rows.where('o.recruiter_id', 'in', representedRecruiters(viewer.actorId));
}

const selectOffers = (db: Db, viewer: ApplicationViewer) =>
  offersOf(db, viewer).selectAll('o').select(['a.job_id', 'c.id as chat_id', 'r.first_name', 'r.last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>;

interface Moment {
  market: Market;
  now: Date;
}

/** One offer; not found for others. */
export async function findOffer(
  db: Db,
  viewer: ApplicationViewer,
  id: number,
  moment: Moment,
): Promise<Offer> {
  const [found] = await toOffers(db, await selectOffers(db, viewer).where('o.id', '=', id).execute(), moment);
  if (found === undefined) throw new ApiError(errorCode.notFound);
  return found;
}

/** A candidate's offers, open ones first, and after an acceptance the applications that are still open elsewhere. */
export async function findOffers(db: Db, jobseekerId: number, moment: Moment) {
  const rows = await selectOffers(db, { jobseekerId })
    .orderBy(sql`o.state = 'open' and o.valid_until > ${moment.now}::timestamptz`, 'desc')
    .orderBy('o.made_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(maxListed)
    .execute();
  const accepted = rows.filter(({ state }) => state === 'accepted');
  return {
    offers: await toOffers(db, rows, moment),
    open_applications: accepted.length === 0 ? [] : await findOpenApplications(db, jobseekerId),
  };
}

interface MadePage {
  page: number;
  size: number;
  application_id?: number | undefined;
}

interface Among<Q> {
  where(expression: RawBuilder<boolean>): Q;
}

/** A page of the offers that an account's recruiters made, latest change first. */
export async function findMadeOffers(
  db: Db,
  actorId: number,
  { page, size, application_id, ...moment }: Moment & MadePage,
) {
  const among = <Q extends Among<Q>>(query: Q): Q =>
    application_id === undefined ? query : query.where(sql<boolean>`o.application_id = ${application_id}`);
  const { total } = await among(offersOf(db, { actorId }))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await among(selectOffers(db, { actorId }))
    .orderBy('o.updated_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { offers: await toOffers(db, rows, moment), total, page, size };
}

/** Applications on this site that neither side has ended and that have no accepted offer. */
const findOpenApplications = (db: Db, accountId: number): Promise<OpenApplication[]> =>
  visibleApplications(db)
    .innerJoin('companies', 'companies.id', 'j.company_id')
    .select(['a.id as application_id', 'a.job_id', 'c.id as chat_id'])
    .select(['j.title as job_title', 'companies.name as company_name'])
    .where('a.account_id', '=', accountId)
    .where('a.status', 'not in', ['declined', 'withdrawn'])
    .where('a.external_host', 'is', null)
    .where(
      sql<boolean>`not exists (select from offers o where o.application_id = a.id and o.state = 'accepted')`,
    )
    .orderBy('a.applied_at', 'desc')
    .limit(maxListed)
    .execute();

async function toOffers(db: Db, rows: readonly Row[], { market, now }: Moment): Promise<Offer[]> {
  const jobs = await findJobCards(
    db,
    rows.map(({ job_id }) => job_id),
    market,
  );
  return rows.flatMap((row) => {
    const job = jobs.get(row.job_id);
    if (job === undefined) return [];
    const { id, application_id, chat_id, decline_reason, text, signed_name, version, terms } = row;
    return {
      ...terms,
      ...{ id, application_id, chat_id, job, decline_reason, text, signed_name, version },
      by: fullName(row),
      phase: offerPhaseOf(row, now),
      monthly: monthlyPay(terms.pay, market.country.currency),
      made_at: toSeconds(row.made_at),
      answered_at: row.answered_at === null ? null : toSeconds(row.answered_at),
    };
  });
}

function monthlyPay({ amount, currency, period }: Offer['pay'], to: string): Offer['monthly'] {
  const monthly = Math.round(amount * (periodsPerMonth[period] ?? 1));
  if (currency === to) return { currency, amount: monthly, rate_date: null };
  const rate = exchangeRate(currency, to);
  if (rate === null) return null;
  const scale = (rate * 10 ** minorDigits(to)) / 10 ** minorDigits(currency);
  return { currency: to, amount: Math.round(monthly * scale), rate_date: currentRates().date };
}
