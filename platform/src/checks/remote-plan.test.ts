import { glob } from 'node:fs/promises';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { isInPlan } from './remote-plan.ts';

describe('every remote has the same folders', () => {
  it('and no file beside them', async () => {
    const files: string[] = [];
    for await (const file of glob('mfe-*/src/**/*.*', { cwd: projectFolder }))
      files.push(file.replaceAll(sep, '/'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !isInPlan(file))).toEqual([]);
  });

  it.each([
    'mfe-new/src/app.tsx',
    'mfe-new/src/features/search-jobs/results-page.tsx',
    'mfe-new/src/features/search-jobs/filters/filter-bar.tsx',
    'mfe-new/src/common/cache/keys.ts',
    'mfe-new/src/locales/zh-Hans.json',
    'mfe-new/src/slots/header-actions.tsx',
    'mfe-new/src/testing/builders.ts',
  ])('which hold %s', (file) => expect(isInPlan(file)).toBe(true));

  it.each([
    'mfe-new/src/pages/results-page.tsx',
    'mfe-new/src/components/button.tsx',
    'mfe-new/src/helpers.ts',
    'mfe-new/src/features/results-page.tsx',
    'mfe-new/src/features/search/results-page.tsx',
    'mfe-new/src/features/searchJobs/results-page.tsx',
    'mfe-new/src/locales/texts.ts',
  ])('but not %s', (file) => expect(isInPlan(file)).toBe(false));
});
