import type { RsbuildPlugin } from '@rsbuild/core';
import { markdownModule } from './markdown-texts.ts';

/** Lets a package import texts from Markdown files; see {@link readMarkdownTexts} for their form. */
export const markdownPlugin = (): RsbuildPlugin => ({
  name: 'markdown-texts',
  setup(api) {
    api.transform({ test: /\.md$/ }, ({ code }) => markdownModule(code));
  },
});
