import { type LogEntry, logEntry } from '../contract/documents.ts';
import { createChain } from './chain.ts';
import { canariesOf, flagsIn, liveIn, logOf } from './deployment-state.ts';
import { createDirectoryStorage } from './directory-storage.ts';
import { explainWriteErrors } from './explain-write-errors.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { ReleaseStore } from './release-store.ts';
import { releasesIn, setsIn } from './releases-and-sets.ts';
import { rightsIn } from './rights-in-store.ts';

/** A store in a folder of this machine. */
export const createReleaseStore = (folder: string): ReleaseStore =>
  releaseStoreOn(explainWriteErrors(createDirectoryStorage(folder)));

export function releaseStoreOn(storage: ObjectStorage): ReleaseStore {
  const log = createChain<LogEntry>(storage, 'log', (value) => logEntry.parse(value));
  return {
    folder: storage.folder,
    storage,
    ...releasesIn(storage),
    ...setsIn(storage),
    ...liveIn(storage, log),
    ...canariesOf(storage),
    ...flagsIn(storage),
    ...rightsIn(storage),
    log: logOf(log),
  };
}
