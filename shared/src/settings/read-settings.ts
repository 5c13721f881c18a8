import * as z from 'zod/mini';

/** A wrong setting. Programs print the sentence alone: where it was read helps nobody. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** An error whose sentence alone a program prints. */
export const settingsError = (sentence: string): Error => new SettingsError(sentence);

/**
 * Settings of a program, read from the environment by the schemas of `kinds.ts`. An empty variable counts as missing.
 * Throws one sentence for each wrong setting, which names it and what it takes.
 */
export function readSettings<Shape extends z.core.$ZodLooseShape>(
  env: NodeJS.ProcessEnv,
  shape: Shape,
): z.output<z.ZodMiniObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(shape).map((name) => [name, env[name]?.trim() === '' ? undefined : env[name]]),
  );
  const read = z.object(shape).safeParse(given);
  if (read.success) return read.data;
  throw settingsError(
    read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
  );
}

export const isSettingsError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'SettingsError';
