import { basename } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import MagicString from 'magic-string';
import { type ObjectPropertyKind, parseSync, Visitor } from 'oxc-parser';
import { isCallFile } from './call-files.ts';

/** Members of a call definition that only servers, tests and documentation read; removed from browser bundles. */
export const serverOnlyMembers = ['summary', 'roles', 'query', 'body', 'statuses', 'errors'] as const;

/**
 * Loader that strips `serverOnlyMembers` from call definitions in browser bundles, and with them the request schemas, which
 * only the API validates.
 */
export const clientCalls = (): RsbuildPlugin => ({
  name: 'jobharbor:client-calls',
  setup(api) {
    api.transform({ test: isCallFile, environments: ['web'], order: 'pre' }, ({ code, resourcePath }) =>
      withoutServerMembers(code, resourcePath),
    );
  },
});

/** The source of a call definition without `serverOnlyMembers`, still TypeScript, and its source map. */
export function withoutServerMembers(code: string, path: string): { code: string; map: string } {
  const { program, errors } = parseSync(basename(path), code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const text = new MagicString(code);
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.map(nameOf);
      // The options of `defineCall`, or an object that several calls spread into theirs.
      if (!names.includes('method') || !names.includes('access')) return;
      for (const [index, { start, end }] of properties.entries()) {
        if (!serverOnlyMembers.some((name) => name === names[index])) continue;
        const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
        text.remove(start, properties[index + 1]?.start ?? end + comma);
      }
    },
  }).visit(program);
  return { code: text.toString(), map: text.generateMap({ source: path, hires: true }).toString() };
}

const nameOf = (member: ObjectPropertyKind): string | undefined =>
  member.type === 'Property' && member.key.type === 'Identifier' ? member.key.name : undefined;
