import type { Locale } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { RemoteRegistry } from '../../common/remote-registry.ts';

/** Timeout in milliseconds of waiting until nothing is hydrated any more. */
const maxWait = 5_000;

interface SwitchParts {
  store: StoreApi<Locale>;
  i18n: i18n;
  registry: RemoteRegistry;
  /** Resolves when the frame is hydrated. */
  hydrated: Promise<void>;
  /** Resolves when no page is being mounted. */
  untilStill(): Promise<unknown>;
  /** Loads the current address, which is in the new locale already. */
  loadDocument?(): void;
}

/**
 * Switches language and country when the address does, once frame and page are hydrated. Earlier, the texts would not match
 * the server's HTML: React would draw both anew, without what was typed. The code is loaded with the first switch. If one
 * of them does not come in time, the address is loaded as a document.
 */
export function createLocaleSwitch({
  store,
  i18n,
  registry,
  hydrated,
  untilStill,
  loadDocument = () => window.location.reload(),
}: SwitchParts): (locale: Locale) => Promise<void> {
  return async (locale) => {
    const { language, country } = store.getState();
    if (language.id === locale.language.id && country.id === locale.country.id) return;
    const start = async () => {
      const loading = import(/* webpackChunkName: "rest" */ './switch-locale.ts');
      await Promise.all([loading, hydrated, untilStill()]);
      const loaded = await loading;
      await loaded.untilHydrated(document);
      return loaded;
    };
    const late = new Promise<never>((_, reject) => setTimeout(reject, maxWait));
    const { switchLocale } = await Promise.race([start(), late]).catch(() => {
      loadDocument();
      return new Promise<never>(() => {});
    });
    await switchLocale(store, i18n, registry, locale);
  };
}
