interface Warnings {
  warn: (text: string) => void;
  /** What the log's entry of the operation keeps of them; nothing without any. */
  detail(): { warned?: string };
}

/** Passes warnings of an operation on, and keeps them for its entry in the log. */
export function collectWarnings(passOn?: (text: string) => void): Warnings {
  const warnings: string[] = [];
  return {
    warn(text) {
      warnings.push(text);
      passOn?.(text);
    },
    detail: () => (warnings.length > 0 ? { warned: warnings.join('\n') } : {}),
  };
}
