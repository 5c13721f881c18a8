import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addModifiedRelease, liveVersion } from '../site/add-modified-release.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';

const rehearsal = z.object({
  shell: z.object({ version: z.string(), react: z.string() }),
  breaks: z.boolean(),
  remotes: z.array(
    z.object({
      name: z.string(),
      team: z.string(),
      react: z.object({ ran_on: z.nullable(z.string()), is_own: z.boolean() }),
      problems: z.array(z.object({ kind: z.string(), text: z.string() })),
      visited: z.array(z.string()),
    }),
  ),
});
type Rehearsal = z.infer<typeof rehearsal>;

const teamsWith = ({ remotes }: Rehearsal, isMeant: (kind: string) => boolean) =>
  remotes.filter(({ problems }) => problems.some(({ kind }) => isMeant(kind))).map(({ team }) => team);
const kinds = ({ remotes }: Rehearsal, team: string) => [
  ...new Set(remotes.find((remote) => remote.team === team)?.problems.map(({ kind }) => kind)),
];

describe('before a new shell is released', () => {
  let site: BranchSite;
  beforeEach(async () => {
    site = await branchSite();
  });
  afterEach(() => site?.stop());

  const pointers = () => readdir(join(site.dataFolder, 'releases/live'));
  async function rehearse(
    shell: string,
    ...rest: string[]
  ): Promise<{ code: number | null; said: Rehearsal }> {
    const before = await pointers();
    const { code, output, errors } = await site.attempt(
      'platform.ts',
      'rehearse',
      '--shell',
      shell,
      '--json',
      ...rest,
    );
    expect(errors).toBe('');
    expect(await pointers()).toEqual(before);
    return { code, said: rehearsal.parse(JSON.parse(output)) };
  }

  // The one remote that fills a slot and takes a service of the shell: it breaks in the other rehearsal.
  it('the platform team reads that a remote runs in a shell that takes nothing away', async () => {
    const { code, said } = await rehearse(
      await liveVersion(site.dataFolder, 'shell'),
      '--remote',
      'mfe-chat',
    );
    expect(said.remotes).toEqual([
      expect.objectContaining({
        name: 'mfe-chat',
        problems: [],
        react: expect.objectContaining({ ran_on: said.shell.react, is_own: false }),
      }),
    ]);
    expect(said.remotes[0]?.visited.length).toBeGreaterThan(1);
    expect(code).toBe(0);
  });

  it('they read which teams break where it withholds a service and a slot, and who would run on a React of their own', async () => {
    const shell = await addModifiedRelease(site.dataFolder, 'shell', 'breaking', {
      script: (text) =>
        text
          .replace(/\brealtime:\w+\([^()]*\),(?=notify:)/, '')
          .replace(
            /(?<before>name:"react[^"]*",version:")19\.[\d.]+(?<after>",factory:)/g,
            '$<before>20.0.0$<after>',
          )
          .replaceAll('requiredVersion:"^19.0.0"', 'requiredVersion:"^20.0.0"'),
      contract: { offers: [], provides: { shared: '1.1.0', react: '20.0.0' } },
    });
    // One that takes the service and fills the slot, one that takes the service, and one that takes neither.
    const { code, said } = await rehearse(shell, '--remote', 'mfe-auth,mfe-chat,mfe-profile');
    expect(code).toBe(1);
    const withheld = ['chat', 'profile'];
    expect(teamsWith(said, (kind) => kind !== 'range')).toEqual(withheld);
    expect(kinds(said, 'chat')).toEqual(expect.arrayContaining(['slot', 'mount']));
    expect(said.remotes.map(({ name }) => name)).toEqual(['mfe-auth', 'mfe-chat', 'mfe-profile']);
    for (const { name, visited } of said.remotes) expect(visited.length, name).toBeGreaterThan(0);
    for (const { name, team, react, problems } of said.remotes) {
      const own = problems.filter(({ kind }) => kind === 'range').map(({ text }) => text);
      const range = /needs React \^19\.0\.0, and shell \S+ provides 20\.0\.0/;
      expect(own, name).toEqual([expect.stringMatching(range)]);
      // A remote that does not mount may run on no React at all.
      if (!withheld.includes(team))
        expect(react, name).toEqual({ ran_on: expect.stringMatching(/^19\./), is_own: true });
    }
  });
});
