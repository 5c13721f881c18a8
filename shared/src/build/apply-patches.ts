/** Source text of a package, and its replacement in our builds. */
export interface Patch {
  part: string;
  source: RegExp;
  /** Replacement as in `String.replace`. */
  by: string;
}

/** The source with all patches. Throws with the part that is not found, as after an update of the package. */
export const applyPatches = (packageName: string, source: string, patches: readonly Patch[]): string =>
  patches.reduce((text, { part, source: pattern, by }) => {
    const patched = text.replace(pattern, by);
    if (patched === text) throw new Error(`${packageName} has another source for: ${part}`);
    return patched;
  }, source);
