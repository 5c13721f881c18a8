/** What is used of the package, which has no types of its own. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      noHinting: boolean;
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
