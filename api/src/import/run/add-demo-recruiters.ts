import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { createRecruiters } from '../../services/recruiter/create-recruiters.ts';
import { ensureDemoAgency } from '../../services/recruiter/demo-agency.ts';
import { importSource } from '../clean/clean-job.ts';

const batchSize = 500;

/**
 * Gives each imported company of a file that has no recruiter one that the demonstration agency looks after, so that an
 * application there opens a chat and is answered. Its name says what it is: nobody is to take it for the company's.
 */
export async function addDemoRecruiters(db: Db, fileId: Buffer, dataFolder: string): Promise<number> {
  const managedBy = await ensureDemoAgency(db, dataFolder);
  let added = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct c.id from job_sources s
      join jobs j on j.id = s.job_id
      join companies c on c.id = j.company_id and c.source = ${importSource}
      where s.file_id = ${fileId} and not exists (select from recruiters r where r.company_id = c.id)
      limit ${batchSize}`.execute(db);
    if (rows.length === 0) return added;
    await createRecruiters(
      db,
      rows.map(({ id }) => ({
        companyId: id,
        firstName: 'Demo',
        lastName: 'Recruiter',
        title: 'Demonstration',
        managedBy,
      })),
    );
    added += rows.length;
  }
}
