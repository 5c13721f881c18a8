import type { TalentFilters } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

/** People who let employers find them. */
interface TalentConsentsTable {
  account_id: number;
  consented_at: Date;
}

export interface TalentSearchesTable {
  id: Generated<number>;
  /** The member of the company, whose search it is. */
  account_id: number;
  company_id: number;
  name: string;
  filters: ColumnType<TalentFilters, string, never>;
  created_at: Date;
  /** Until when changes of people were compared with it. */
  compared_at: Date;
  mailed_at: ColumnType<Date | null, never, Date>;
}

/** Who has matched a search. Its member is told once of each. */
interface TalentMatchesTable {
  search_id: number;
  account_id: number;
  found_at: Date;
}

export interface TalentTables {
  talent_consents: TalentConsentsTable;
  talent_searches: TalentSearchesTable;
  talent_matches: TalentMatchesTable;
}
