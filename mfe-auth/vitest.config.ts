import { markdownVitePlugin } from '@jobharbor/shared/build/markdown-vite-plugin';
import { browserTests } from '@jobharbor/shared/testing/vitest-config';

export default { ...browserTests(), plugins: [markdownVitePlugin] };
