import { browserTests } from '@jobharbor/shared/testing/vitest-config';

export default browserTests({ setupFiles: ['src/testing/setup.ts'] });
