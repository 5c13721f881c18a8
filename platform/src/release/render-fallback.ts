import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import * as z from 'zod/mini';

const words = z.object({ fallback: z.object({ title: z.string(), text: z.string(), home: z.string() }) });

/**
 * Renders the static fallback of a remote, shown when no version runs: heading, text and link, without script or style.
 * Paths are below language and country. Null if the texts have no `fallback` (`title`, `text`, `home`).
 */
export function renderFallback(contract: RemoteContract, language: string, texts: unknown): string | null {
  if (contract.name === 'shell') return null;
  const parsed = words.safeParse(texts);
  if (!parsed.success) return null;
  const { title, text, home } = parsed.data.fallback;
  const lines = [`<h1>${textOf(title)}</h1>`, `<p>${textOf(text)}</p>`];
  return `<div lang="${language}">${lines.join('')}<p><a href="/">${textOf(home)}</a></p></div>\n`;
}

const textOf = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
