import type { RemoteJob } from './remote-reach.ts';

/** Columns of a job and its company that filters read. */
export interface FilteredJob extends RemoteJob {
  language: string;
  company_id: number;
  is_company_verified: boolean;
  location_ids: number[];
  category_id: number | null;
  job_type_id: number | null;
  xp_lvl_id: number | null;
  degree_id: number | null;
  is_web3: boolean;
  apply_mode: string;
  /** Whether nothing is said of its postings and answers. */
  is_fresh: boolean;
  /** Of the company. */
  industry_id: number | null;
}
