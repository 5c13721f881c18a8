import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { PageProps } from './run-version.ts';

/** Adds the texts that only this version of a remote has, beside those of the version that the page came with. */
export async function completeTexts({ i18n, locale }: PageProps, { extras }: DiscoveryEntry): Promise<void> {
  const { language } = locale.getState();
  const { namespace } = extras.contract;
  const file = extras.texts[language.value];
  if (!file || !i18n.hasResourceBundle(language.value, namespace)) return;
  try {
    const answer = await fetch(extras.base + file, { signal: AbortSignal.timeout(4_000) });
    if (answer.ok) i18n.addResourceBundle(language.value, namespace, await answer.json(), true, false);
  } catch {
    // With the texts that are there it can run as well; a missing one shows its key.
  }
}
