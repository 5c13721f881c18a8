import type { Lifecycles } from '@jobharbor/shared/remote';
import { beforeEach } from 'vitest';
import { someLifecycles } from './a-remote.ts';
import { loadModule } from './given-loading.ts';

/**
 * A place for an outlet, and the remotes that the given `loadModule` loads: `a` and `b` before each test. A remote that
 * is deleted from `answers` is not found.
 */
export function useOutletPlace() {
  const answers = new Map<string, () => Promise<Lifecycles>>();
  const place = document.createElement('div');
  beforeEach(() => {
    place.replaceChildren();
    answers.clear();
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
    loadModule.mockImplementation((name) => answers.get(name)?.() ?? Promise.reject(new Error('404')));
    for (const name of ['a', 'b']) answers.set(name, async () => someLifecycles(`page ${name}`));
  });
  return { place, answers };
}
