import { brand } from '@jobharbor/shared/brand';
import type { PageHead } from '@jobharbor/shared/remote';

/** The title as the browser shows it, with the product's name. */
const documentTitle = (title: string): string => (title ? `${title} · ${brand.name}` : brand.name);

/** Updates the document's head for the current page; structured data is only server-rendered. */
export function applyHead(head: PageHead): void {
  document.title = documentTitle(head.title);
  setMeta('description', head.description);
  setMeta('robots', head.robots === 'noindex' ? 'noindex' : undefined);
  document.querySelector('link[rel="canonical"]')?.remove();
}

function setMeta(name: string, content: string | undefined): void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return void present?.remove();
  const meta = present ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!present) document.head.append(meta);
}
