/** Types of `subset-font`, which ships none; only the options in use. */
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
