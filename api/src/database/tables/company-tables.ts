import type { CompanyRole } from '@jobharbor/shared/contracts';
import type { Generated } from 'kysely';

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

/** The tables of who acts for a company, besides `recruiters`. */
export interface CompanyTables {
  company_invitations: CompanyInvitationsTable;
  company_join_requests: CompanyJoinRequestsTable;
}
