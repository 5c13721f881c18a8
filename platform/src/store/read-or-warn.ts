const warned = new Set<string>();

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
  warned.add(key);
  const why = error instanceof Error ? error.message.slice(0, 200) : String(error);
  console.error(`${key} of the release store cannot be read and is passed over: ${why}`);
}
