const warned = new Set<string>();

/** What `read` gives; nothing where it throws, which is printed once for each file. */
export function readOrWarn<T extends object>(key: string, read: () => T): T | Record<string, never> {
  try {
    return read();
  } catch (error) {
    warnUnreadable(key, error);
    return {};
  }
}

/** Prints, once for each file, that it is passed over. */
export function warnUnreadable(key: string, error: unknown): void {
  if (warned.has(key)) return;
  warned.add(key);
  const why = error instanceof Error ? error.message.slice(0, 200) : String(error);
  console.error(`${key} of the release store cannot be read and is passed over: ${why}`);
}
