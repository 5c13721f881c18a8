import type { NamedFiles } from '../../../files/named-files.ts';
import type { VisitArchive, VisitPart, VisitSum } from './visit-archive.ts';

/** Hive-style name, by which readers of Parquet skip days. */
const fileOf = ({ id, day }: VisitPart): string => `day=${day}/${String(id).padStart(12, '0')}.parquet`;

/** One Parquet file for each part, named after it. The libraries are loaded with the first part. */
export function createParquetArchive(files: NamedFiles): VisitArchive {
  return {
    async write(part, sums) {
      const bytes = await encode(sums);
      await files.put(fileOf(part), bytes);
      return bytes.length;
    },
    async count(part) {
      const bytes = await files.read(fileOf(part));
      return bytes && countOf(bytes).catch(() => null);
    },
    remove: (part) => files.remove(fileOf(part)),
  };
}

async function encode(sums: readonly VisitSum[]): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const texts = (name: 'country_key' | 'kind' | 'device' | 'page' | 'sub_page' | 'name') =>
    ({ name, data: sums.map((sum) => sum[name]), type: 'STRING', nullable: false }) as const;
  const columnData = [
    { name: 'hour', data: sums.map(({ hour }) => hour), type: 'TIMESTAMP', nullable: false } as const,
    ...(['country_key', 'kind', 'device', 'page', 'sub_page', 'name'] as const).map(texts),
    {
      name: 'job_id',
      data: sums.map(({ job_id }) => (job_id === null ? null : BigInt(job_id))),
      type: 'INT64',
    } as const,
    { name: 'reco_from', data: sums.map(({ reco_from }) => reco_from), type: 'STRING' } as const,
    { name: 'extra', data: sums.map(({ extra }) => extra), type: 'STRING' } as const,
    {
      name: 'interactions',
      data: sums.map(({ interactions }) => interactions),
      type: 'INT32',
      nullable: false,
    } as const,
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData, createdBy: 'jobharbor' }));
}

async function countOf(bytes: Buffer): Promise<number> {
  const { parquetReadObjects } = await import('hyparquet');
  const file = new Uint8Array(bytes).buffer;
  const rows = await parquetReadObjects({ file, columns: ['interactions'] });
  return rows.reduce((sum, { interactions }) => sum + Number(interactions), 0);
}
