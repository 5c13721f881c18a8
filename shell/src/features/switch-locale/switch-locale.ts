import { localeTag, textTag } from '@jobharbor/shared/i18n';
import type { Locale } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import { loadTexts } from '../../common/load-texts.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { setVisitorCookie } from '../../common/visitor-cookie.ts';
import { loadPlaceTexts } from './load-place-texts.ts';

export interface SwitchParts {
  store: StoreApi<Locale>;
  i18n: i18n;
  registry: RemoteRegistry;
  /** Resolves when the frame is hydrated. */
  hydrated: Promise<void>;
  /** Whether no page is being mounted. */
  isStill(): boolean;
  /** Loads the current address, which is in the new locale already. Given by tests. */
  loadDocument?(): void;
}

/** Milliseconds between two looks at boundaries. */
const wait = 50;

/** Whether React has taken over what the server drew in a boundary, whose first element follows its comment. */
const isTakenOver = ({ nextElementSibling: element }: Comment): boolean =>
  !element || Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Resolves once the Suspense boundaries below `root` are hydrated, which React does after what is around them. */
async function untilHydrated(root: Document): Promise<void> {
  const comments = root.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const boundary = comments.currentNode as Comment;
    while (boundary.data === '$' && boundary.isConnected && !isTakenOver(boundary))
      await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Timeout in milliseconds of waiting until nothing is hydrated any more. */
const maxWait = 5_000;

/**
 * Switches language and country in place, once frame and page are hydrated: nothing is reloaded or remounted. Earlier, the texts
 * would not match the server's HTML, and React would draw both anew. If the frame does not come in time, the address is
 * loaded as a document.
 */
export async function switchLocale(parts: SwitchParts, locale: Locale): Promise<void> {
  const until = async () => {
    await parts.hydrated;
    while (!parts.isStill()) await new Promise((resolve) => setTimeout(resolve, wait));
    await untilHydrated(document);
  };
  const late = new Promise<true>((resolve) => setTimeout(resolve, maxWait, true));
  if (await Promise.race([until(), late])) {
    (parts.loadDocument ?? (() => window.location.reload()))();
    return new Promise<never>(() => {});
  }
  await switchInPlace(parts, locale);
}

async function switchInPlace(
  { store, i18n, registry }: SwitchParts,
  { language, country }: Locale,
): Promise<void> {
  const [before, after] = [textTag(store.getState()), textTag({ language, country })];
  if (before !== after) {
    const needed = Object.keys(i18n.store.data[before] ?? {});
    const entries = needed.flatMap((namespace) => registry.entryOfNamespace(namespace) ?? []);
    await Promise.allSettled([
      ...entries.map((entry) => loadTexts(i18n, entry, after)),
      ...registry.entries.map((entry) => loadPlaceTexts(i18n, entry, before, after)),
    ]);
  }
  await i18n.changeLanguage(localeTag({ language, country }));
  document.documentElement.lang = language.value;
  document.documentElement.dir = language.dir;
  store.setState({ language, country });
  setVisitorCookie('geoConfiguration', `${country.key}_${language.slug}`);
}
