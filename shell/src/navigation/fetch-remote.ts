import { loadModule } from '../remotes/load-module.ts';
import { loadStyles } from '../remotes/load-styles.ts';
import { loadTexts } from '../remotes/load-texts.ts';
import type { Services } from '../services/create-services.ts';

/** Brings what a remote's page needs before anybody goes there. */
export function fetchRemote({ registry, i18n, locale }: Services, name: string): void {
  const entry = registry.entryOf(name);
  if (!entry) return;
  void Promise.allSettled([
    loadModule(name, entry, 'entry'),
    loadStyles(entry),
    loadTexts(i18n, entry, locale.getState().language.value),
  ]);
}
