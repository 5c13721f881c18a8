type Texts = { readonly [key: string]: string | Texts };

/** Merges regional texts into those of the language. */
export function withRegionalTexts(texts: unknown, regional: unknown): Texts {
  const merged: Record<string, string | Texts> = { ...(isTexts(texts) && texts) };
  if (!isTexts(regional)) return merged;
  for (const [key, text] of Object.entries(regional)) {
    merged[key] = isTexts(text) ? withRegionalTexts(merged[key], text) : text;
  }
  return merged;
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
