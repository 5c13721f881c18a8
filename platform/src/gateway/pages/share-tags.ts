import { brand } from '@jobharbor/shared/brand';
import type { Country, Language } from '@jobharbor/shared/contracts';
import type { PageHead } from '@jobharbor/shared/remote/props';
import { tag } from '../../http/html.ts';
import { pageAddress } from './page-addresses.ts';

interface ShareFacts {
  head: PageHead | null;
  language: Language;
  country: Country;
  path: string;
  search: string;
  origin: string;
}

/** Open Graph tags: what a shared link shows. */
export function shareTags(
  { head, language, country, path, search, origin }: ShareFacts,
  title: string,
): string[] {
  const property = (name: string, content: string | undefined) =>
    content === undefined ? '' : tag('meta', { property: `og:${name}`, content });
  // A path alone: `//host` would be the address of another site.
  const own = head?.picture && /^\/(?!\/)/.test(head.picture) ? head.picture : undefined;
  const picture = own
    ? [
        property('image', origin + own),
        property('image:width', '1200'),
        property('image:height', '630'),
        property('image:alt', title),
        tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
      ]
    : [property('image', `${origin}/icons/icon-512.png`)];
  return [
    property('type', 'website'),
    property('title', title),
    property('description', head?.description),
    property('site_name', brand.name),
    property(
      'url',
      head ? pageAddress(origin, language, country, head.canonical ?? path + search) : undefined,
    ),
    ...picture,
  ];
}
