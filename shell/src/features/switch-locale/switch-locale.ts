import { localeTag, textTag } from '@jobharbor/shared/i18n';
import type { Locale } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import { loadTexts } from '../../common/load-texts.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { setVisitorCookie } from '../../common/visitor-cookie.ts';
import { loadPlaceTexts } from './load-place-texts.ts';

/** Milliseconds between two looks at boundaries. */
const wait = 50;

/** Whether React has taken over what the server drew in a boundary, whose first element follows its comment. */
const isTakenOver = ({ nextElementSibling: element }: Comment): boolean =>
  !element || Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Resolves once the Suspense boundaries below `root` are hydrated, which React does after what is around them. */
export async function untilHydrated(root: Document): Promise<void> {
  const comments = root.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const boundary = comments.currentNode as Comment;
    while (boundary.data === '$' && boundary.isConnected && !isTakenOver(boundary))
      await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Switches language and country in place: nothing is reloaded or remounted. */
export async function switchLocale(
  store: StoreApi<Locale>,
  i18n: i18n,
  registry: RemoteRegistry,
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
