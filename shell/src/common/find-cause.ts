import type { HealthFact } from '@jobharbor/shared/telemetry';
import { hasExtension, hasExtensionWithin, isOfExtension, isTranslated } from './extension-signs.ts';
import { hasForeignElements } from './has-foreign-elements.ts';
import { isOfNetwork } from './is-of-network.ts';
import { retypeFields, takeFocus } from './typed-fields.ts';

/** Whether an extension or a translator of the browser has changed the page, so that React found other HTML than the server's. */
const isChangedPage = (name: string) =>
  hasExtension() || isTranslated() || hasExtensionWithin(document.body) || hasForeignElements(name);

/**
 * Notes on a failure's fact that the network caused it. What an extension of the browser threw, or changed before the
 * page was hydrated, is no failure of a release. After a mismatch React has rendered the page anew, with empty fields.
 * They are filled again here, since this code is loaded for such facts alone.
 */
export async function addCause(fact: HealthFact, error: unknown): Promise<void> {
  if (fact.event === 'hydration-mismatch') takeFocus(retypeFields());
  if (fact.event === 'hydration-mismatch' ? await isChangedPage(fact.remote) : isOfExtension(error)) {
    fact.text = `extension-${fact.event} ${fact.text ?? ''}`;
    fact.event = 'reported';
  } else if (await isOfNetwork(fact)) fact.cause = 'network';
}
