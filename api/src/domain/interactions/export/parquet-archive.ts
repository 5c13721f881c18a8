import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type { NamedFiles } from '../../../files/named-files.ts';
import type { VisitArchive, VisitPart, VisitSum } from './visit-archive.ts';

/** Hive-style name, by which readers of Parquet skip days. */
const fileOf = ({ id, day }: VisitPart): string => `day=${day}/${String(id).padStart(12, '0')}.parquet`;
const fileName = /^day=(\d{4}-\d\d-\d\d)\/(\d{12,})\.parquet$/;

/** Rows that are encoded at once (row group): some ten milliseconds, after which others have their turn. */
const groupRows = 5_000;

/** One Parquet file for each part, named after it. The libraries are loaded with the first part. */
export function createParquetArchive(files: NamedFiles): VisitArchive {
  return {
    async write(part, sums) {
      const bytes = await encode(sums);
      await files.put(fileOf(part), bytes);
      return { bytes: bytes.length, sha256: hashOf(bytes) };
    },
    async check(part) {
      const bytes = await files.read(fileOf(part));
      return bytes && { sha256: hashOf(bytes), interactions: await countOf(bytes).catch(() => null) };
    },
    async *list() {
      for await (const { name, writtenAt } of files.list()) {
        const [, day, id] = fileName.exec(name) ?? [];
        if (day !== undefined) yield { id: Number(id), day, writtenAt };
      }
    },
    remove: (part) => files.remove(fileOf(part)),
  };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function encode(sums: readonly VisitSum[]): Promise<Uint8Array> {
  const { ByteWriter, ParquetWriter, schemaFromColumnData } = await import('hyparquet-writer');
  const writer = new ByteWriter();
  const schema = schemaFromColumnData({ columnData: columnsOf([]) });
  const file = new ParquetWriter({ writer, schema, createdBy: 'jobharbor' });
  for (let start = 0; start < sums.length; start += groupRows) {
    await file.write({ columnData: columnsOf(sums.slice(start, start + groupRows)) });
    await others();
  }
  await file.finish();
  return new Uint8Array(writer.getBuffer());
}

function columnsOf(sums: readonly VisitSum[]) {
  const texts = (name: 'country_key' | 'kind' | 'device' | 'page' | 'sub_page' | 'name') =>
    ({ name, data: sums.map((sum) => sum[name]), type: 'STRING', nullable: false }) as const;
  return [
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
}

async function countOf(bytes: Buffer): Promise<number> {
  const { parquetReadObjects } = await import('hyparquet');
  const file = new Uint8Array(bytes).buffer;
  const rows = await parquetReadObjects({ file, columns: ['interactions'] });
  return rows.reduce((sum, { interactions }) => sum + Number(interactions), 0);
}
