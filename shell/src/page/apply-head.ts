import { brand } from '@jobharbor/shared/brand';
import type { PageHead } from '@jobharbor/shared/remote';

/** The title as the browser shows it. */
const documentTitle = (title: string): string => (title ? `${title} · ${brand.name}` : brand.name);

/** Brings the document's head in line with the page that stands; structured data is the server's alone. */
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
