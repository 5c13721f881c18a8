import type { Discovery } from '@jobharbor/shared/remote/discovery';
import { jsonForScript } from '../../http/html.ts';
import { discoveryInPage } from '../../sets/discovery.ts';

/** Data that many pages share: the same objects for each page of a set. */
export interface CommonData {
  discovery: Discovery;
  /** Language of the page. */
  language: string;
  /** Texts by namespace. */
  texts: Readonly<Record<string, object>>;
}

const ofObject = new WeakMap<object, string>();
const ofDiscovery = new WeakMap<Discovery, Map<string, string>>();

/** The page's data as JSON for a script element. What pages have in common, most of it, is serialised once. */
export function pageJson({ discovery, language, texts }: CommonData, own: object): string {
  const shared = Object.entries(texts).map(
    ([namespace, value]) => `${jsonForScript(namespace)}:${once(value)}`,
  );
  const rest = jsonForScript(own).slice(1);
  return `{"discovery":${discoveryJson(discovery, language)},"texts":{${shared.join(',')}},${rest}`;
}

function once(value: object): string {
  const json = ofObject.get(value) ?? jsonForScript(value);
  ofObject.set(value, json);
  return json;
}

function discoveryJson(discovery: Discovery, language: string): string {
  const known = ofDiscovery.get(discovery) ?? new Map<string, string>();
  ofDiscovery.set(discovery, known);
  const json = known.get(language) ?? jsonForScript(discoveryInPage(discovery, language));
  known.set(language, json);
  return json;
}
