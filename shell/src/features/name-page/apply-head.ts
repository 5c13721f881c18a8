import { documentTitle } from '@jobharbor/shared/brand';
import type { PageHead } from '@jobharbor/shared/remote';

/** Head elements that the server renders for its page only; search engines read them, some after running scripts. */
const ofServedPage =
  'link[rel="canonical"], link[rel="alternate"][hreflang], script[type="application/ld+json"]';

let servedPath: string | undefined;

/** Updates the document's head for the current page; structured data is only server-rendered. */
export function applyHead(head: PageHead): void {
  document.title = documentTitle(head.title);
  setMeta('description', head.description);
  setMeta('robots', head.robots === 'noindex' ? 'noindex' : undefined);
  servedPath ??= location.pathname;
  if (location.pathname !== servedPath) {
    for (const element of document.querySelectorAll(ofServedPage)) element.remove();
  }
}

function setMeta(name: string, content: string | undefined): void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return void present?.remove();
  const meta = present ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!present) document.head.append(meta);
}
