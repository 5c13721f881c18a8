import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

const read = (path: string) => readFile(join(projectFolder, path), 'utf8');

it('the configuration of nginx overwrites each header that a trusted proxy alone may set', async () => {
  const [, list = ''] =
    /Only a trusted proxy may set the headers ([^.]+)\./.exec(await read('docs/operations.md')) ?? [];
  const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  const source = await read('shared/src/http-server/untrusted-headers.ts');
  const [, dropped = ''] = /const proxyHeaders = \[([^\]]+)\]/.exec(source) ?? [];
  for (const [, name = ''] of dropped.matchAll(/'([\w-]+)'/g))
    expect(named.map((one) => one?.toLowerCase())).toContain(name);
  const nginx = await read('docs/server/nginx.conf');
  const overwritten = [...nginx.matchAll(/^\s*proxy_set_header ([\w-]+) [^;]+;$/gm)].map(([, name]) => name);
  for (const name of named) expect(overwritten).toContain(name);
  expect(nginx).toMatch(/^\s*ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
});
