import { abortAfter } from '@jobharbor/shared/browser/abort-after';
import { languageOfTag } from '@jobharbor/shared/contracts/markets/market';
import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';

/** Loads a remote's texts in the language or region `tag`, or else in English, unless `i18n` has them already. */
export async function loadTexts(
  i18n: i18n,
  { extras }: DiscoveryEntry,
  tag: string,
  base = extras.base,
): Promise<void> {
  const { contract, texts } = extras;
  if (i18n.hasResourceBundle(tag, contract.namespace)) return;
  const answer = await fetch(base + (texts[tag] ?? texts[languageOfTag(tag)] ?? texts.en), {
    signal: abortAfter(8_000),
  });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  i18n.addResourceBundle(tag, contract.namespace, await answer.json());
}
