import { markdownModule } from './markdown-texts.ts';

/** The same as {@link markdownPlugin} for Vitest. */
export const markdownVitePlugin = {
  name: 'markdown-texts',
  enforce: 'pre' as const,
  transform: (code: string, path: string): string | null =>
    path.endsWith('.md') ? markdownModule(code) : null,
};
