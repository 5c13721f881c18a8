import { type CompanyProof, maxCompanyProofs, proofKind } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { CompanyProofsTable } from '../../database/tables/company-tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { saveFile } from '../common/save-file.ts';
import { toSeconds } from '../common/seconds.ts';
import { lockCompany } from '../company-members/membership.ts';
import type { ReadAttachment } from '../license-attachments/read-attachment.ts';

const toProof = ({
  id,
  kind,
  filename,
  format,
  size,
  uploaded_at,
}: Selectable<CompanyProofsTable>): CompanyProof => ({
  ...{ id, kind, filename, format, size, uploaded_at: toSeconds(uploaded_at) },
});

/** The documents of companies, oldest first, by company. */
export async function findProofs(
  db: Db,
  companyIds: readonly number[],
): Promise<Map<number, CompanyProof[]>> {
  const proofs = new Map(companyIds.map((id): [number, CompanyProof[]] => [id, []]));
  if (companyIds.length === 0) return proofs;
  const rows = await db
    .selectFrom('company_proofs')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .orderBy('id')
    .execute();
  for (const row of rows) proofs.get(row.company_id)?.push(toProof(row));
  return proofs;
}

export interface NewProof extends ReadAttachment {
  companyId: number;
  kind: string | undefined;
  filename: string;
  now: Date;
}

/** Stores a document; 42356 where the company has as many as it may. */
export async function addProof(
  db: Db,
  files: FileStore,
  { companyId, kind: typed, filename, format, bytes, now }: NewProof,
): Promise<CompanyProof> {
  const kind = proofKind.safeParse(typed ?? 'other').data;
  if (kind === undefined)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { kind: 'invalid' } });
  const fileKey = await saveFile(files, bytes, errorCode.certificateUploadFailed);
  try {
    return await db.transaction().execute(async (tx) => {
      await lockCompany(tx, companyId);
      const stored = (await findProofs(tx, [companyId])).get(companyId)?.length ?? 0;
      if (stored >= maxCompanyProofs) throw new ApiError(errorCode.companyProofLimit);
      const values = { company_id: companyId, kind, filename, format, size: bytes.length, file_key: fileKey };
      const row = await tx
        .insertInto('company_proofs')
        .values({ ...values, uploaded_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toProof(row);
    });
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

export async function deleteProof(db: Db, companyId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('company_proofs')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCode.notFound);
}

/** The stored file of a document, for admins of the site. */
export async function findProofFile(db: Db, id: number): Promise<Selectable<CompanyProofsTable>> {
  const row = await db.selectFrom('company_proofs').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}
