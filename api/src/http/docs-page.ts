import * as z from 'zod/mini';

const operation = z.object({
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  parameters: z.optional(z.array(z.unknown())),
  requestBody: z.optional(z.unknown()),
  responses: z.optional(z.record(z.string(), z.unknown())),
});
const document = z.object({
  info: z.object({ title: z.string(), description: z.optional(z.string()) }),
  paths: z._default(z.record(z.string(), z.record(z.string(), operation)), {}),
});
type Operation = z.infer<typeof operation>;

/** Renders the OpenAPI document as one HTML page without scripts or external files, so that it works under a strict CSP. */
export function renderDocs(source: unknown): string {
  const { info, paths } = document.parse(source);
  const services = Map.groupBy(Object.entries(paths), ([path]) => path.split('/')[2] ?? '');
  const names = [...services.keys()].sort();
  const links = names
    .map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
    .join('');
  const sections = names.map((name) => section(name, services.get(name) ?? [])).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><header><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description ?? '')}</p>
<p><a href="/api/openapi.json">openapi.json</a></p></header><nav aria-label="Services"><ul>${links}</ul></nav>
<main>${sections}</main></body></html>`;
}

function section(name: string, paths: [string, Record<string, Operation>][]): string {
  const operations = paths
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, entry]) => one(method, path, entry)))
    .join('');
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${operations}</section>`;
}

function one(method: string, path: string, entry: Operation): string {
  const parts = [
    entry.parameters === undefined ? '' : block('Parameters', entry.parameters),
    entry.requestBody === undefined ? '' : block('Body', entry.requestBody),
    ...Object.entries(entry.responses ?? {}).map(([status, answer]) => block(`Answer ${status}`, answer)),
  ].join('');
  return `<details><summary><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(entry.summary ?? '')}</summary>
<p>${escapeHtml(entry.description ?? '')}</p>${parts}</details>`;
}

const block = (title: string, value: unknown) =>
  `<h3>${escapeHtml(title)}</h3><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin-inline: auto; max-inline-size: 60rem; padding: 2rem 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
details { border-block-start: 1px solid GrayText; padding-block: .5rem; }
summary { cursor: pointer; }
summary b { display: inline-block; inline-size: 4.5rem; }
pre { background: color-mix(in srgb, CanvasText 6%, Canvas); overflow: auto; padding: .75rem; max-block-size: 24rem; }
h3 { font-size: .9rem; margin-block: .75rem .25rem; }
`;
