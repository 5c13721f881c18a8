import { textTag } from '@jobharbor/shared/i18n';
import type { Locale } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import { loadTexts } from '../../common/load-texts.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { loadModule } from './load-module.ts';
import { loadStyles } from './load-styles.ts';

interface PageServices {
  registry: RemoteRegistry;
  i18n: i18n;
  locale: StoreApi<Locale>;
}

/** Loads the script, styles and texts of a remote's page in advance. A failure has no effect. */
export function prefetchRemote({ registry, i18n, locale }: PageServices, name: string): void {
  const entry = registry.entryOf(name);
  if (!entry) return;
  void Promise.allSettled([
    loadModule(name, entry, 'entry'),
    loadStyles(entry),
    loadTexts(i18n, entry, textTag(locale.getState())),
  ]);
}
