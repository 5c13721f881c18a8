import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';

/** Fetches a remote's texts in `language` and adds them to `i18n`. */
export async function fetchTexts(
  i18n: i18n,
  { contract, texts }: DiscoveryEntry['extras'],
  language: string,
  base: string,
): Promise<void> {
  const file = texts[language];
  if (!file) throw new Error(`${contract.name} has no texts in ${language}`);
  const answer = await fetch(base + file, { signal: AbortSignal.timeout(8_000) });
  if (!answer.ok) throw new Error(`Texts of ${contract.name} in ${language}: ${answer.status}`);
  i18n.addResourceBundle(language, contract.namespace, await answer.json());
}
