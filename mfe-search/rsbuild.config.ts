import { remoteConfig } from '@jobharbor/shared/build';
import contract from './remote.contract.ts';

export default remoteConfig(contract, import.meta.dirname, { minSharedChunk: 30_000 });
