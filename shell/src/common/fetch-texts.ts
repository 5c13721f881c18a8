import { languageOfTag } from '@jobharbor/shared/contracts/market';
import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';

/** Fetches a remote's texts in the language or region `tag` and adds them to `i18n`. */
export async function fetchTexts(
  i18n: i18n,
  { contract, texts }: DiscoveryEntry['extras'],
  tag: string,
  base: string,
): Promise<void> {
  const file = texts[tag] ?? texts[languageOfTag(tag)];
  if (!file) throw new Error(`${contract.name} has no texts in ${tag}`);
  const answer = await fetch(base + file, { signal: AbortSignal.timeout(8_000) });
  if (!answer.ok) throw new Error(`Texts of ${contract.name} in ${tag}: ${answer.status}`);
  i18n.addResourceBundle(tag, contract.namespace, await answer.json());
}
