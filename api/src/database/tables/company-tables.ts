import type { CompanyProof, CompanyRole, JobPart } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface CompanyAgenciesTable {
  company_id: number;
  agency_id: number;
  /** Stands for the agency in the company; the agency's account manages it. */
  recruiter_id: number;
  consented_by: number | null;
  consented_at: Date;
}

interface CompanyInvitationsTable {
  id: Generated<number>;
  company_id: number;
  email: string;
  /** See `emailKeyOf`. */
  email_key: string;
  role: Exclude<CompanyRole, 'admin'>;
  title: string;
  invited_by: number;
  invited_at: Date;
  expires_at: Date;
}

interface CompanyJoinRequestsTable {
  id: Generated<number>;
  company_id: number;
  account_id: number;
  title: string;
  text: string;
  asked_at: Date;
}

/** Descriptions of a company in further languages; the first one is a column of `companies`. */
interface CompanyTextsTable {
  company_id: number;
  language: string;
  about_html: string;
  culture_html: string;
}

export interface CompanyProofsTable {
  id: Generated<number>;
  company_id: number;
  kind: CompanyProof['kind'];
  filename: string;
  format: CompanyProof['format'];
  size: number;
  file_key: string;
  uploaded_at: Date;
}

interface CompanyVerificationsTable {
  id: Generated<number>;
  company_id: number;
  /** `void`: the company has another name since. */
  state: 'pending' | 'verified' | 'refused' | 'void';
  reason: Maybe<string>;
  requested_by: Maybe<number>;
  requested_at: Date;
  decided_by: Maybe<number>;
  decided_at: Maybe<Date>;
}

interface JobDraftsTable {
  id: Generated<number>;
  account_id: number;
  company_id: number;
  form: ColumnType<Record<string, unknown>, string, string>;
  updated_at: Date;
}

interface JobChangesTable {
  job_id: number;
  part: JobPart;
  changed_at: Date;
}

interface EmployerRepliesTable {
  id: Generated<number>;
  company_id: number;
  /** Null for a sentence about the company. */
  job_id: number | null;
  sentence: string;
  language: string;
  written_at: Date;
}

interface JobPostingsTable {
  job_id: number;
  posted_at: Date;
}

interface JobRecordsTable {
  job_id: number;
  postings: number | null;
  open_since: Date | null;
  unanswered: number | null;
}

/** The tables of companies and of who acts for them, besides `companies` and `recruiters`. */
export interface CompanyTables {
  company_agencies: CompanyAgenciesTable;
  company_invitations: CompanyInvitationsTable;
  company_join_requests: CompanyJoinRequestsTable;
  company_proofs: CompanyProofsTable;
  company_texts: CompanyTextsTable;
  company_verifications: CompanyVerificationsTable;
  employer_replies: EmployerRepliesTable;
  job_changes: JobChangesTable;
  job_drafts: JobDraftsTable;
  job_postings: JobPostingsTable;
  job_records: JobRecordsTable;
}
