import type { listApplicants } from '@jobharbor/shared/calls/recruiter/list-applicants';
import type { CallRequest } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { namePartsOf } from '../common/name-for-recruiters.ts';
import { stageFits } from './company-stages.ts';
import { ownApplicants } from './own-applicants.ts';

type ApplicantFilters = Omit<CallRequest<typeof listApplicants>['query'], 'page' | 'size' | 'sort' | 'query'>;

/** A message of the application itself is part of it, and not another one to read. */
export const furtherMessages = sql<number>`(select count(*) from messages m where m.chat_id = chats.id
  and m.sender = 'jobseeker' and m.kind <> 'system' and m.id > chats.recruiter_read
  and m.id > (select min(first.id) from messages first where first.chat_id = chats.id))`;

export const isUnread = sql<boolean>`(applications.status = 'pending' or ${furtherMessages} > 0)`;

const isMentioned = (accountId: number) => sql<boolean>`exists (select from applicant_mentions m
  join applicant_notes n on n.id = m.note_id
  where n.application_id = applications.id and m.account_id = ${accountId} and m.read_at is null)`;

export const nameParts = namePartsOf('person');

/** Han, Hiragana, Katakana and Hangul, as ranges: PostgreSQL knows no scripts. 々 (`佐々木`) and 﨑 (`山﨑`) are Han. */
const kana = '\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\uff66-\\uff9f';
const han =
  '\\u3005\\u3007\\u3021-\\u3029\\u3038-\\u303b\\u3400-\\u9fff\\uf900-\\ufaff\\U00020000-\\U000323af';
const hangul = '\\u1100-\\u11ff\\u3131-\\u318e\\uac00-\\ud7af';
const eastAsian = sql.lit(`^[${kana}${han}${hangul}\\s]+$`);

/** Whether `personName` puts the last name first, as its own expressions say it. */
const isFamilyFirst = sql<boolean>`(${nameParts.first} ~ ${eastAsian} and ${nameParts.last} ~ ${eastAsian}
  and concat(${nameParts.first}, ${nameParts.last}) !~ '^[\\u30a0-\\u30ff\\u31f0-\\u31ff\\uff66-\\uff9f\\s]+$'
  and not (concat(${nameParts.first}, ${nameParts.last}) ~ '^[\\uac00-\\ud7af]+$'
    and (length(${nameParts.last}) > 2 or length(${nameParts.first}) > 3)))`;

/** The name by which lists are sorted, in the order in which it is shown. */
export const shownName = sql<string>`case when ${isFamilyFirst} then concat(${nameParts.last}, ' ', ${nameParts.first})
  else trim(concat(${nameParts.first}, ' ', ${nameParts.last})) end`;

export const activeAt = sql<Date>`greatest(applications.updated_at, chats.updated_at)`;

/** The account's applicants that the filters of a query let through; its words are not among them. */
export const applicantRows = (db: Db, accountId: number, query: ApplicantFilters) =>
  ownApplicants(db, accountId)
    .innerJoin('accounts as person', 'person.id', 'applications.account_id')
    .leftJoin('chats', 'chats.application_id', 'applications.id')
    .leftJoin('applicant_records as r', 'r.application_id', 'applications.id')
    .leftJoin('company_stages as s', (join) => join.onRef('s.id', '=', 'r.stage_id').on(stageFits))
    .leftJoin('planned_declines as d', 'd.application_id', 'applications.id')
    .$if(query.job_id !== undefined, (q) => q.where('jobs.id', '=', query.job_id ?? 0))
    .$if(query.status !== undefined, (q) => q.where('applications.status', '=', query.status ?? 'pending'))
    .$if(query.stage_id !== undefined, (q) => q.where('s.id', '=', query.stage_id ?? 0))
    .$if(query.tag !== undefined, (q) =>
      q.where(
        sql<boolean>`exists (select from unnest(r.tags) tag where lower(tag) = lower(${query.tag ?? ''}))`,
      ),
    )
    .$if(query.unread === true, (q) => q.where(isUnread))
    .$if(query.unread === false, (q) => q.where(sql<boolean>`not ${isUnread}`))
    .$if(query.mentioned === true, (q) => q.where(isMentioned(accountId)));
