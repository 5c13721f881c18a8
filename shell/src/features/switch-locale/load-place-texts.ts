import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';
import { loadTexts } from '../../common/load-texts.ts';

/** Loads a remote's place texts in the language `to`. If they do not load, its places keep their texts in `from`. */
export async function loadPlaceTexts(
  i18n: i18n,
  entry: DiscoveryEntry,
  from: string,
  to: string,
): Promise<void> {
  const { places, namespace } = entry.extras.contract;
  if (places.length === 0 || i18n.getResource(to, 'places', namespace) !== undefined) return;
  const add = (texts: unknown) => i18n.addResourceBundle(to, 'places', { [namespace]: texts }, true, true);
  try {
    await loadTexts(i18n, entry, to);
    add(i18n.getResource(to, namespace, 'places'));
  } catch {
    add(i18n.getResource(from, 'places', namespace));
  }
}
