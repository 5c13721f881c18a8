import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';

/** Sees to it that a remote's texts are there in `language`; asks once, and only for what the page did not bring. */
export async function loadTexts(
  i18n: i18n,
  { extras }: DiscoveryEntry,
  language: string,
  base = extras.base,
): Promise<void> {
  const { contract, texts } = extras;
  if (i18n.hasResourceBundle(language, contract.namespace)) return;
  const file = texts[language];
  if (!file) throw new Error(`${contract.name} has no texts in ${language}`);
  const answer = await fetch(base + file, { signal: AbortSignal.timeout(8_000) });
  if (!answer.ok) throw new Error(`Texts of ${contract.name} in ${language}: ${answer.status}`);
  i18n.addResourceBundle(language, contract.namespace, await answer.json());
}
