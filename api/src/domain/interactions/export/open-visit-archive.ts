import type { FileStoreSettings } from '../../../files/open-file-store.ts';
import { openNamedFiles, visitsFolder } from '../../../files/open-named-files.ts';
import { createParquetArchive } from './parquet-archive.ts';
import type { VisitArchive } from './visit-archive.ts';

/** The site's archive: Parquet files in the data folder, or in the bucket of `FILE_STORE`. */
export const openVisitArchive = async (settings: FileStoreSettings): Promise<VisitArchive> =>
  createParquetArchive(await openNamedFiles(settings, visitsFolder));
