import { type Language, languageBySlug } from './market.ts';

const regional: Record<string, string> = {
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
  zh: 'zh-hans',
};

/** The best language of an `Accept-Language` header that the site has; undefined without any. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().toLowerCase().split(';');
      return { tag, weight: Number(quality.split('=')[1] ?? 1) };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of preferences) {
    const bare = tag.split('-')[0] ?? '';
    const found = languageBySlug(tag) ?? languageBySlug(regional[tag] ?? regional[bare] ?? bare);
    if (found) return found;
  }
  return undefined;
}
