const warned = new Map<string, string>();

/** The result of `read`; an empty object if it throws, with one warning for each file. */
export function readOrWarn<T extends object>(key: string, read: () => T): T | Record<string, never> {
  try {
    return read();
  } catch (error) {
    warnUnreadable(key, error);
    return {};
  }
}

/** Warns once for each file that it is skipped. */
export function warnUnreadable(key: string, error: unknown): void {
  if (warned.has(key)) return;
  const why = error instanceof Error ? error.message.slice(0, 200) : String(error);
  warned.set(key, why);
  console.error(`${key} of the release store cannot be read and is passed over: ${why}`);
}

/** Files that this process could not read, with the reason, in the order of their first warning. */
export const listUnreadable = (): readonly (readonly [file: string, reason: string])[] => [...warned];
