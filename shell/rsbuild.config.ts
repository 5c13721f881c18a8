import { shellConfig } from '@jobharbor/shared/build';

export default shellConfig(import.meta.dirname);
