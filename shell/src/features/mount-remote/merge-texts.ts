import { abortAfter } from '@jobharbor/shared/browser/abort-after';
import { languageOfTag, textTag } from '@jobharbor/shared/contracts/markets/market';
import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { PageProps } from './mount-run.ts';

/** Adds the texts that only this version of a remote has to those of the page's version. */
export async function mergeTexts({ i18n, locale }: PageProps, { extras }: DiscoveryEntry): Promise<void> {
  const tag = textTag(locale.getState());
  const { namespace } = extras.contract;
  const file = extras.texts[tag] ?? extras.texts[languageOfTag(tag)];
  if (!file || !i18n.hasResourceBundle(tag, namespace)) return;
  try {
    const answer = await fetch(extras.base + file, { signal: abortAfter(4_000) });
    if (answer.ok) i18n.addResourceBundle(tag, namespace, await answer.json(), true, false);
  } catch {
    // The version can run with the loaded texts; a missing one shows its key.
  }
}
