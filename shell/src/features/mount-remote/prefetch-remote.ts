import { languageOfTag } from '@jobharbor/shared/contracts/markets/market';
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

/** Fetches the files of a remote's page into the browser's cache with low priority, without running them. */
export function prefetchFiles({ registry, locale }: PageServices, name: string): void {
  const entry = registry.entryOf(name);
  if (!entry) return;
  const { base, scripts, styles, texts } = entry.extras;
  const tag = textTag(locale.getState());
  const ownTexts = texts[tag] ?? texts[languageOfTag(tag)];
  const below = [...scripts, ...styles, ...(ownTexts ? [ownTexts] : [])].map((file) => base + file);
  for (const address of [entry.url, ...below]) {
    // The body is read, since an unread answer may be cancelled.
    fetch(address, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => {});
  }
}
