import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';

/** Loads a remote's texts in the language or region `tag`, unless `i18n` has them already. */
export async function loadTexts(
  i18n: i18n,
  { extras }: DiscoveryEntry,
  tag: string,
  base = extras.base,
): Promise<void> {
  if (i18n.hasResourceBundle(tag, extras.contract.namespace)) return;
  const { fetchTexts } = await import(/* webpackChunkName: "rest" */ './fetch-texts.ts');
  await fetchTexts(i18n, extras, tag, base);
}
