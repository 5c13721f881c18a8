/** The program and first arguments that start pnpm: the one that runs this program, else by npx. */
export function pnpmCommand(env: NodeJS.ProcessEnv = process.env): readonly [string, ...string[]] {
  const pnpm = env.npm_execpath;
  if (pnpm === undefined || !pnpm.includes('pnpm')) return ['npx', '-y', 'pnpm@12'];
  return /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm] : [pnpm];
}
