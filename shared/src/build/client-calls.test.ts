import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverOnlyMembers, withoutServerMembers } from './client-calls.ts';

const stripped = (code: string) => withoutServerMembers(code, 'calls/save-job.ts').code;

it('removes what only the server reads, the last member of a definition included', () => {
  const code = `export const saveJob = defineCall({
  method: 'POST',
  path: '/job/save',
  access: 'protected',
  summary: 'Save a job',
  body: z.object({ job_id: z.number() }),
  answer: nothing,
  errors: [40004],
});`;
  expect(stripped(code).replace(/\s+/g, ' ')).toBe(
    "export const saveJob = defineCall({ method: 'POST', path: '/job/save', access: 'protected', answer: nothing, });",
  );
});

it('leaves members of the same name inside a schema as they are', () => {
  const code =
    'export const readMail = defineCall({ answer: z.object({ summary: z.string(), body: mailBody }) });';
  expect(stripped(code)).toBe(code);
});

it('removes it from options that several calls share', () => {
  const code = "const options = { method: 'POST', access: 'default', errors: [41001] } as const;";
  expect(stripped(code)).not.toContain('41001');
});

it('names the file that it cannot read', () => {
  expect(() => stripped('export const saveJob = defineCall({')).toThrow('save-job.ts');
});

it('keeps no member of the server in any call of the API', () => {
  const folder = join(import.meta.dirname, '../contracts/calls');
  const names = new RegExp(`^  (${serverOnlyMembers.join('|')}):`, 'm');
  for (const file of globSync('*/*.ts', { cwd: folder }))
    expect(withoutServerMembers(readFileSync(join(folder, file), 'utf8'), file).code, file).not.toMatch(
      names,
    );
});
