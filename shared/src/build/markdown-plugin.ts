import type { RsbuildPlugin } from '@rsbuild/core';
import { markdownModule } from './markdown-texts.ts';

/** Bundler plugin: lets a package import texts from Markdown files. {@link readMarkdownTexts} describes their format. */
export const markdownPlugin = (): RsbuildPlugin => ({
  name: 'markdown-texts',
  setup(api) {
    api.transform({ test: /\.md$/ }, ({ code }) => markdownModule(code));
  },
});
